import type {
  Challenge,
  ChallengeTarget,
  EntryId,
  LadderMailCommand,
  LadderState,
} from "@losfee/core";
import { shapeOf } from "@losfee/core";
import { type MailIntent, type MailTarget, type ReportedOutcome, writePgn } from "@losfee/files";
import type { MailRequest } from "../mail/index.ts";

/** What could be done because of a mail. */
export interface MailProposal {
  readonly command: LadderMailCommand;
  /** The piece of the mail that asks for it. */
  readonly source: string;
  /** Nothing else can be meant. */
  readonly certain: boolean;
}

/** A mail as the pyramid understands it. */
export interface UnderstoodMail {
  /** Whose address it came from; null: a stranger's, or one that several share. */
  readonly player: EntryId | null;
  readonly proposals: readonly MailProposal[];
  /** Everything that it asks for is among the proposals, and certain. */
  readonly clear: boolean;
}

/**
 * What a mail asks for in this pyramid. Retirement is never certain: an address can be forged, and
 * it cannot be taken back.
 */
export const understand = (state: LadderState, request: MailRequest): UnderstoodMail => {
  const [sender, ...others] = request.senders;
  if (sender === undefined || others.length > 0) {
    return { player: null, proposals: [], clear: false };
  }
  const objects = request.reading.intents.some(({ kind }) => kind === "objection");
  // "Einspruch, es war remis": the result is what is objected with.
  const intents = request.reading.intents.filter(({ kind }) => !objects || kind !== "result");
  const claim = intents.find((intent) => intent.kind === "adjudication")?.claim ?? null;
  const context: Context = {
    state,
    player: sender.entry,
    partners: request.addressees,
    claim,
    hasRecord: intents.some((intent) => intent.kind === "games"),
  };
  const read = intents.map((intent) => readIntent(context, intent));
  const proposals = unique(read.flatMap(({ proposals: found }) => found));
  const clear =
    intents.length > 0 &&
    request.reading.unreadGames.length === 0 &&
    !request.reading.shortened &&
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

interface ReadIntent {
  readonly proposals: readonly MailProposal[];
  /** False: the director has to find out what is meant. */
  readonly understood: boolean;
}

const UNCLEAR: ReadIntent = { proposals: [], understood: false };
const NOTHING_TO_DO: ReadIntent = { proposals: [], understood: true };

/** The same said twice in one mail (in its subject and in its text) is meant once. */
const unique = (proposals: readonly MailProposal[]): readonly MailProposal[] => [
  ...new Map(proposals.map((proposal) => [JSON.stringify(proposal.command), proposal])).values(),
];

const readIntent = (context: Context, intent: MailIntent): ReadIntent => {
  const { player } = context;
  const one = (command: LadderMailCommand, certain = true): ReadIntent => ({
    proposals: [proposalOf(intent, command, certain)],
    understood: true,
  });
  switch (intent.kind) {
    case "challenge":
      return readChallenge(context, intent);
    case "acceptance":
    case "refusal": {
      const type = intent.kind === "acceptance" ? "accept-challenge" : "refuse-challenge";
      return forGames(intent, awaiting(context), ({ challenger, defender }) => ({
        type,
        challenger,
        defender,
      }));
    }
    case "moves":
      return readMoves(context, intent);
    case "result":
      return readResult(context, intent);
    case "waiting-list":
      return one({
        type: intent.action === "enter" ? "request-waiting-list" : "leave-waiting-list",
        player,
      });
    case "standing-list":
      return one({ type: STANDING[intent.action], player });
    case "holiday":
      return one({ type: "announce-holiday", player, from: intent.from, to: intent.to });
    case "objection":
      return forGames(intent, gamesOf(context, ["provisional"]), ({ challenger, defender }) => ({
        type: "object",
        challenger,
        defender,
        by: player,
      }));
    case "adjudication":
      // The claim goes with the record; alone it is for the director to answer.
      return context.hasRecord ? NOTHING_TO_DO : UNCLEAR;
    case "games":
      return readRecords(context, intent);
    case "retirement":
      return one({ type: "retire", player, reason: intent.source.text }, false);
    case "stay":
      return one({ type: "answer-letter", player });
    case "joining":
      return UNCLEAR;
  }
};

const STANDING = {
  enter: "join-standing-list",
  leave: "leave-standing-list",
  suspend: "suspend-standing-list",
  resume: "resume-standing-list",
} as const;

const proposalOf = (
  intent: MailIntent,
  command: LadderMailCommand,
  certain: boolean,
): MailProposal => ({
  command,
  source: intent.source.text,
  certain: certain && intent.certainty === "certain",
});

/** The same for each game that can be meant: certain only where it is one. */
const forGames = (
  intent: MailIntent,
  games: readonly Challenge[],
  commandFor: (game: Challenge) => LadderMailCommand,
): ReadIntent => ({
  proposals: games.map((game) => proposalOf(intent, commandFor(game), games.length === 1)),
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

const readChallenge = (
  { state, player }: Context,
  intent: Extract<MailIntent, { readonly kind: "challenge" }>,
): ReadIntent => {
  const targets = intent.targets.map((target) => targetOf(state, target));
  const known = targets.filter((target) => target !== null);
  if (known.length < targets.length || known.length === 0) return UNCLEAR;
  const command = { type: "challenge", challenger: player, targets: known } as const;
  return { proposals: [proposalOf(intent, command, true)], understood: true };
};

/** By name where there is one, else by the seat. */
const targetOf = (state: LadderState, target: MailTarget): ChallengeTarget | null => {
  if (target.entry !== null) return { kind: "player", player: target.entry };
  if (target.seat === null) return null;
  if (target.vacancy) return { kind: "vacancy", seat: target.seat };
  const place = shapeOf(state.settings.capacity).placeOf(target.seat);
  if (place === null) return null;
  const holder = state.seats[place] ?? null;
  return holder === null
    ? { kind: "vacancy", seat: target.seat }
    : { kind: "player", player: holder };
};

/** The first move begins or accepts a game; later ones are between the players. */
const readMoves = (
  context: Context,
  intent: Extract<MailIntent, { readonly kind: "moves" }>,
): ReadIntent => {
  const { player } = context;
  if (intent.moveNumber > 1) return NOTHING_TO_DO;
  if (intent.side === "white" && intent.moves.length === 1) {
    const begun = gamesOf(context, ["pendingConfirmation"]).filter(
      ({ challenger }) => challenger === player,
    );
    // With a direct challenge the first move comes along; it asks for nothing more.
    if (begun.length === 0) return NOTHING_TO_DO;
    return forGames(intent, begun, ({ challenger, defender }) => ({
      type: "confirm-challenge",
      challenger,
      defender,
    }));
  }
  const answered = awaiting(context);
  if (answered.length === 0) return NOTHING_TO_DO;
  return forGames(intent, answered, ({ challenger, defender }) => ({
    type: "accept-challenge",
    challenger,
    defender,
  }));
};

const readResult = (
  context: Context,
  intent: Extract<MailIntent, { readonly kind: "result" }>,
): ReadIntent => {
  const { player } = context;
  const games = gamesOf(context, ["running", "pendingAcceptance", "provisional", "contested"]);
  const named = games.filter((game) => {
    const opponent = game.challenger === player ? game.defender : game.challenger;
    return intent.entries.includes(opponent);
  });
  const open = (named.length > 0 ? named : games).filter(
    // Of several games the one that is still played is meant.
    ({ status }, _, all) => all.length === 1 || status === "running",
  );
  return forGames(intent, open, (game) => ({
    type: "report-result",
    challenger: game.challenger,
    defender: game.defender,
    outcome: outcomeOf(game, player, intent.outcome),
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

const readRecords = (
  context: Context,
  intent: Extract<MailIntent, { readonly kind: "games" }>,
): ReadIntent => {
  const { player, claim } = context;
  const games = gamesOf(context, ["running", "provisional", "disputed", "inAdjudication"]);
  const [record, ...more] = intent.games;
  if (record === undefined) return NOTHING_TO_DO;
  if (more.length > 0) return UNCLEAR;
  return forGames(intent, games, ({ challenger, defender }) => ({
    type: "send-game-record",
    challenger,
    defender,
    by: player,
    pgn: writePgn([record]),
    claim,
  }));
};
