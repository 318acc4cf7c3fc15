import {
  type DoubtfulDate,
  describeDoubtfulDate,
  eventLine,
  formatTime,
  type JournalBreak,
  type Language,
  type Role,
  type Viewer,
} from "@losfee/contract";
import type { BackupState, CompetitionSummary, UnreadableCompetition } from "@losfee/contract/api";
import {
  type CompetitionKind,
  type GameTerms,
  gameTermsOf,
  type RecordedEventOf,
  type StateOf,
} from "@losfee/core";
import type { VNode } from "preact";

/** Everything that a page may be built from; most pages are about tournaments. */
export interface PageRequest<Kind extends CompetitionKind = "tournament"> {
  /** The competition of the address; null on pages without one, or where it does not exist. */
  readonly state: StateOf<Kind> | null;
  /** All competitions; only for pages that ask by `needsList`. */
  readonly competitions: readonly CompetitionSummary[];
  /** Competitions that cannot be shown at all; for the same pages. */
  readonly unreadable?: readonly UnreadableCompetition[];
  /** Where the journal of the competition breaks off; absent when it is sound. */
  readonly broken?: JournalBreak;
  /** How the backups of the server stand; only for directors. */
  readonly backup?: BackupState;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly viewer: Viewer;
  readonly language: Language;
  /** Scheme, host and port under which visitors reach the server, without a slash at the end. */
  readonly baseUrl: string;
  /** When it is asked for, ISO 8601 in UTC: deadlines are told from it. */
  readonly now?: string;
  /** For directors, while the date is in doubt: what is said of it. */
  readonly dateDoubt?: DoubtfulDate;
  /** The whole journal; only for pages that ask for it by `needsJournal`. */
  readonly events?: readonly RecordedEventOf<Kind>[];
}

/** What every page shows around its model. Plain JSON: the browser gets it too. */
export interface PageFrame {
  readonly language: Language;
  readonly viewer: Viewer;
  /** Path and query of the page, without `lang`. */
  readonly url: string;
  readonly baseUrl: string;
  /** For directors, while the date of the machine is in doubt; `now` as it is to be confirmed. */
  readonly dateDoubt: {
    readonly now: string;
    readonly shown: string;
    readonly text: string;
  } | null;
  /** Why backups that should be made by themselves are not; absent when they are, or for others. */
  readonly backupFailure?: NonNullable<BackupState["failure"]>;
  readonly competition: {
    readonly kind: CompetitionKind;
    readonly id: string;
    readonly name: string;
    /** Number of the last event that the page shows. */
    readonly seq: number;
    /** Where the journal breaks off; null when it is sound. */
    readonly broken: JournalBreak | null;
    /** How a tournament's games and players are spoken of; null for other kinds of competition. */
    readonly terms: GameTerms | null;
    /** Place, days and organiser, for the top of printed pages; empty where none is known. */
    readonly event: string;
  } | null;
}

/** The competition that a page is about. */
export const competitionIdOf = ({ competition }: PageFrame): string => {
  if (competition === null) throw new Error("a page of no competition was asked for one");
  return competition.id;
};

/** In which terms a page of a tournament speaks of games and players. */
export const termsOf = ({ competition }: PageFrame): GameTerms => {
  const terms = competition?.terms ?? null;
  if (terms === null) throw new Error("a page of no tournament has no terms of games");
  return terms;
};

/** How a page is framed: with navigation, as a sheet of paper, or filling a projector. */
export type PageLayout = "public" | "console" | "sheet" | "screen";

/**
 * A page: its address, who may see it, what it shows and how. Add one: a folder under `pages/` and
 * one line in the registry. Methods, so that definitions of different models fit into one list.
 */
export interface PageDefinition<Model = unknown, Kind extends CompetitionKind = CompetitionKind> {
  readonly id: string;
  /**
   * The kind of competition that the page is about; none for pages about no competition or any.
   * Several pages may have one address: the competition's kind tells which is meant.
   */
  readonly kind?: Kind;
  /** In fastify's syntax, e.g. `/c/:competition/pairings/:round?`. */
  readonly path: string;
  readonly access: Role;
  readonly layout: PageLayout;
  /** Whether `build` wants the list of all competitions. */
  readonly needsList?: boolean;
  /** Whether `build` wants the whole journal. */
  readonly needsJournal?: boolean;
  /** The browser entry of the page (`src/browser/NAME.ts(x)`); none for pages that never change. */
  readonly script?: string;
  /** Whether the script needs the model: it is then embedded in the page as JSON. */
  readonly hydrates?: boolean;
  /**
   * What the page shows, as plain JSON; null where there is no such thing (404). Pure. Models of
   * public pages never contain drafts, nor the seed of an open competition.
   */
  build(request: PageRequest<Kind>): Model | null;
  /** The title of the window, without the competition's name. */
  title(model: Model, page: PageFrame): string;
  view(props: { readonly model: Model; readonly page: PageFrame }): VNode;
}

/** The frame of the page that answers `request` at `url` (path and query as requested). */
export const frameOf = (request: PageRequest<CompetitionKind>, url: string): PageFrame => ({
  language: request.language,
  viewer: request.viewer,
  url: withoutLanguage(url),
  baseUrl: request.baseUrl,
  dateDoubt:
    request.dateDoubt === undefined ? null : shownDoubt(request.dateDoubt, request.language),
  ...(request.backup?.failure == null ? {} : { backupFailure: request.backup.failure }),
  competition:
    request.state === null
      ? null
      : {
          kind: request.state.kind,
          id: request.state.competition,
          name: request.state.name,
          seq: request.state.seq,
          broken: request.broken ?? null,
          terms: request.state.kind === "tournament" ? gameTermsOf(request.state.settings) : null,
          event: eventLine(request.state.details, request.language),
        },
});

/** In words that are the server's: a browser may be in another time zone. */
const shownDoubt = (doubt: DoubtfulDate, language: Language): PageFrame["dateDoubt"] => ({
  now: doubt.now,
  shown: formatTime(doubt.now, language),
  text: describeDoubtfulDate(doubt, language),
});

const withoutLanguage = (url: string): string => {
  const [path = "/", query = ""] = url.split("?", 2);
  const kept = query.split("&").filter((part) => part !== "" && !/^lang(=|$)/.test(part));
  return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
};

/** The address of a page with one parameter of its query set, or taken out (null). */
export const withQuery = (url: string, name: string, value: string | null): string => {
  const [path = "/", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const text = parameters.toString();
  return text === "" ? path : `${path}?${text}`;
};
