import type { EntryId } from "../../base/entry-id.ts";
import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { Draw } from "../../lots/lots.ts";
import type { Breach } from "../../pairing/breach.ts";
import type { PairingNote } from "../../pairing/notes.ts";
import type { Despite, DraftAct, DraftedPairs, DraftRequest, RecordedAct } from "../round.ts";

/** The absolute rules that a round breaks after an event, and the director's answers. */
export interface Judgement {
  /** All of them; missing: none. */
  readonly breaches?: readonly Breach[];
  /** Missing if no answer was needed. */
  readonly despite?: Despite;
}

/** Commands about rounds at boards, and what is drafted and published as one. */
export type RoundCommand =
  /** The next round; if a stage at tables is next, all of its rounds. */
  | {
      readonly type: "draft-round";
      /** The last round whose results count; the previous round by default. */
      readonly basedOn?: number;
      /** Another system than the stage's, for this round alone. */
      readonly system?: string;
      readonly options?: Readonly<Record<string, number | boolean | string>>;
      readonly pinned?: readonly (readonly [EntryId, EntryId])[];
      readonly forbidden?: readonly (readonly [EntryId, EntryId])[];
      readonly reason?: string;
      readonly despite?: Despite;
    }
  | {
      readonly type: "adjust-draft";
      readonly round: number;
      readonly act: DraftAct;
      readonly reason: string;
      readonly despite?: Despite;
    }
  /** For a stage at tables any of its rounds, here and below: all are drafted together. */
  | { readonly type: "discard-draft"; readonly round: number }
  | { readonly type: "publish-round"; readonly round: number; readonly despite?: Despite }
  /** Publishes all rounds of a table up to this one, ahead of earlier unplayed ones. */
  | { readonly type: "publish-ahead"; readonly round: number }
  /** Takes the last round (an unplayed stage at tables) back into draft. */
  | { readonly type: "recall-round"; readonly round: number; readonly reason: string };

/** Events about rounds at boards, and what is drafted and published as one, by type. */
export interface RoundEventData {
  readonly "round-drafted": DraftedPairs &
    Judgement & {
      readonly round: number;
      readonly stage: number;
      readonly request: DraftRequest;
      readonly notes: readonly PairingNote[];
      readonly draws: readonly Draw[];
    };
  readonly "draft-adjusted": DraftedPairs &
    Judgement & {
      readonly round: number;
      readonly act: RecordedAct["act"];
      readonly reason: string;
      readonly draws: readonly Draw[];
    };
  /** For a stage at tables, here and below: its first round, for all of them. */
  readonly "draft-discarded": { readonly round: number };
  readonly "round-published": Judgement & { readonly round: number };
  readonly "round-recalled": { readonly round: number; readonly reason: string };
}

export const roundEvents: EventRows<RoundEventData> = {
  "round-drafted": { group: "rounds", personal: [] },
  "draft-adjusted": { group: "rounds", personal: [] },
  "draft-discarded": { group: "rounds", personal: [] },
  "round-published": { group: "rounds", personal: [] },
  "round-recalled": { group: "rounds", personal: [] },
};
