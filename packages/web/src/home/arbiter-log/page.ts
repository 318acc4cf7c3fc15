import { type Language, logPlaceLabel, may } from "@losfee/contract";
import {
  type CompetitionKind,
  type CompetitionState,
  isWithin,
  LOG_KINDS,
  type LogKind,
  type LogPlace,
  logKindsOf,
  membershipsOf,
  type NamedPlayer,
  namedPlayers,
  openChallenges,
  recordedResult,
} from "@losfee/core";
import { logTexts } from "@losfee/messages/parts-arbiter-log";
import { correctionPath } from "../../kinds/tournament/console/reports/model.ts";
import {
  LOG_STATES,
  type LogLine,
  logLines,
  peopleNamed,
} from "../../parts/arbiter-log/log-lines.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";

export type LogStateFilter = (typeof LOG_STATES)[number];

/** A round or a game that an entry may refer to. */
export interface LogPlaceChoice {
  readonly id: string;
  readonly label: string;
}

/** An entry with the page that changes the result it is about. */
export interface PlacedLine extends LogLine {
  /** Path below the console's address; null if there is no result to change, or no longer. */
  readonly correction: string | null;
}

/** The arbiter's log with the data for writing entries. */
export interface ArbiterLogModel {
  /** Latest first. */
  readonly lines: readonly PlacedLine[];
  /** Kinds to write, and kinds to filter by: also those of existing entries. */
  readonly kinds: { readonly toWrite: readonly LogKind[]; readonly toFind: readonly LogKind[] };
  /** Number of entries visible to the viewer, regardless of the filter. */
  readonly total: number;
  readonly open: number;
  readonly filter: {
    readonly kind: LogKind | "";
    readonly state: LogStateFilter | "";
    readonly search: string;
  };
  /** True if the viewer decides and publishes; else the lines are the viewer's own. */
  readonly decides: boolean;
  readonly people: readonly NamedPlayer[];
  /** A tournament's rounds by number, a ladder's open games by name; latest first. */
  readonly places: readonly LogPlaceChoice[];
  /** Boards or tables that a place may add; null for none. */
  readonly contests: "boards" | "tables" | null;
}

/** Returns the log visible to the viewer, filtered by `?kind=`, `?state=` and `?q=`. */
export const buildArbiterLog = ({
  state,
  query,
  viewer,
  language,
  now = "",
  people,
}: PageRequest<CompetitionKind>): ArbiterLogModel | null => {
  if (state === null) return null;
  const decides = may(viewer, "director");
  const seesAll = may(viewer, "arbiter");
  const own = new Set(
    state.arbiterLog.filter(({ actor }) => actor === viewer.label).map(({ number }) => number),
  );
  const all = logLines(state, { language, now, people })
    .filter(({ number }) => seesAll || own.has(number))
    .map((line) => ({ ...line, correction: correctionAt(state, line.written.place) }));
  const toWrite = logKindsOf(state);
  const kind = LOG_KINDS.find((one) => one === query["kind"]) ?? "";
  const filter = LOG_STATES.find((one) => one === query["state"]) ?? "";
  const search = (query["q"] ?? "").trim();
  const lines = all
    .filter((line) => kind === "" || line.kind === kind)
    .filter((line) => filter === "" || isIn(filter, line))
    .filter((line) => search === "" || isWithin(search, wordsOf(line)));
  return {
    lines: lines.toReversed(),
    kinds: {
      toWrite,
      toFind: LOG_KINDS.filter(
        (one) => toWrite.includes(one) || all.some((line) => line.kind === one),
      ),
    },
    total: all.length,
    open: all.filter((line) => isIn("open", line)).length,
    filter: { kind, state: filter, search },
    decides,
    people: peopleOf(state),
    places: placesOf(state, language),
    contests: contestsOf(state),
  };
};

const correctionAt = (state: CompetitionState, place: LogPlace | undefined): string | null => {
  if (state.kind !== "tournament" || state.status === "closed") return null;
  if (place === undefined || !("board" in place)) return null;
  const round = state.rounds[place.round - 1];
  const game = round?.games.find(({ board }) => board === place.board);
  const result = game === undefined ? null : recordedResult(game);
  if (round === undefined || game === undefined || result === null) return null;
  const { seats } = game;
  return correctionPath(state, round, game, { seats, outcome: result.outcome });
};

const isIn = (filter: LogStateFilter, { appeal, published, withdrawn }: LogLine): boolean => {
  switch (filter) {
    case "open":
      return appeal !== null && appeal.due !== null;
    case "published":
      return published !== null;
    case "private":
      return published === null && withdrawn === null;
    case "withdrawn":
      return withdrawn !== null;
  }
};

const wordsOf = ({ number, people, text, place, actor, appeal, decision }: LogLine): string =>
  [
    ...[`#${number}`, ...people, text, place, actor],
    ...[appeal?.against ?? "", decision?.text ?? ""],
  ].join(" ");

const peopleOf = (state: CompetitionState): readonly NamedPlayer[] => {
  if (state.kind === "ladder") {
    return [...state.entries.values()]
      .filter(({ erased }) => erased === undefined)
      .map(({ id, name }) => ({ id, name }));
  }
  const members = [...membershipsOf(state.squads).values()]
    .filter(({ member }) => member.erased === undefined)
    .map(({ member: { id, name } }) => ({ id, name }));
  return [
    ...namedPlayers(state).filter(({ id }) => state.entries.get(id)?.erased === undefined),
    ...members,
  ];
};

const placesOf = (state: CompetitionState, language: Language): readonly LogPlaceChoice[] => {
  const name = peopleNamed(state);
  if (state.kind === "ladder") {
    return openChallenges(state)
      .toReversed()
      .map(({ id }) => ({ id, label: logPlaceLabel(state, { challenge: id }, language, name) }));
  }
  return state.rounds
    .map(({ number }) => ({
      id: String(number),
      label: logPlaceLabel(state, { round: number }, language, name),
    }))
    .toReversed();
};

const contestsOf = (state: CompetitionState): ArbiterLogModel["contests"] => {
  if (state.kind === "ladder") return null;
  return state.rounds.at(-1)?.at === "tables" ? "tables" : "boards";
};

/** The arbiter's log for all competitions; users who enter results see their own entries. */
export const arbiterLogPage: PageDefinition<ArbiterLogModel> = {
  id: "console-arbiter-log",
  path: "/console/:competition/log",
  access: "results",
  layout: "console",
  place: "log",
  script: "view",
  typing: true,
  build: buildArbiterLog,
  title: (_model, { language }) => logTexts[language].title,
};
