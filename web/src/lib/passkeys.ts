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

/** What is asked, with bytes in the place of their names in letters. */
const descriptor = ({ id, type, transports }: PublicKeyCredentialDescriptorJSON): PublicKeyCredentialDescriptor => ({
  id: bytes(id),
  type: type as PublicKeyCredentialType,
  ...(transports && { transports: transports as AuthenticatorTransport[] }),
});

export const hasPasskeys = () => typeof PublicKeyCredential === "function";

/** A new passkey for this site; null if somebody thought better of it. */
export async function makePasskey(asked: Json): Promise<Json | null> {
  const { attestation, user, challenge, excludeCredentials, ...plain } = asked as Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...plain,
    attestation: (attestation ?? "none") as AttestationConveyancePreference,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: excludeCredentials?.map(descriptor) ?? [],
  };
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!made) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  return written(made, { attestationObject: text(answer.attestationObject), transports: answer.getTransports?.() ?? [] });
}

/** The answer of a passkey of this site; null if there is none, or if somebody thought better of it. */
export async function usePasskey(asked: Json): Promise<Json | null> {
  const { challenge, allowCredentials, userVerification, ...plain } = asked as Omit<PublicKeyCredentialRequestOptionsJSON, "extensions">;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...plain,
    userVerification: (userVerification ?? "preferred") as UserVerificationRequirement,
    challenge: bytes(challenge),
    allowCredentials: allowCredentials?.map(descriptor) ?? [],
  };
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
