import {
  type Challenge,
  type ChallengeRejection,
  type EntryId,
  type LadderMailCommand,
  type LadderState,
  whomMayChallenge,
} from "@losfee/core";
import type { Wish } from "@losfee/files";
import type { SenderWishes } from "../mail/index.ts";
import { challengeCommands, isSeated } from "./challenges-of-mail.ts";
import { endedTooSoon, gamesIn, gamesMeant, type MailSituation } from "./games-of-mail.ts";
import {
  forGames,
  type ProposedCommand,
  pairOf,
  proposedCommand,
  type WishCommand,
} from "./proposed-commands.ts";
import { recordCommands } from "./records-of-mail.ts";
import { acceptanceCommands, moveCommands, refusalCommands } from "./replies-of-mail.ts";
import { resultsOfWish } from "./results-of-mail.ts";

/** The commands that a mail yields in a pyramid. */
export interface CommandsOfMail {
  /** Owner of the sender's address; null for a stranger's or a shared address. */
  readonly player: EntryId | null;
  /** Ordered so that none prevents another. */
  readonly proposals: readonly ProposedCommand[];
  /** Sentences that were not understood, or do not fit this pyramid. */
  readonly rest: readonly string[];
  /** Players who are named or addressed, who may be meant. */
  readonly people: readonly EntryId[];
  /** True if the director has to decide only about uncertain proposals. */
  readonly understood: boolean;
}

/**
 * Returns the commands that the wishes of a mail yield in this pyramid. Retirement is never
 * certain: an address can be forged, and retirement is final; a refusal is certain only in a mail
 * `verified` to come from its sender. Wishes are read as of the mail's arrival.
 */
export const commandsOfMail = (
  state: LadderState,
  sent: SenderWishes,
  { verified, arrivedAt }: Pick<MailSituation, "verified" | "arrivedAt">,
): CommandsOfMail => {
  const { reading, addressees } = sent;
  const [sender, ...others] = sent.senders;
  const named = [...addressees, ...reading.people.flat()].filter((it) => it !== sender?.entry);
  const people = [...new Set(named)];
  if (sender === undefined || others.length > 0) {
    return { player: null, proposals: [], rest: reading.rest, people, understood: false };
  }
  const player = sender.entry;
  const situation: Situation = {
    state,
    player,
    partners: addressees,
    reading,
    verified,
    arrivedAt,
    has: (kind) => reading.wishes.some((wish) => wish.kind === kind),
  };
  // "Einspruch, es war remis": the result is the objection's. Without a result to object to, a
  // denial ("ich habe nicht verloren, sondern gewonnen") leaves the report as it is.
  const objects = reading.wishes.some(
    (wish) =>
      wish.kind === "objection" &&
      (wish.certainty === "certain" || objectionCommands(situation, wish).length > 0),
  );
  const wishes = reading.wishes.filter(({ kind }) => !objects || kind !== "result");
  const read = wishes.map((wish, index) =>
    commandsOfWish(situation, wish)
      .filter(({ command }) => wish.certainty !== "implied" || isPossible(state, command))
      .map((found) => ({ ...found, wish: index })),
  );
  const missing = wishes.filter(
    (wish, index) => read[index]?.length === 0 && !isDone(situation, wish),
  );
  const shown = new Set(
    wishes.flatMap(({ source }, index) => (read[index]?.length === 0 ? [] : [source.text])),
  );
  const unmet = missing
    // Another reading of the same words is shown.
    .filter(({ certainty, source }) => certainty !== "implied" || !shown.has(source.text))
    .map(({ source }) => source.text);
  const rest = [...new Set([...reading.rest, ...unmet])];
  return {
    player,
    proposals: inOrder(unique(agreed(read.flat()))).map((proposal) => ({
      ...proposal,
      certain: proposal.certain && isSeated(state, player),
    })),
    rest,
    people,
    understood:
      wishes.length > 0 &&
      rest.length === 0 &&
      reading.unreadGames.length === 0 &&
      !reading.shortened,
  };
};

/** What single words imply is only proposed where it is possible, now or after a game has ended. */
const isPossible = (state: LadderState, command: LadderMailCommand): boolean => {
  if (command.type === "report-result") {
    const { challenger, defender } = command;
    return [...state.open.values()].some(
      (game) =>
        game.challenger === challenger &&
        game.defender === defender &&
        game.status !== "pendingAcceptance",
    );
  }
  if (command.type !== "challenge") return true;
  const options = whomMayChallenge(state, command.challenger)?.options ?? [];
  return command.targets.every((target) =>
    options.some(
      ({ seat, player, rejection }) =>
        (rejection === null || isBusy(rejection, command.challenger, player)) &&
        (target.kind === "player"
          ? player === target.player
          : player === null &&
            seat.level === target.seat.level &&
            seat.index === target.seat.index),
    ),
  );
};

/** Another game of one of the two is in the way, which may end before the mail counts. */
const isBusy = (
  rejection: ChallengeRejection,
  challenger: EntryId,
  target: EntryId | null,
): boolean =>
  (rejection.code === "challenger-busy" && rejection.opponent !== target) ||
  (rejection.code === "target-busy" && rejection.opponent !== challenger);

interface Situation extends MailSituation {
  readonly has: (kind: Wish["kind"]) => boolean;
}

/** A command proposed twice in one mail counts once, with the higher certainty. */
const unique = (proposals: readonly ProposedCommand[]): readonly ProposedCommand[] => {
  const found = new Map<string, ProposedCommand>();
  for (const proposal of proposals) {
    const key = JSON.stringify(proposal.command);
    const known = found.get(key);
    if (known === undefined || (proposal.certain && !known.certain)) found.set(key, proposal);
  }
  return [...found.values()];
};

/** If one game is reported with two results, neither is certain. */
const agreed = (proposals: readonly ProposedCommand[]): readonly ProposedCommand[] =>
  proposals.map((proposal) => {
    const { command } = proposal;
    const other = proposals.some(
      ({ command: it }) =>
        it.type === "report-result" &&
        command.type === "report-result" &&
        it.challenger === command.challenger &&
        it.defender === command.defender &&
        it.outcome !== command.outcome,
    );
    return other ? { ...proposal, certain: false } : proposal;
  });

/** A result frees the seat that a challenge needs; retirement comes last. */
const TURN: Readonly<Record<LadderMailCommand["type"], number>> = {
  "report-result": 0,
  object: 0,
  "send-game-record": 1,
  "accept-challenge": 2,
  "refuse-challenge": 2,
  "confirm-challenge": 2,
  "answer-letter": 3,
  "announce-holiday": 3,
  "leave-waiting-list": 4,
  "leave-standing-waiting-list": 4,
  "suspend-standing-waiting-list": 4,
  challenge: 5,
  "resume-standing-waiting-list": 6,
  "join-standing-waiting-list": 6,
  "request-waiting-list": 6,
  retire: 7,
};

const inOrder = (proposals: readonly ProposedCommand[]): readonly ProposedCommand[] =>
  proposals.toSorted((a, b) => TURN[a.command.type] - TURN[b.command.type]);

/** Wishes that need no event: moves, a claim that goes with its record. */
const isDone = (situation: Situation, wish: Wish): boolean => {
  if (wish.kind === "moves") return true;
  if (wish.kind === "acceptance") return isAccepted(situation);
  if (wish.kind === "adjudication") return situation.has("games");
  return wish.kind === "result" && isReported(situation, wish);
};

/** The game was accepted or begun by this mail or after it: nothing is left to do. */
const isAccepted = ({ state, player, arrivedAt }: MailSituation): boolean =>
  [...state.open.values()].some(
    ({ challenger, defender, acceptedAt, confirmedAt }) =>
      (defender === player && acceptedAt !== null && acceptedAt >= arrivedAt) ||
      (challenger === player && confirmedAt !== null && confirmedAt >= arrivedAt),
  );

/** The same result again: it is already recorded. */
const isReported = (
  situation: MailSituation,
  wish: Extract<Wish, { readonly kind: "result" }>,
): boolean =>
  resultsOfWish(situation, wish).some(
    ({ game, outcome }) => game.status === "provisional" && game.outcome === outcome,
  );

const commandsOfWish = (situation: Situation, wish: Wish): readonly WishCommand[] => {
  const { player, state } = situation;
  const one = (command: LadderMailCommand, certain = true): readonly WishCommand[] => [
    proposedCommand(wish, command, certain),
  ];
  switch (wish.kind) {
    case "challenge":
      return challengeCommands(situation, wish);
    case "acceptance":
      return acceptanceCommands(situation, wish);
    case "refusal":
      return refusalCommands(situation, wish);
    case "moves":
      return moveCommands(situation, wish);
    case "result":
      return resultsOfWish(situation, wish)
        .filter(({ game, outcome }) => game.status !== "provisional" || game.outcome !== outcome)
        .map(({ game, outcome, certain }) =>
          proposedCommand(
            wish,
            { type: "report-result", ...pairOf(game), outcome, by: player },
            certain,
          ),
        );
    case "waiting-list":
      return one({
        type: wish.action === "enter" ? "request-waiting-list" : "leave-waiting-list",
        player,
      });
    case "standing-waiting-list": {
      // A waiting player with a suspended entry wants to resume it.
      const suspended = state.players.get(player)?.standingWaiting === "suspended";
      const resumes = wish.action === "enter" && suspended;
      return one({ type: STANDING[resumes ? "resume" : wish.action], player }, !resumes);
    }
    case "holiday":
      return one({ type: "announce-holiday", player, from: wish.from, to: wish.to });
    case "objection":
      return objectionCommands(situation, wish);
    case "games":
      return recordCommands(situation, wish);
    case "retirement":
      return one({ type: "retire", player, reason: wish.source.text }, false);
    case "stay":
      return one({ type: "answer-letter", player });
    case "adjudication":
    case "joining":
      return [];
  }
};

/** Objects to a provisional result; uncertain if it is final since the mail arrived. */
const objectionCommands = (situation: Situation, wish: Wish): readonly WishCommand[] => {
  const { player: by } = situation;
  const provisional = gamesIn(situation, ["provisional"]);
  const late = provisional.length === 0;
  const games = late ? endedTooSoon(situation, "final") : provisional;
  const objecting = (game: Challenge) => ({ type: "object", ...pairOf(game), by }) as const;
  return forGames(wish, gamesMeant(situation, games), objecting, !late);
};

const STANDING = {
  enter: "join-standing-waiting-list",
  leave: "leave-standing-waiting-list",
  suspend: "suspend-standing-waiting-list",
  resume: "resume-standing-waiting-list",
} as const;
