/** Passkeys: what the server asks as JSON, answered by the browser. Done by hand, because not all browsers read and write this JSON themselves. */

type Json = Record<string, unknown>;

const bytes = (text: string): ArrayBuffer => {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
};
const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const descriptors = (found: unknown) => ((found as Json[] | undefined) ?? []).map((one) => ({ ...one, id: bytes(one["id"] as string) }));

export const hasPasskeys = () => typeof PublicKeyCredential === "function";

/** A new passkey for this site; null if somebody thought better of it. */
export async function makePasskey(asked: Json): Promise<Json | null> {
  const user = asked["user"] as Json;
  const publicKey = {
    ...asked,
    challenge: bytes(asked["challenge"] as string),
    user: { ...user, id: bytes(user["id"] as string) },
    excludeCredentials: descriptors(asked["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!made) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  return written(made, { attestationObject: text(answer.attestationObject), transports: answer.getTransports?.() ?? [] });
}

/** The answer of a passkey of this site; null if there is none, or if somebody thought better of it. */
export async function usePasskey(asked: Json): Promise<Json | null> {
  const publicKey = {
    ...asked,
    challenge: bytes(asked["challenge"] as string),
    allowCredentials: descriptors(asked["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!found) return null;
  const answer = found.response as AuthenticatorAssertionResponse;
  return written(found, {
    authenticatorData: text(answer.authenticatorData),
    signature: text(answer.signature),
    userHandle: answer.userHandle ? text(answer.userHandle) : null,
  });
}

const written = (found: PublicKeyCredential, more: Json): Json => ({
  id: found.id,
  rawId: text(found.rawId),
  type: found.type,
  response: { clientDataJSON: text(found.response.clientDataJSON), ...more },
});
