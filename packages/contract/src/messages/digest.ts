import {
  type CompetitionState,
  cardsOf,
  countingResult,
  currentStage,
  displayName,
  findStage,
  gameTermsOf,
  headcount,
  isPaired,
  isUnconfirmed,
  type LadderState,
  missingResults,
  openChallenges,
  playedAt,
  publishedRounds,
  type Round,
  standingsOf,
  type TableContest,
  type TablesStandingsRow,
  type TournamentState,
  tablesCodes,
  tablesFinalPlaces,
  tablesStages,
  tablesStandings,
  tallyAfter,
  totalRounds,
} from "@losfee/core";
import { digestWords } from "@losfee/messages/digest";
import type { Language } from "../language/language.ts";
import { tallyText } from "./game-words.ts";
import { ladderWords } from "./ladder/words.ts";
import { outcomeLabel } from "./outcomes.ts";
import { stageLabel } from "./stage-names.ts";
import { formatTablesValue } from "./tables-labels.ts";

/** A line of a digest: a rank, seat or board; who; a score or result. Any of them may be empty. */
export interface DigestLine {
  readonly label: string;
  readonly text: string;
  readonly value: string;
}

/** A competition in a few lines: for feeds, messages, pictures and small embeds. */
export interface Digest {
  readonly title: string;
  readonly lines: readonly DigestLine[];
  /** Number of omitted lines. */
  readonly more: number;
}

/** Digest of a round of games for two, a stage at tables, or the whole competition. */
export type DigestOf = { readonly round: number } | { readonly stage: number } | null;

const shortened = (title: string, lines: readonly DigestLine[], most: number): Digest => ({
  title,
  lines: lines.slice(0, most),
  more: Math.max(0, lines.length - most),
});

/** Describes the progress of a competition: `Runde 3 von 7 · 2 Ergebnisse fehlen`. */
export const progressLine = (state: CompetitionState, language: Language): string => {
  const t = digestWords[language];
  if (state.kind === "ladder") return ladderProgress(state, language);
  const { playing } = headcount(state);
  if (state.status === "closed") return `${t.closed} · ${t.entries({ count: playing })}`;
  const round = state.rounds.findLast(({ status }) => status === "published");
  if (round === undefined) return t.entries({ count: playing });
  if (!isPaired(round)) return stageProgress(state, language);
  return `${t.round({ round: round.number, planned: totalRounds(state.settings) })} · ${missingText(round, language)}`;
};

const ladderProgress = (state: LadderState, language: Language): string => {
  const t = digestWords[language];
  const players = state.seats.filter((player) => player !== null).length;
  const running = openChallenges(state).length;
  const parts = [
    t.players({ count: players }),
    ...(running === 0 ? [] : [t.challenges({ count: running })]),
  ];
  return (state.status === "closed" ? [t.closed, ...parts.slice(0, 1)] : parts).join(" · ");
};

const stageProgress = (state: TournamentState, language: Language): string => {
  const stage = currentStage(state);
  if (stage === undefined) return "";
  const games = stage.games.flatMap(({ tables }) => tables);
  return `${stageLabel(stage.stage, state.settings, language)} · ${missingText({ games }, language)}`;
};

const missingText = (
  round: Pick<Round, "games"> | { readonly games: readonly TableContest[] },
  language: Language,
): string => {
  const missing = missingResults<Round["games"][number]>(round).length;
  return missing === 0
    ? digestWords[language].complete
    : digestWords[language].missing({ count: missing });
};

/** Returns the top of the standings; for a pyramid its highest seats. */
export const standingsDigest = (
  state: CompetitionState,
  of: DigestOf,
  language: Language,
  most: number,
): Digest => {
  if (state.kind === "ladder")
    return shortened(digestWords[language].ranking, seatLines(state, language), most);
  if (of !== null && "stage" in of) return stageDigest(state, of.stage, language, most);
  if (of !== null) return roundDigest(state, of.round, language, most);
  if (playedAt(state) === "boards")
    return roundDigest(state, publishedRounds(state), language, most);
  if (state.status === "closed") return finalDigest(state, language, most);
  return stageDigest(state, currentStage(state)?.stage ?? 0, language, most);
};

const seatLines = (state: LadderState, language: Language): readonly DigestLine[] => {
  const { seat, name } = ladderWords(state, language);
  return state.seats.flatMap((player, number) =>
    player === null ? [] : [{ label: seat(number), text: name(player), value: "" }],
  );
};

const roundDigest = (
  state: TournamentState,
  round: number,
  language: Language,
  most: number,
): Digest => {
  const t = digestWords[language];
  const isLast = round === publishedRounds(state);
  const title =
    round === 0 ? t.standings : state.status === "closed" && isLast ? t.final : t.after({ round });
  if (round === 0) return shortened(title, [], most);
  const rows = standingsOf(state, round).filter(({ annulled }) => annulled !== true);
  const cards = new Map(cardsOf(state).map((card) => [card.entry, card]));
  const terms = gameTermsOf(state.settings);
  const lines = rows.slice(0, most).map(({ rank, entry, unconfirmed }) => {
    const card = cards.get(entry);
    const value =
      card === undefined ? "" : tallyText(tallyAfter(state, card, round), terms, language);
    return {
      label: `${rank}`,
      text: displayName(state, entry),
      value: unconfirmed ? t.unconfirmed({ text: value }) : value,
    };
  });
  return { title, lines, more: Math.max(0, rows.length - most) };
};

const stageDigest = (
  state: TournamentState,
  stage: number,
  language: Language,
  most: number,
): Digest => {
  const t = digestWords[language];
  if (findStage(state, stage)?.status !== "published") return shortened(t.standings, [], most);
  const title = t.ofStage({ stage: stageLabel(stage, state.settings, language) });
  const lines = tablesStandings(state, stage).map((row) =>
    tablesLine(state, stage, row, row.rank, language),
  );
  return shortened(title, lines, most);
};

const finalDigest = (state: TournamentState, language: Language, most: number): Digest => {
  const lines = tablesFinalPlaces(state).map(({ place, stage, row }) =>
    tablesLine(state, stage, row, place, language),
  );
  return shortened(digestWords[language].final, lines, most);
};

const tablesLine = (
  state: TournamentState,
  stage: number,
  { entry, values, unconfirmed }: TablesStandingsRow,
  rank: number,
  language: Language,
): DigestLine => {
  const place = tablesCodes(state, stage).indexOf("RP");
  const points = values[place];
  const t = digestWords[language];
  const value =
    points === undefined ? "" : t.rankPoints({ points: formatTablesValue("RP", points, language) });
  return {
    label: `${rank}`,
    text: displayName(state, entry),
    value: unconfirmed ? t.unconfirmed({ text: value }) : value,
  };
};

/** Returns the pairings of a published round or the tables of a stage, with the known results. */
export const pairingsDigest = (
  state: TournamentState,
  of: Exclude<DigestOf, null>,
  language: Language,
  most: number,
): Digest => {
  const t = digestWords[language];
  if ("stage" in of) {
    const stage = tablesStages(state).find((one) => one.stage === of.stage);
    const game =
      stage?.status === "published"
        ? stage.games.find(({ tables }) => tables.length > 0)
        : undefined;
    const lines = (game?.tables ?? []).map((contest) => contestLine(state, contest, language));
    return shortened(
      t.tables({ stage: stageLabel(of.stage, state.settings, language) }),
      lines,
      most,
    );
  }
  const round = state.rounds[of.round - 1];
  const games =
    round?.status === "published" ? [...round.games].sort((a, b) => a.board - b.board) : [];
  const lines = games.map((contest) => contestLine(state, contest, language));
  return shortened(t.pairings({ round: of.round }), lines, most);
};

const contestLine = (
  state: TournamentState,
  contest: Round["games"][number],
  language: Language,
): DigestLine => {
  const name = (entry: number): string => displayName(state, entry);
  const outcome = countingResult(contest, state.settings)?.outcome ?? null;
  const value = outcome === null ? "" : outcomeLabel(outcome, language, name);
  return {
    label: `${contest.board}`,
    text: contest.seats.map(name).join(contest.seats.length === 2 ? " – " : ", "),
    value:
      value !== "" && isUnconfirmed(contest)
        ? digestWords[language].unconfirmed({ text: value })
        : value,
  };
};
