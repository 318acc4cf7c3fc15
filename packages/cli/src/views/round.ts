import {
  type Game,
  gameTermsOf,
  missingResults,
  type PairingNote,
  type Round,
  type SitOut,
} from "@losfee/core";
import type { Competition } from "../journal/competition.ts";
import { roundTexts } from "../language/round.ts";
import { table } from "../terminal/table.ts";

/** A round as text: its games in board order, who sits out, what is missing; with reasons if asked. */
export const roundText = (competition: Competition, round: Round, why: boolean): string => {
  const { call, messages, nameOf } = competition;
  const words = roundTexts[call.language];
  const state = competition.state();
  const { system } = round.request;
  const parts = [
    words.title(round.number, messages.systemLabel(system, call.language), round.status),
    ...(round.games.length === 0 ? [] : [gamesTable(competition, round)]),
    ...sitOutLines(competition, round, why),
    ...(round.unpaired.length === 0
      ? []
      : [words.unpaired(round.unpaired.map((entry) => `#${entry} ${nameOf(entry)}`))]),
    ...(why ? reasonLines(competition, round) : []),
  ];
  const missing = missingResults(round).length;
  const tail =
    round.status === "published" && round.games.length > 0 ? [words.missing(missing)] : [];
  return [`${state.name}: ${parts[0]}`, ...parts.slice(1), ...tail].join("\n");
};

const gamesTable = ({ call, messages, nameOf }: Competition, round: Round): string => {
  const words = roundTexts[call.language];
  const drawn = round.games.some(({ start }) => start.code === "players-draw");
  return table(
    [
      { heading: words.board, align: "right" },
      { heading: "", align: "right" },
      { heading: drawn ? words.players : words.starts, align: "left" },
      { heading: "", align: "right" },
      { heading: drawn ? "" : words.replies, align: "left" },
      { heading: words.result, align: "right" },
      { heading: "", align: "left" },
    ],
    round.games.map((game) => {
      const [first, second] = game.seats;
      const row = [`${game.board}`, `#${first}`, nameOf(first), `#${second}`, nameOf(second)];
      return [...row, resultOf(game, messages), game.pinned ? words.byHand : ""];
    }),
  );
};

const resultOf = ({ result, seats }: Game, { formatHalves }: Competition["messages"]): string => {
  if (result === null) return "";
  if (result.outcome.kind === "played") return result.outcome.scores.map(formatHalves).join(":");
  const { absent } = result.outcome;
  return seats.map((entry) => (absent.includes(entry) ? "-" : "+")).join(":");
};

const sitOutLines = (competition: Competition, round: Round, why: boolean): readonly string[] => {
  const { call, messages, nameOf } = competition;
  const words = roundTexts[call.language];
  const shown = round.sitOuts.filter(({ reason }) => reason !== "not-in-stage");
  return shown.map((sitOut: SitOut) => {
    const label = messages.unplayedLabel(sitOut.reason, call.language);
    const spread = messages.formatSigned(sitOut.spread);
    const reasons = why ? ` ${notesText(competition, sitOut.notes)}` : "";
    return words.sitOut(`#${sitOut.entry} ${nameOf(sitOut.entry)}`, label, spread) + reasons;
  });
};

const notesText = (
  { call, messages, nameOf }: Competition,
  notes: readonly PairingNote[],
): string => notes.map((note) => messages.describeNote(note, call.language, nameOf)).join(" ");

const reasonLines = (competition: Competition, round: Round): readonly string[] => {
  const { call, messages, nameOf, state } = competition;
  const terms = gameTermsOf(state().settings);
  const words = roundTexts[call.language];
  const games = round.games.map(({ board, notes, start }) => {
    const starts = messages.describeStart(start, terms, call.language);
    return `  ${words.boardNumber(board)}: ${notesText(competition, notes)} ${starts}`;
  });
  const acts = round.acts.map(
    ({ act, reason, actor }) => `  ${words.act(act.kind, reason, actor)}`,
  );
  const notes = round.notes.map(
    (note) => `  ${messages.describeNote(note, call.language, nameOf)}`,
  );
  return ["", words.why, ...notes, ...games, ...acts];
};
