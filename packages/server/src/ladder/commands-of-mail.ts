import type { Challenge, ChallengeTarget, EntryId, LadderMailCommand } from "@losfee/core";
import { type LadderState, shapeOf } from "@losfee/core";
import { type MailTarget, type Wish, writePgn } from "@losfee/files";
import type { SenderWishes } from "../mail/index.ts";
import { gamesIn, gamesMeant, type MailSituation } from "./games-of-mail.ts";
import { resultsOfWish } from "./results-of-mail.ts";

/** A command that a mail may ask for. */
export interface ProposedCommand {
  readonly command: LadderMailCommand;
  /** The words of the mail that it was read from. */
  readonly source: string;
  /** Nothing else can be meant. */
  readonly certain: boolean;
  /** Those of one wish are ways of reading it: one of them is meant. */
  readonly wish: number;
}

/** The commands that a mail comes to in a pyramid. */
export interface CommandsOfMail {
  /** Whose address it came from; null: a stranger's, or one that several share. */
  readonly player: EntryId | null;
  /** In an order in which none defeats another. */
  readonly proposals: readonly ProposedCommand[];
  /** Sentences that were not understood, or ask for what does not fit this pyramid. */
  readonly rest: readonly string[];
  /** The players it names or went to, who may be meant. */
  readonly people: readonly EntryId[];
  /** Nothing in it is left to the director but what is not certain. */
  readonly understood: boolean;
}

/**
 * The commands that the wishes of a mail come to in this pyramid. Retirement is never certain: an
 * address can be forged, and it cannot be taken back; a refusal is only where the mail is `verified`
 * to come from its sender.
 */
export const commandsOfMail = (
  state: LadderState,
  sent: SenderWishes,
  verified: boolean,
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
    has: (kind) => reading.wishes.some((wish) => wish.kind === kind),
  };
  // "Einspruch, es war remis": the result is what is objected with.
  const wishes = reading.wishes.filter(
    ({ kind }) => !situation.has("objection") || kind !== "result",
  );
  const read = wishes.map((wish, index) =>
    commandsOfWish(situation, wish).map((found) => ({ ...found, wish: index })),
  );
  const missing = wishes.filter(
    (wish, index) => read[index]?.length === 0 && !isDone(situation, wish),
  );
  const unmet = missing.map(({ source }) => source.text);
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

interface Situation extends MailSituation {
  readonly has: (kind: Wish["kind"]) => boolean;
}

type Found = Omit<ProposedCommand, "wish">;

/** Who has left asks for something else than it seems. */
const isSeated = ({ players }: LadderState, player: EntryId): boolean =>
  players.get(player)?.seatNumber !== null;

/** The same said twice in one mail is meant once, as certainly as it is said. */
const unique = (proposals: readonly ProposedCommand[]): readonly ProposedCommand[] => {
  const found = new Map<string, ProposedCommand>();
  for (const proposal of proposals) {
    const key = JSON.stringify(proposal.command);
    const known = found.get(key);
    if (known === undefined || (proposal.certain && !known.certain)) found.set(key, proposal);
  }
  return [...found.values()];
};

/** Of a game that is said to have ended in two ways, neither is certain. */
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

/** A result frees the seat that a challenge needs; who retires can do nothing more. */
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

/** Wishes that ask for nothing to be recorded: moves, a claim that goes with its record. */
const isDone = (situation: Situation, wish: Wish): boolean => {
  if (wish.kind === "moves") return true;
  if (wish.kind === "adjudication") return situation.has("games");
  return wish.kind === "result" && isReported(situation, wish);
};

/** The same result again: it stands already. */
const isReported = (
  situation: MailSituation,
  wish: Extract<Wish, { readonly kind: "result" }>,
): boolean =>
  resultsOfWish(situation, wish).some(
    ({ game, outcome }) => game.status === "provisional" && game.outcome === outcome,
  );

const commandsOfWish = (situation: Situation, wish: Wish): readonly Found[] => {
  const { player, state } = situation;
  const one = (command: LadderMailCommand, certain = true): readonly Found[] => [
    proposedCommand(wish, command, certain),
  ];
  switch (wish.kind) {
    case "challenge":
      return challengeCommands(situation, wish);
    case "acceptance":
      // The first reply accepts; words alone promise it.
      return acceptanceCommands(situation, wish);
    case "refusal":
      return forGames(wish, awaiting(situation), refusing, situation.verified);
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
      // Who waits there with an entry that rests wants it to go on.
      const suspended = state.players.get(player)?.standingWaiting === "suspended";
      const resumes = wish.action === "enter" && suspended;
      return one({ type: STANDING[resumes ? "resume" : wish.action], player }, !resumes);
    }
    case "holiday":
      return one({ type: "announce-holiday", player, from: wish.from, to: wish.to });
    case "objection":
      return forGames(wish, gamesMeant(situation, gamesIn(situation, ["provisional"])), (game) => ({
        type: "object",
        ...pairOf(game),
        by: player,
      }));
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

const STANDING = {
  enter: "join-standing-waiting-list",
  leave: "leave-standing-waiting-list",
  suspend: "suspend-standing-waiting-list",
  resume: "resume-standing-waiting-list",
} as const;

const pairOf = ({ challenger, defender }: Challenge) => ({ challenger, defender });

const accepting = (game: Challenge): LadderMailCommand => ({
  type: "accept-challenge",
  ...pairOf(game),
});

const confirming = (game: Challenge): LadderMailCommand => ({
  type: "confirm-challenge",
  ...pairOf(game),
});

const refusing = (game: Challenge): LadderMailCommand => ({
  type: "refuse-challenge",
  ...pairOf(game),
});

const proposedCommand = (wish: Wish, command: LadderMailCommand, certain: boolean): Found => ({
  command,
  source: wish.source.text,
  certain: certain && wish.certainty === "certain",
});

/** The same for each game that can be meant: certain only where it is one. */
const forGames = (
  wish: Wish,
  games: readonly Challenge[],
  commandFor: (game: Challenge) => LadderMailCommand,
  certain = true,
): readonly Found[] =>
  games.map((game) => proposedCommand(wish, commandFor(game), certain && games.length === 1));

/** The challenge that waits for the player's answer, else the assignment that waits for a first move. */
const acceptanceCommands = (situation: MailSituation, wish: Wish): readonly Found[] => {
  const asked = awaiting(situation);
  return asked.length > 0
    ? forGames(wish, asked, accepting, repliesIn(situation))
    : forGames(wish, assignedTo(situation), confirming, false);
};

/** The challenge that the player has to answer. */
const awaiting = (situation: MailSituation): readonly Challenge[] =>
  gamesMeant(
    situation,
    gamesIn(situation, ["pendingAcceptance"]).filter(
      ({ defender }) => defender === situation.player,
    ),
  );

/** The games assigned from a list that the player has to begin. */
const assignedTo = (situation: MailSituation): readonly Challenge[] =>
  gamesMeant(
    situation,
    gamesIn(situation, ["pendingConfirmation"]).filter(
      ({ challenger }) => challenger === situation.player,
    ),
  );

type MovesWish = Extract<Wish, { readonly kind: "moves" }>;

const isFirstReply = ({ moveNumber, side, moves }: MovesWish): boolean =>
  moveNumber === 1 && (side === "black" || moves.length > 1);

const repliesIn = ({ reading }: MailSituation): boolean =>
  reading.wishes.some((wish) => wish.kind === "moves" && isFirstReply(wish));

/** Who can be meant by each target: certain where it is one, who is surely named. */
const challengeCommands = (
  { state, player }: MailSituation,
  wish: Extract<Wish, { readonly kind: "challenge" }>,
): readonly Found[] => {
  let ways: readonly (readonly ChallengeTarget[])[] = [[]];
  const targets = wish.targets.filter((target) => !isOwnSeat(state, player, target));
  for (const target of targets) {
    const meant = targetsOf(state, player, target);
    ways = ways
      .flatMap((before) => meant.map((one) => withTarget(before, one)))
      .slice(0, MOST_WAYS);
  }
  if (targets.length === 0) return [];
  return ways.map((way) =>
    proposedCommand(
      wish,
      { type: "challenge", challenger: player, targets: way },
      ways.length === 1,
    ),
  );
};

/** "Weber (6.6) fordert ..." says where the challenger sits. */
const isOwnSeat = (
  state: LadderState,
  player: EntryId,
  { seat, vacancy, candidates }: MailTarget,
): boolean => {
  if (seat === null || vacancy || candidates.length > 0) return false;
  const number = shapeOf(state.settings.capacity).numberOf(seat);
  return number !== null && state.seats[number] === player;
};

/** A player named by seat and by name is one target. */
const withTarget = (
  before: readonly ChallengeTarget[],
  target: ChallengeTarget,
): readonly ChallengeTarget[] =>
  before.some((other) => JSON.stringify(other) === JSON.stringify(target))
    ? before
    : [...before, target];

/** More ways of reading one challenge help nobody. */
const MOST_WAYS = 6;

/** By name where there is one, else by the seat; who has left is not meant where others can be. */
const targetsOf = (
  state: LadderState,
  sender: EntryId,
  { entry, seat, vacancy, candidates }: MailTarget,
): readonly ChallengeTarget[] => {
  const playerTarget = (player: EntryId): ChallengeTarget => ({ kind: "player", player });
  if (vacancy) return seat === null ? [] : [{ kind: "vacancy", seat }];
  const number = seat && shapeOf(state.settings.capacity).numberOf(seat);
  const holder = number === null ? null : (state.seats[number] ?? null);
  if (entry !== null || candidates.length > 0) {
    const named = entry === null ? candidates : [entry];
    const seated = named.filter((it) => it !== sender && isSeated(state, it));
    const meant = seated.length > 0 ? seated : named;
    // "Schneider auf 3.2": the seat tells which.
    if (holder !== null && meant.includes(holder)) return [playerTarget(holder)];
    const contradicting = holder === null || holder === sender ? [] : [holder];
    return [...meant, ...contradicting].map(playerTarget);
  }
  if (seat === null || number === null) return [];
  return [holder === null ? { kind: "vacancy", seat } : playerTarget(holder)];
};

/** The first move begins or accepts a game; later ones are between the players. */
const moveCommands = (situation: MailSituation, wish: MovesWish): readonly Found[] => {
  if (wish.moveNumber > 1) return [];
  if (isFirstReply(wish)) return forGames(wish, awaiting(situation), accepting);
  // With a direct challenge the first move comes along; it asks for nothing more.
  return forGames(wish, assignedTo(situation), confirming);
};

/** A record of one of the sender's games; its result is proposed where the words say none. */
const recordCommands = (
  situation: Situation,
  wish: Extract<Wish, { readonly kind: "games" }>,
): readonly Found[] => {
  const { player, reading } = situation;
  const [record, ...more] = wish.games;
  if (record === undefined || more.length > 0) return [];
  const open = gamesIn(situation, ["running", "provisional", "disputed", "inAdjudication"]);
  const games = gamesMeant(situation, open).filter(
    ({ challenger, defender }) =>
      (wish.white === null || wish.white.includes(challenger)) &&
      (wish.black === null || wish.black.includes(defender)),
  );
  const claim = reading.wishes.find((it) => it.kind === "adjudication")?.claim ?? null;
  const records = forGames(wish, games, (game) => ({
    type: "send-game-record",
    ...pairOf(game),
    by: player,
    pgn: writePgn([record]),
    claim,
  }));
  if (record.result === "*") return records;
  const outcome = PGN_OUTCOMES[record.result];
  const results = games
    .filter(({ status }) => status === "running")
    .map((game) => {
      const command = { type: "report-result", ...pairOf(game), outcome, by: player } as const;
      return proposedCommand(wish, command, false);
    });
  return [...records, ...results];
};

const PGN_OUTCOMES = {
  "1-0": "challenger-wins",
  "0-1": "defender-wins",
  "1/2-1/2": "draw",
} as const;
