import type { EntryDetails } from "@losfee/core";
import type { TrfPlayerCard } from "./player-card.ts";
import type { TrfFacts } from "./tournament.ts";

/** A player of a report with what federations' own lists say. */
export interface ListedPlayer {
  readonly card: TrfPlayerCard;
  readonly details: Pick<EntryDetails, "nationals" | "nationalNumbers"> | undefined;
}

/**
 * National rating records of players, with the record 172 that they demand. By which rating it ranks
 * the field an event does not say, since its own may be any of them.
 */
export const nationalsOfPlayers = (
  players: readonly ListedPlayer[],
  eventFederation: string,
): Pick<TrfFacts, "nationals" | "rankMethods"> => {
  const nationals = players.flatMap(({ card, details }) =>
    (details?.nationals ?? []).map(({ federation, rating, title = "", origin = "" }) => ({
      code: federation,
      startingRank: card.startingRank,
      sex: card.sex,
      title,
      name: card.name,
      rating: rating === 0 ? null : rating,
      federation: origin,
      fideId: details?.nationalNumbers?.[federation] ?? "",
      birth: card.birth,
    })),
  );
  const [first] = nationals;
  if (first === undefined) return { nationals, rankMethods: [] };
  const isOwn = nationals.some(({ code }) => code === eventFederation);
  const federation = isOwn ? eventFederation : first.code;
  return { nationals, rankMethods: [{ federation, method: "OTHER" }] };
};
