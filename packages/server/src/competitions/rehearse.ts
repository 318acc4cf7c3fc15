import { type CompetitionState, type StoredEvent, seedAndHashOf } from "@losfee/core";
import type { NewEvent } from "../journal/store.ts";
import type { Ports } from "./ports.ts";
import { copied, writable } from "./recording.ts";

/** The journal of a rehearsal: the events of the original, and the start of the rehearsal. */
export const rehearsalEvents = (
  state: CompetitionState,
  stored: readonly StoredEvent[],
  { name, actor }: { readonly name: string; readonly actor: string },
  ports: Pick<Ports, "now" | "newSeed" | "newSalt">,
): readonly NewEvent[] => {
  const { competition, kind, seq } = state;
  const now = ports.now();
  const recorded = { competition, actor, recordedAt: now, effectiveAt: now };
  const commitment = seedAndHashOf(ports.newSeed());
  return [
    ...copied(stored),
    ...writable(
      kind,
      [
        {
          ...recorded,
          seq: seq + 1,
          type: "rehearsal-begun",
          data: { of: competition, commitment },
        },
        { ...recorded, seq: seq + 2, type: "competition-renamed", data: { name } },
      ],
      ports.newSalt,
    ),
  ];
};
