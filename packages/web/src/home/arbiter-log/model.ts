import { type Language, logPlaceLabel, may } from "@losfee/contract";
import {
  type CompetitionKind,
  type CompetitionState,
  isWithin,
  LOG_KINDS,
  type LogKind,
  logKindsOf,
  membershipsOf,
  type NamedPlayer,
  namedPlayers,
  openChallenges,
} from "@losfee/core";
import { type LogLine, logLines, peopleNamed } from "../../parts/arbiter-log/log-lines.ts";
import type { PageRequest } from "../../shell/page.ts";

/** What of the log is looked at. */
export const LOG_STATES = ["open", "published", "private", "withdrawn"] as const;

export type LogStateFilter = (typeof LOG_STATES)[number];

/** A round or a game in which something can have happened. */
export interface LogPlaceChoice {
  readonly id: string;
  readonly label: string;
}

/** The arbiter's log, and what is needed to write into it. */
export interface ArbiterLogModel {
  /** The latest first. */
  readonly lines: readonly LogLine[];
  /** What can be written down, and what can be looked for: that, and what was written down before. */
  readonly kinds: { readonly toWrite: readonly LogKind[]; readonly toFind: readonly LogKind[] };
  /** How many there are that the viewer may see, whatever is looked for. */
  readonly total: number;
  readonly open: number;
  readonly filter: {
    readonly kind: LogKind | "";
    readonly state: LogStateFilter | "";
    readonly search: string;
  };
  /** Whether the viewer decides and publishes; else what is shown is the viewer's own. */
  readonly decides: boolean;
  readonly people: readonly NamedPlayer[];
  /** Rounds of a tournament by number, the open games of a ladder by name; the latest first. */
  readonly places: readonly LogPlaceChoice[];
  /** Whether a place may have a board or table besides. */
  readonly contests: "boards" | "tables" | null;
}

/** The log as the viewer may see it: `?kind=`, `?state=` and `?q=` leave what is looked for. */
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
  const all = logLines(state, { language, now, people }).filter(
    ({ number }) => seesAll || own.has(number),
  );
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
