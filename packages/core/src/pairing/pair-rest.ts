import type { EntryId } from "../base/entry-id.ts";
import { ok, type Result } from "../base/result.ts";
import { totalsOf } from "../base/scorecard.ts";
import { newSwiss } from "./new-swiss/new-swiss.ts";
import type { OptionValues } from "./options.ts";
import { cardsAmong, pairingOrder } from "./standing-order.ts";
import type { PairingRefusal, RoundInput, RoundPairing } from "./system.ts";

/** The options of New Swiss. */
export type RestRules = OptionValues<typeof newSwiss.options>;

/**
 * Pairs `rest`, the players that another system leaves over, by New Swiss. A single player gets the
 * bye instead of a refusal, and none at all is fine.
 */
export const pairRest = (
  input: RoundInput,
  rest: readonly EntryId[],
  rules: RestRules,
): Result<RoundPairing, PairingRefusal> => {
  const [single] = rest;
  if (single === undefined || rest.length === 1) {
    const byes = single === undefined ? [] : [onlyBye(input, single)];
    return ok({ games: [], byes, notes: [], startsAssigned: false });
  }
  return newSwiss.pair({ ...input, available: rest }, rules);
};

const onlyBye = (input: RoundInput, entry: EntryId): RoundPairing["byes"][number] => {
  const playing = [...(input.field ?? input.available), entry];
  const standings = pairingOrder(cardsAmong(input.cards, playing), input.basedOn);
  const index = standings.findIndex(({ card }) => card.entry === entry);
  const card = standings[index]?.card;
  const byes = card === undefined ? 0 : totalsOf(card, input.round - 1).byes;
  return { entry, notes: [{ code: "bye", byes, rank: index + 1, of: standings.length }] };
};
