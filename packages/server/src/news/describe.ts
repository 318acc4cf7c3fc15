import {
  type Digest,
  describeConsequence,
  formatMoment,
  type Language,
  ladderWords,
  outcomeLabel,
  pairingsDigest,
  placeLabel,
  stageLabel,
  stagesIn,
  standingsDigest,
  withPlaceholders,
} from "@losfee/contract";
import {
  type CompetitionState,
  displayName,
  isPaired,
  placeOf,
  playsBoards,
  playsTables,
  publicAnnouncements,
  stageOf,
  type TournamentState,
} from "@losfee/core";
import { newsTexts } from "@losfee/messages/server-news-texts";
import type { NewsTopic } from "./news-items.ts";
import type { Occurrence } from "./occurrence.ts";

/** A piece of news in words. */
export interface NewsText {
  readonly title: string;
  /** Lines; empty if the title says it all. */
  readonly text: string;
  /** A path of this server with the details. */
  readonly path: string;
}

/** Limits of lists in news: of standings, and of pairings and results. */
const STANDINGS = 10;
const CONTESTS = 100;

/** Describes a piece of news by the present state of the competition, in a language. */
export const describeNews = (
  current: CompetitionState,
  topic: NewsTopic,
  language: Language,
): NewsText => {
  const state = withPlaceholders(current, language);
  const t = newsTexts[language];
  const overview = `/c/${encodeURIComponent(state.competition)}`;
  if (topic.kind === "final") {
    const title = state.kind === "ladder" ? t.ladderClosed : t.final;
    return { title, text: standings(state, null, language), path: `${overview}/standings` };
  }
  if (topic.kind === "announcement") {
    const said = publicAnnouncements(state).find(({ id }) => id === topic.announcement);
    return { title: t.announcement, text: said?.text ?? "", path: overview };
  }
  if (state.kind === "ladder") {
    const text =
      topic.kind === "consequence"
        ? describeConsequence(topic.consequence, language, ladderWords(state, language))
        : "";
    return { title: text, text: "", path: overview };
  }
  switch (topic.kind) {
    case "pairings": {
      const begins = state.details.schedule?.[topic.round - 1] ?? null;
      const digest = pairingsDigest(state, topic, language, CONTESTS);
      const lines = begins === null ? [] : [t.begins({ moment: formatMoment(begins, language) })];
      return {
        title: t.pairings({ round: topic.round }),
        text: [...lines, ...linesOf(digest, language)].join("\n"),
        path: pathOf(state, overview, topic.round, "pairings"),
      };
    }
    case "seating": {
      const digest = pairingsDigest(state, topic, language, CONTESTS);
      const title = t.seating({ stage: stageLabel(topic.stage, state.settings, language) });
      return {
        title,
        text: linesOf(digest, language).join("\n"),
        path: `${overview}/tables/${topic.stage}${isBoth(state) ? "?at=tables" : ""}`,
      };
    }
    case "results": {
      const digest = pairingsDigest(state, topic, language, Number.POSITIVE_INFINITY);
      const played = digest.lines.filter(({ value }) => value !== "");
      const lines = linesOf(
        {
          ...digest,
          lines: played.slice(0, CONTESTS),
          more: Math.max(0, played.length - CONTESTS),
        },
        language,
      );
      return {
        title: t.results({ of: roundLabel(state, topic.round, language) }),
        text: lines.join("\n"),
        path: pathOf(state, overview, topic.round, "pairings"),
      };
    }
    case "standings":
      return {
        title: t.complete({ of: roundLabel(state, topic.round, language) }),
        text: standings(state, topic.round, language),
        path: pathOf(state, overview, topic.round, "standings"),
      };
    case "consequence":
      return { title: "", text: "", path: overview };
  }
};

/** Describes an occurrence for a message. */
export const describeOccurrence = (
  current: CompetitionState,
  occurrence: Occurrence,
  language: Language,
): NewsText => {
  const state = withPlaceholders(current, language);
  const t = newsTexts[language];
  const overview = `/c/${encodeURIComponent(state.competition)}`;
  switch (occurrence.kind) {
    case "pairings":
    case "seating":
    case "consequence":
      return describeNews(state, occurrence, language);
    case "round-complete":
      return describeNews(state, { kind: "standings", round: occurrence.round }, language);
    case "closed":
      return describeNews(state, { kind: "final" }, language);
    case "announced":
      return describeNews(
        state,
        { kind: "announcement", announcement: occurrence.announcement },
        language,
      );
    case "announcement-withdrawn":
      return { title: t.recalled({ of: t.announcement }), text: "", path: overview };
    case "reopened":
      return { title: t.reopened, text: t.reopenedText, path: overview };
    case "round-open":
    case "recalled":
      return {
        title: t.recalled({ of: takenBack(state, occurrence, language) }),
        text: "",
        path: overview,
      };
    case "result": {
      if (state.kind === "ladder") return { title: "", text: "", path: overview };
      const { round, board, seats, outcome, confirmed } = occurrence;
      const name = (entry: number): string => displayName(state, entry);
      const place = placeLabel(
        placeOf(state, { round, board }),
        language,
        stagesIn(state.settings, language),
      );
      const players = seats.map(name).join(seats.length === 2 ? " – " : ", ");
      return {
        title: outcome === null ? t.resultTakenBack({ place }) : t.result({ place, confirmed }),
        text: outcome === null ? players : `${players}: ${outcomeLabel(outcome, language, name)}`,
        path: pathOf(state, overview, round, "pairings"),
      };
    }
  }
};

const takenBack = (
  state: CompetitionState,
  occurrence: Extract<Occurrence, { readonly kind: "recalled" | "round-open" }>,
  language: Language,
): string => {
  const t = newsTexts[language];
  if (state.kind === "ladder") return "";
  if (occurrence.kind === "round-open")
    return t.complete({ of: roundLabel(state, occurrence.round, language) });
  return occurrence.stage === null
    ? t.pairings({ round: occurrence.rounds[0] ?? 0 })
    : t.seating({ stage: stageLabel(occurrence.stage, state.settings, language) });
};

/** `Runde 3`; at tables `Vorrunde, Spiel 2`. */
const roundLabel = (state: TournamentState, number: number, language: Language): string => {
  const t = newsTexts[language];
  const round = state.rounds[number - 1];
  const stage = round === undefined || isPaired(round) ? undefined : stageOf(state, round);
  if (stage === undefined) return t.round({ round: number });
  const game = stage.games.find((one) => one.round === number)?.game ?? 0;
  return t.game({ stage: stageLabel(stage.stage, state.settings, language), game });
};

const standings = (state: CompetitionState, number: number | null, language: Language): string => {
  const round = state.kind === "ladder" || number === null ? undefined : state.rounds[number - 1];
  const of =
    round === undefined
      ? null
      : isPaired(round)
        ? { round: round.number }
        : { stage: round.stage + 1 };
  return linesOf(standingsDigest(state, of, language, STANDINGS), language).join("\n");
};

/** Returns the page of a round, or of the stage it belongs to. */
const pathOf = (
  state: TournamentState,
  overview: string,
  number: number,
  page: "pairings" | "standings",
): string => {
  const round = state.rounds[number - 1];
  const atTables = round !== undefined && !isPaired(round);
  const at = isBoth(state) ? `at=${atTables ? "tables" : "boards"}` : "";
  const stage = (round?.stage ?? 0) + 1;
  const [path, query] =
    page === "pairings"
      ? [atTables ? `/tables/${stage}` : `/pairings/${number}`, ""]
      : ["/standings", atTables ? `stage=${stage}` : `round=${number}`];
  const parameters = [query, at].filter((part) => part !== "").join("&");
  return `${overview}${path}${parameters === "" ? "" : `?${parameters}`}`;
};

/** True if a competition has two sides, so that addresses must name one. */
const isBoth = ({ settings }: TournamentState): boolean =>
  playsTables(settings) && playsBoards(settings);

const linesOf = ({ lines, more }: Digest, language: Language): readonly string[] => [
  ...lines.map(({ label, text, value }) => `${label}. ${text}${value === "" ? "" : `: ${value}`}`),
  ...(more > 0 ? [newsTexts[language].more({ count: more })] : []),
];
