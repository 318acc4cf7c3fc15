import type {
  Challenge,
  ChallengeTarget,
  EntryId,
  LadderMailCommand,
  LadderState,
} from "@losfee/core";
import { shapeOf } from "@losfee/core";
import { type MailTarget, type ReportedOutcome, type Wish, writePgn } from "@losfee/files";
import type { SenderWishes } from "../mail/index.ts";

/** A command that a mail may ask for. */
export interface ProposedCommand {
  readonly command: LadderMailCommand;
  /** The words of the mail that it was read from. */
  readonly source: string;
  /** Nothing else can be meant. */
  readonly certain: boolean;
}

/** The commands that a mail comes to in a pyramid. */
export interface CommandsOfMail {
  /** Whose address it came from; null: a stranger's, or one that several share. */
  readonly player: EntryId | null;
  readonly proposals: readonly ProposedCommand[];
  /** Every wish of it became a command, and certainly the right one. */
  readonly clear: boolean;
}

/**
 * The commands that the wishes of a mail come to in this pyramid. Retirement is never certain: an address can be forged, and
 * it cannot be taken back.
 */
export const commandsOfMail = (state: LadderState, sent: SenderWishes): CommandsOfMail => {
  const [sender, ...others] = sent.senders;
  if (sender === undefined || others.length > 0) {
    return { player: null, proposals: [], clear: false };
  }
  const objects = sent.reading.wishes.some(({ kind }) => kind === "objection");
  // "Einspruch, es war remis": the result is what is objected with.
  const wishes = sent.reading.wishes.filter(({ kind }) => !objects || kind !== "result");
  const claim = wishes.find((wish) => wish.kind === "adjudication")?.claim ?? null;
  const context: Context = {
    state,
    player: sender.entry,
    partners: sent.addressees,
    claim,
    hasRecord: wishes.some((wish) => wish.kind === "games"),
  };
  const read = wishes.map((wish) => commandsOfWish(context, wish));
  const proposals = unique(read.flatMap(({ proposals: found }) => found));
  const clear =
    wishes.length > 0 &&
    sent.reading.unreadGames.length === 0 &&
    !sent.reading.shortened &&
    read.every(({ understood }) => understood) &&
    proposals.every(({ certain }) => certain);
  return { player: sender.entry, proposals, clear };
};

interface Context {
  readonly state: LadderState;
  readonly player: EntryId;
  /** The other players that the mail went to. */
  readonly partners: readonly EntryId[];
  readonly claim: "win" | "draw" | null;
  readonly hasRecord: boolean;
}

interface CommandsOfWish {
  readonly proposals: readonly ProposedCommand[];
  /** False: the director has to find out what is meant. */
  readonly understood: boolean;
}

const UNCLEAR: CommandsOfWish = { proposals: [], understood: false };
const NOTHING_TO_DO: CommandsOfWish = { proposals: [], understood: true };

/** The same said twice in one mail (in its subject and in its text) is meant once. */
const unique = (proposals: readonly ProposedCommand[]): readonly ProposedCommand[] => [
  ...new Map(proposals.map((proposal) => [JSON.stringify(proposal.command), proposal])).values(),
];

const commandsOfWish = (context: Context, wish: Wish): CommandsOfWish => {
  const { player } = context;
  const one = (command: LadderMailCommand, certain = true): CommandsOfWish => ({
    proposals: [proposedCommand(wish, command, certain)],
    understood: true,
  });
  switch (wish.kind) {
    case "challenge":
      return challengeCommands(context, wish);
    case "acceptance":
    case "refusal": {
      const type = wish.kind === "acceptance" ? "accept-challenge" : "refuse-challenge";
      return forGames(wish, awaiting(context), ({ challenger, defender }) => ({
        type,
        challenger,
        defender,
      }));
    }
    case "moves":
      return moveCommands(context, wish);
    case "result":
      return resultCommands(context, wish);
    case "waiting-list":
      return one({
        type: wish.action === "enter" ? "request-waiting-list" : "leave-waiting-list",
        player,
      });
    case "standing-waiting-list":
      return one({ type: STANDING[wish.action], player });
    case "holiday":
      return one({ type: "announce-holiday", player, from: wish.from, to: wish.to });
    case "objection":
      return forGames(wish, gamesOf(context, ["provisional"]), ({ challenger, defender }) => ({
        type: "object",
        challenger,
        defender,
        by: player,
      }));
    case "adjudication":
      // The claim goes with the record; alone it is for the director to answer.
      return context.hasRecord ? NOTHING_TO_DO : UNCLEAR;
    case "games":
      return recordCommands(context, wish);
    case "retirement":
      return one({ type: "retire", player, reason: wish.source.text }, false);
    case "stay":
      return one({ type: "answer-letter", player });
    case "joining":
      return UNCLEAR;
  }
};

const STANDING = {
  enter: "join-standing-waiting-list",
  leave: "leave-standing-waiting-list",
  suspend: "suspend-standing-waiting-list",
  resume: "resume-standing-waiting-list",
} as const;

const proposedCommand = (
  wish: Wish,
  command: LadderMailCommand,
  certain: boolean,
): ProposedCommand => ({
  command,
  source: wish.source.text,
  certain: certain && wish.certainty === "certain",
});

/** The same for each game that can be meant: certain only where it is one. */
const forGames = (
  wish: Wish,
  games: readonly Challenge[],
  commandFor: (game: Challenge) => LadderMailCommand,
): CommandsOfWish => ({
  proposals: games.map((game) => proposedCommand(wish, commandFor(game), games.length === 1)),
  understood: games.length > 0,
});

/** The player's games in one of these states; if the mail went to an opponent, those with this one. */
const gamesOf = (
  { state, player, partners }: Context,
  statuses: readonly Challenge["status"][],
): readonly Challenge[] => {
  const games = [...state.open.values()].filter(
    ({ challenger, defender, status }) =>
      statuses.includes(status) && (challenger === player || defender === player),
  );
  const named = games.filter(({ challenger, defender }) =>
    partners.includes(challenger === player ? defender : challenger),
  );
  return named.length > 0 ? named : games;
};

/** The challenge that the player has to answer. */
const awaiting = (context: Context): readonly Challenge[] =>
  gamesOf(context, ["pendingAcceptance"]).filter(({ defender }) => defender === context.player);

const challengeCommands = (
  { state, player }: Context,
  wish: Extract<Wish, { readonly kind: "challenge" }>,
): CommandsOfWish => {
  const targets = wish.targets.map((target) => targetOf(state, target));
  const known = targets.filter((target) => target !== null);
  if (known.length < targets.length || known.length === 0) return UNCLEAR;
  const command = { type: "challenge", challenger: player, targets: known } as const;
  return { proposals: [proposedCommand(wish, command, true)], understood: true };
};

/** By name where there is one, else by the seat. */
const targetOf = (state: LadderState, target: MailTarget): ChallengeTarget | null => {
  if (target.entry !== null) return { kind: "player", player: target.entry };
  if (target.seat === null) return null;
  if (target.vacancy) return { kind: "vacancy", seat: target.seat };
  const seatNumber = shapeOf(state.settings.capacity).numberOf(target.seat);
  if (seatNumber === null) return null;
  const holder = state.seats[seatNumber] ?? null;
  return holder === null
    ? { kind: "vacancy", seat: target.seat }
    : { kind: "player", player: holder };
};

/** The first move begins or accepts a game; later ones are between the players. */
const moveCommands = (
  context: Context,
  wish: Extract<Wish, { readonly kind: "moves" }>,
): CommandsOfWish => {
  const { player } = context;
  if (wish.moveNumber > 1) return NOTHING_TO_DO;
  if (wish.side === "white" && wish.moves.length === 1) {
    const begun = gamesOf(context, ["pendingConfirmation"]).filter(
      ({ challenger }) => challenger === player,
    );
    // With a direct challenge the first move comes along; it asks for nothing more.
    if (begun.length === 0) return NOTHING_TO_DO;
    return forGames(wish, begun, ({ challenger, defender }) => ({
      type: "confirm-challenge",
      challenger,
      defender,
    }));
  }
  const answered = awaiting(context);
  if (answered.length === 0) return NOTHING_TO_DO;
  return forGames(wish, answered, ({ challenger, defender }) => ({
    type: "accept-challenge",
    challenger,
    defender,
  }));
};

const resultCommands = (
  context: Context,
  wish: Extract<Wish, { readonly kind: "result" }>,
): CommandsOfWish => {
  const { player } = context;
  const games = gamesOf(context, ["running", "pendingAcceptance", "provisional", "contested"]);
  const named = games.filter((game) => {
    const opponent = game.challenger === player ? game.defender : game.challenger;
    return wish.entries.includes(opponent);
  });
  const open = (named.length > 0 ? named : games).filter(
    // Of several games the one that is still played is meant.
    ({ status }, _, all) => all.length === 1 || status === "running",
  );
  return forGames(wish, open, (game) => ({
    type: "report-result",
    challenger: game.challenger,
    defender: game.defender,
    outcome: outcomeOf(game, player, wish.outcome),
    by: player,
  }));
};

const outcomeOf = (
  { challenger }: Challenge,
  player: EntryId,
  outcome: ReportedOutcome,
): "challenger-wins" | "draw" | "defender-wins" => {
  if (outcome.result === "1/2-1/2" || outcome.result === "drawn") return "draw";
  const challengerWon =
    outcome.by === "colour"
      ? outcome.result === "1-0"
      : (outcome.result === "won") === (player === challenger);
  return challengerWon ? "challenger-wins" : "defender-wins";
};

const recordCommands = (
  context: Context,
  wish: Extract<Wish, { readonly kind: "games" }>,
): CommandsOfWish => {
  const { player, claim } = context;
  const games = gamesOf(context, ["running", "provisional", "disputed", "inAdjudication"]);
  const [record, ...more] = wish.games;
  if (record === undefined) return NOTHING_TO_DO;
  if (more.length > 0) return UNCLEAR;
  return forGames(wish, games, ({ challenger, defender }) => ({
    type: "send-game-record",
    challenger,
    defender,
    by: player,
    pgn: writePgn([record]),
    claim,
  }));
};
