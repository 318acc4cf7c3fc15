import {
  describeChainWarning,
  describeRefusal,
  type Language,
  type ValueColumn,
  valueColumns,
  valueTexts,
} from "@losfee/contract";
import {
  chainOf,
  DEFAULT_RULES,
  displayName,
  type EntryId,
  makeChain,
  parseChain,
  pointSystemOf,
  publishedRounds,
  type RankingSettings,
  type ResultPoints,
  type RuleEdition,
  rankedBy,
  rankingWarnings,
  standingsCodes,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { rankingTexts } from "@losfee/messages/tournament-console-ranking";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import {
  type ChainItem,
  type CriterionChoice,
  chainItem,
  criterionChoices,
  type PresetChoice,
  presetChoices,
} from "./chain-form.ts";
import { codesIn } from "./chain-text.ts";

/** A ranking as typed into the form. */
export interface WrittenRanking {
  /** In FIDE's notation. */
  readonly chain: string;
  readonly rules: RuleEdition;
  readonly points: ResultPoints;
}

/** An error in a chain, with its position. */
export interface ChainProblem {
  readonly text: string;
  /** Position of the criterion, from 1; null for the whole chain. */
  readonly position: number | null;
  /** The code probably meant. */
  readonly nearest: string | null;
}

/** A line of the previewed standings. */
export interface PreviewLine {
  readonly entry: EntryId;
  readonly name: string;
  readonly rank: number;
  /** Rank by the saved ranking. */
  readonly before: number;
  readonly values: readonly string[];
}

/** The saved ranking, the edited one, and the effect of the change. */
export interface RankingModel {
  readonly closed: boolean;
  readonly round: number;
  readonly saved: WrittenRanking;
  readonly written: WrittenRanking;
  /** Criteria of the edited chain in order; null for unreadable ones. */
  readonly items: readonly (ChainItem | null)[];
  readonly problem: ChainProblem | null;
  readonly warnings: readonly string[];
  readonly criteria: readonly CriterionChoice[];
  readonly presets: readonly PresetChoice[];
  /** Null if the chain is unreadable. */
  readonly preview: {
    readonly columns: readonly ValueColumn[];
    readonly lines: readonly PreviewLine[];
  } | null;
}

/** Longest accepted chain. */
const LONGEST = 1000;

/** Compares the saved ranking with that of `?chain=`, `?rules=` and `?points=`; changes nothing. */
export const buildRanking = ({ state, query, language }: PageRequest): RankingModel | null => {
  if (state === null) return null;
  const saved = savedRanking(state);
  const written: WrittenRanking = {
    chain: (query["chain"] ?? saved.chain).slice(0, LONGEST),
    rules: query["rules"] === "2024" ? 2024 : query["rules"] === "2026" ? 2026 : saved.rules,
    points: pointsFrom(query["points"]) ?? saved.points,
  };
  const parsed = parseChain(written.chain);
  const codes = parsed.ok ? parsed.value.map(({ code }) => code) : [];
  const changed = rankedBy(state, settingsOf(written, codes));
  return {
    closed: state.status === "closed",
    round: publishedRounds(state),
    saved,
    written,
    items: codesIn(written.chain).map((code) => chainItem(code, language)),
    problem: parsed.ok
      ? null
      : {
          text: describeRefusal(parsed.error, language),
          position: "position" in parsed.error ? parsed.error.position : null,
          nearest: parsed.error.code === "unknown-criterion" ? parsed.error.nearest : null,
        },
    warnings: rankingWarnings(state, undefined, codes).map((warning) =>
      describeChainWarning(warning, language),
    ),
    criteria: criterionChoices(state, language),
    presets: presetChoices(state, language),
    preview: parsed.ok ? previewOf(state, changed, language) : null,
  };
};

const savedRanking = ({ settings }: TournamentState): WrittenRanking => {
  const chain = chainOf(settings.ranking);
  const { win, draw, loss } = pointSystemOf(settings);
  return {
    chain: chain.ok ? makeChain(chain.value) : settings.ranking.join(", "),
    rules: settings.tieBreakRules ?? DEFAULT_RULES,
    points: { win, draw, loss },
  };
};

const settingsOf = (
  { rules, points }: WrittenRanking,
  ranking: readonly string[],
): RankingSettings => ({ ranking, tieBreakRules: rules, points });

/** `3-1-0`: points for win, draw and loss. */
const pointsFrom = (text: string | undefined): ResultPoints | null => {
  const [win, draw, loss] = /^[\d.]+-[\d.]+-[\d.]+$/.test(text ?? "")
    ? (text ?? "").split("-").map(Number)
    : [];
  if (win === undefined || draw === undefined || loss === undefined) return null;
  return [win, draw, loss].every(Number.isFinite) ? { win, draw, loss } : null;
};

const previewOf = (
  state: TournamentState,
  changed: TournamentState,
  language: Language,
): RankingModel["preview"] => {
  const columns = valueColumns(standingsCodes(changed), language);
  const before = new Map(standingsOf(state).map(({ entry, rank }) => [entry, rank]));
  return {
    columns,
    lines: standingsOf(changed).map((row) => ({
      entry: row.entry,
      name: displayName(state, row.entry),
      rank: row.rank,
      before: before.get(row.entry) ?? 0,
      values: valueTexts(row, columns, language),
    })),
  };
};

/** The chain of criteria: selection, preview on the standings, saving. */
export const rankingPage = pages.consolePage("ranking", "/ranking", {
  place: "standings",
  typing: true,
  build: buildRanking,
  title: (_model, page) => rankingTexts[page.language].title,
});
