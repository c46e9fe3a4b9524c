/** Which card a line of the log tells of. */

import type { Kinds, Line } from "./types";

export interface Paper {
  kind: Extract<keyof Kinds, "bourse" | "interieure" | "internationale" | "personnel" | "rumeur">;
  card: number;
}

type Read = Extract<Line, { event: "READ_BOURSE" | "READ_INTERIEURE" | "READ_INTERNATIONALE" | "READ_PERSONNEL" | "REVEALED" }>;

export function paperOf({ event, values }: Read): Paper {
  switch (event) {
    case "READ_BOURSE":
      return { kind: "bourse", card: values.bourse };
    case "READ_INTERIEURE":
      return { kind: "interieure", card: values.interieure };
    case "READ_INTERNATIONALE":
      return { kind: "internationale", card: values.internationale };
    case "READ_PERSONNEL":
      return { kind: "personnel", card: values.personnel };
    case "REVEALED":
      return { kind: "rumeur", card: values.rumeur };
  }
}
