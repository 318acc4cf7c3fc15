import type {
  AddressedTexts,
  ChannelKind,
  DoubtfulDate,
  JournalBreak,
  Language,
  LegalNotice,
  MessageKind,
  Need,
  Trace,
  Viewer,
  WrittenZone,
} from "@losfee/contract";
import type {
  BackupState,
  CompetitionSummary,
  OddsReport,
  ShownFestival,
  UnreadableCompetition,
} from "@losfee/contract/api";
import {
  type CompetitionKind,
  type CompetitionState,
  type EntryId,
  type FormOfAddress,
  type GameTerms,
  playedAt,
  playsBoards,
  playsTables,
  type RecordedEventOf,
  type Rehearsal,
  type StateOf,
} from "@losfee/core";
import type { VNode } from "preact";
import type {
  AccountFacts,
  NotErased,
  RefusedCorrection,
  RefusedField,
  ShownInvitation,
  ShownSignInLink,
  SignInFacts,
} from "./accounts.ts";
import type { PlaceId } from "./layout/places.ts";
import type { PageQuery } from "./page-query.ts";

/** Subject of a page: a ladder, or a tournament's games for two or its tables. */
export type PageKind = CompetitionKind | "tables";

/** The competition kind of a page kind. */
export type KindOfPage<Kind extends PageKind> = Kind extends CompetitionKind ? Kind : "tournament";

/** The sides of a competition that has stages at tables and stages of games for two. */
export type Side = "tables" | "boards";

/** Returns the kind of pages to show first: as asked by `?at=`, or by the current play. */
export const pageKindOf = (state: CompetitionState, { at }: PageQuery): PageKind => {
  if (state.kind !== "tournament") return state.kind;
  const isAsked = hasBothSides(state) && (at === "boards" || at === "tables");
  return kindOf(isAsked ? at : playedAt(state));
};

/** Like {@link pageKindOf}, then the other side of a competition, if any: some pages need it. */
export const pageKindsOf = (state: CompetitionState, query: PageQuery): readonly PageKind[] => {
  const first = pageKindOf(state, query);
  return hasBothSides(state) ? [first, kindOf(otherSide(sideOf(first)))] : [first];
};

/** True if a page shows competitions of a kind. */
export const isPageOf = (page: Pick<Page, "kind" | "alsoFor">, kind: PageKind): boolean =>
  page.kind === undefined || page.kind === kind || page.alsoFor?.includes(kind) === true;

const hasBothSides = (state: CompetitionState): boolean =>
  state.kind === "tournament" && playsTables(state.settings) && playsBoards(state.settings);

const kindOf = (side: Side): PageKind => (side === "tables" ? "tables" : "tournament");
const sideOf = (kind: PageKind): Side => (kind === "tables" ? "tables" : "boards");
const otherSide = (side: Side): Side => (side === "tables" ? "boards" : "tables");

/** Returns the side of a page in a competition with two; null for all others. */
export const sidesOf = (state: CompetitionState, kind: PageKind): Sides | null => {
  if (state.kind !== "tournament" || !hasBothSides(state)) return null;
  const current = sideOf(kind);
  return { current, isPlayed: current === playedAt(state) };
};

/** Damaged part of the file with all data: indexes, which repeat it, or the entries themselves. */
export type FileFault = "indexes" | "entries";

/** State of the standby, a second machine that follows this one and can take over. */
export interface StandbyState {
  /** True if a standby may connect. */
  readonly isOn: boolean;
  /** The standby; null if none has connected yet. */
  readonly machine: {
    readonly url: string;
    /** ISO 8601 in UTC. */
    readonly seenAt: string;
    /** True if it has not been seen for longer than the timeout. */
    readonly isGone: boolean;
  } | null;
}

/** The data a page may be built from; most pages are about tournaments. */
export interface PageRequest<Kind extends PageKind = "tournament"> {
  /** The competition of the address; null without one, or if it does not exist. */
  readonly state: StateOf<KindOfPage<Kind>> | null;
  /** All competitions; only for pages with `needsList`. */
  readonly competitions: readonly CompetitionSummary[];
  /** The festival of the address; null if unknown. Only for pages with `needsFestival`. */
  readonly festival?: ShownFestival | null;
  /** In consoles: the account's role in each competition; missing for others. */
  readonly tasks?: ReadonlyMap<string, Viewer>;
  /** Competitions that cannot be loaded at all; for the same pages. */
  readonly unreadable?: readonly UnreadableCompetition[];
  /** The point where the competition's journal breaks off; absent if it is sound. */
  readonly broken?: JournalBreak;
  /** Addresses of the imprint and the privacy notice that apply to the page. */
  readonly legal?: LegalLinks;
  /** Content of both notices at the address; only for pages with `needsNotice`. */
  readonly notices?: Readonly<Record<LegalNotice, ShownNotice | null>>;
  /** Publishing state on another server; missing if it is not published there. */
  readonly showing?: Showing;
  /** State of the server's backups; only for directors. */
  readonly backup?: BackupState;
  /** Damage that a check found in the file; absent if there is none, or for other viewers. */
  readonly fileFault?: FileFault;
  /** State of the standby; only for directors of competitions stored in a file. */
  readonly standby?: StandbyState;
  readonly params: Readonly<Record<string, string>>;
  readonly query: PageQuery;
  readonly viewer: Viewer;
  /**
   * The entry claimed on this device, without proof: it grants no permission. Only for pages with
   * `knowsMine`.
   */
  readonly mine?: EntryId;
  readonly language: Language;
  /** Scheme, host and port under which visitors reach the server, without a trailing slash. */
  readonly baseUrl: string;
  /** Time of the request, ISO 8601 in UTC; deadlines are relative to it. */
  readonly now?: string;
  /** The doubt about the machine's date; only for directors. */
  readonly dateDoubt?: DoubtfulDate;
  /** Chances, if the viewer may see them; only for pages with `needsOdds`. */
  readonly odds?: OddsReport;
  /** The viewer's message channels; only for pages with `needsChannels`. */
  readonly channels?: OwnChannels;
  /** The purpose of a mail's link; only for pages with `needsMailAddress`. */
  readonly mailAddress?: MailAddress;
  /**
   * True if the server has accounts and the viewer is not signed in; only for pages with
   * `leadsToSignIn`.
   */
  readonly offersSignIn?: boolean;
  /** Ways to sign in; like the following, only for pages with `needsAccounts`. */
  readonly signIn?: SignInFacts;
  /** The purpose of the address's link; null if it is invalid or used up. */
  readonly signInLink?: ShownSignInLink | null;
  /** The invitation of the address; null if it is invalid. */
  readonly invitation?: ShownInvitation | null;
  /** The viewer's own account; null for none. */
  readonly account?: AccountFacts | null;
  /** Competitions that could not erase the requesting person. */
  readonly notErased?: readonly NotErased[];
  /** A requested correction that was refused. */
  readonly refusedCorrection?: RefusedCorrection;
  /** Form input that was refused. */
  readonly refusedField?: RefusedField;
  /**
   * True while the cut line of the current stage at tables is being computed; pages do without.
   * Only for pages with `needsCutLine`.
   */
  readonly isReckoning?: true;
  /**
   * Divisions of the season in the address, or of the competition's season; only for pages with
   * `needsSeason`.
   */
  readonly divisions?: readonly StateOf<"tournament">[];
  /** Names of the divisions that cannot be read. */
  readonly missingDivisions?: readonly string[];
  /** The whole journal; only for pages with `needsJournal`. */
  readonly events?: readonly RecordedEventOf<KindOfPage<Kind>>[];
  /** Device and link behind each event, by event number; for directors, with the journal. */
  readonly traces?: ReadonlyMap<number, Trace>;
  /**
   * Names of the users who acted in it, by account id; for viewers with a task, on pages that show
   * who did something.
   */
  readonly people?: ReadonlyMap<string, string>;
  /** True if the viewer holds a personal link, which messages need. */
  readonly byLink?: boolean;
}

/** Addresses of the existing notices. */
export type LegalLinks = Readonly<Partial<Record<LegalNotice, string>>>;

/** An imprint or privacy notice: Markdown, or an https address. */
export interface ShownNotice {
  readonly text: string;
  /** Name of the organisation; null for the server's own notice. */
  readonly of: string | null;
}

/** A message channel that was refused: the input and the reason. */
export interface RefusedChannel extends Pick<OwnChannel, "channel" | "topics"> {
  readonly address: string;
  /** A sentence in the visitor's language. */
  readonly problem: string;
}

/** A person's message channels and the possible ones. */
export interface OwnChannels {
  readonly list: readonly OwnChannel[];
  /** The server's public key, with which browsers subscribe to push messages. */
  readonly pushKey: string;
  readonly sendsMail: boolean;
  /** Input of a channel that was refused. */
  readonly refused?: RefusedChannel;
}

/** Options of a mail's reader for that address; null if the link is invalid or used up. */
export type MailAddress = {
  readonly address: string;
  /** The purpose of the link; `confirmed` if it has just been used to confirm. */
  readonly act: "confirm" | "confirmed" | "unsubscribe";
} | null;

/** A channel that sends messages to the viewer. */
export interface OwnChannel {
  readonly id: string;
  readonly channel: ChannelKind;
  /** True if it is the requesting browser. */
  readonly isHere: boolean;
  /** Name of the browser if it is known; for other channels the address. */
  readonly name: string;
  readonly topics: readonly MessageKind[];
  /** For a mail address without confirmation: the request is pending, or has expired. */
  readonly unconfirmed?: "asked" | "too-late";
  /** Key with which a program verifies signatures; empty for other channels. */
  readonly secret: string;
}

/** The side of a page, and whether it is the one in play. */
export interface Sides {
  readonly current: Side;
  readonly isPlayed: boolean;
}

/** A link of a competition's navigation. */
export interface PlaceLink {
  readonly name: string;
  readonly href: string;
  /** Shortcut key in consoles. */
  readonly key?: string;
  /** Set if the key needs Alt, since digits are typed on the page. */
  readonly alt?: true;
  /** In consoles: not needed each round. */
  readonly seldom?: true;
  /** True if the page belongs to this place. */
  readonly isCurrent: boolean;
}

/** Progress of a competition, for the stage at the top of its public pages. Plain JSON. */
export interface Band {
  /** Always in this order: current activity, its progress, and what comes next. */
  readonly state: {
    readonly now: string | null;
    readonly progress: string | null;
    readonly next: string | null;
  };
  /** The rounds of each phase in order of play; empty if play has no rounds. */
  readonly phases: readonly BandPhase[];
}

export interface BandPhase {
  readonly label: string;
  readonly isCurrent: boolean;
  /** Page of the whole phase; null if its rounds have their own pages, or none is published. */
  readonly href: string | null;
  /** True if the page shows the whole phase. */
  readonly isShown: boolean;
  readonly rounds: readonly BandRound[];
}

export interface BandRound {
  /** Number within its phase or the whole event. */
  readonly number: number;
  readonly state: "played" | "now" | "ahead";
  /** Page of the round; null if it is unpublished or has no page of its own. */
  readonly href: string | null;
  /** True if the page shows it. */
  readonly isShown: boolean;
}

/** Publishing state on another server. */
export interface Showing {
  /** Public address. */
  readonly url: string;
  readonly state:
    | "connecting"
    | "shown"
    | "unreachable"
    /** The key is unknown there. */
    | "stranger"
    | "taken"
    | "other"
    | "version";
  /** Start of this state; ISO 8601 in UTC. */
  readonly since: string;
}

export interface PageFrame {
  readonly language: Language;
  readonly viewer: Viewer;
  /** Path and query of the page, without `lang`. */
  readonly url: string;
  readonly baseUrl: string;
  /** Time zone of displayed times: the competition's, else the server's, which is then named. */
  readonly timeZone: WrittenZone;
  /** For directors, if the machine's date is doubtful; `now` is the date to confirm. */
  readonly dateDoubt: {
    readonly now: string;
    readonly nowText: string;
    readonly text: string;
  } | null;
  /** Addresses of the imprint and the privacy notice, if they exist. */
  readonly legal?: LegalLinks;
  /** Why automatic backups fail; absent if they work, or for other viewers. */
  readonly backupFailure?: NonNullable<BackupState["failure"]>;
  /** Damage that a check found in the file; absent if there is none, or for other viewers. */
  readonly fileFault?: FileFault;
  /** The public address on the internet and its state; only for directors. */
  readonly showing?: Showing;
  readonly competition: {
    readonly kind: PageKind;
    /** The page's side of a competition with tables and boards; null for all others. */
    readonly sides: Sides | null;
    readonly id: string;
    readonly name: string;
    /** Places in the page's navigation. */
    readonly navigation: readonly PlaceLink[];
    /** Number of the last event that the page shows. */
    readonly seq: number;
    /** The point where the journal breaks off; null if it is sound. */
    readonly broken: JournalBreak | null;
    /** The original of a rehearsal copy; null if the competition is real. */
    readonly rehearsal: Rehearsal | null;
    /** Terms for a tournament's games and players; null for other kinds. */
    readonly terms: GameTerms | null;
    /** Place, days and organiser, printed at the top of pages; empty if unknown. */
    readonly event: string;
    /** Form of address for the players in German. */
    readonly formOfAddress: FormOfAddress;
    /** The event's colour: a hue in degrees. */
    readonly hue: number;
    /** Progress; null on pages that do not show it. */
    readonly band: Band | null;
  } | null;
}

/** Input of a page's view; it asks for the frame of all pages by a hook, `usePage`. */
export interface PageProps<Model> {
  readonly model: Model;
}

/** A model with the frame of its page, for functions that are no components. */
export interface Framed<Model> extends PageProps<Model> {
  readonly page: PageFrame;
}

/** Returns the competition of a page that is about one. */
export const competitionIdOf = ({ competition }: PageFrame): string => {
  if (competition === null) throw new Error("a page of no competition was asked for one");
  return competition.id;
};

/** Returns the terms for games and players on a tournament's page. */
export const termsOf = ({ competition }: PageFrame): GameTerms => {
  const terms = competition?.terms ?? null;
  if (terms === null) throw new Error("a page of no tournament has no terms of games");
  return terms;
};

/** Returns texts that address the reader, in the page's language and form of address. */
export const spokenTo = <T>(texts: AddressedTexts<T>, { language, competition }: PageFrame): T =>
  texts[language][competition?.formOfAddress ?? "formal"];

/** Frame of a page: navigation, a sheet of paper, a projector, or another website. */
export type PageLayout = "public" | "console" | "sheet" | "screen" | "embed";

/**
 * Script in the browser: the page's own view, hydrated with its model embedded as JSON, or one of
 * the shared scripts in `src/browser`.
 */
export type PageScript = "view" | "live" | "own" | "messages" | "passkeys" | "print" | "screen";

/**
 * A page: address, access, content and view. Exported by the `page.ts` of its folder. Uses methods,
 * so that definitions of different models fit into one list.
 */
export interface PageDefinition<Model = unknown, Kind extends PageKind = PageKind> {
  readonly id: string;
  /**
   * The subject of the page; none for pages about no competition or any. Several pages may share an
   * address: {@link pageKindOf} selects one.
   */
  readonly kind?: Kind;
  /** Other kinds of competition that the page also shows. */
  readonly alsoFor?: readonly PageKind[];
  /** In fastify's syntax, e.g. `/c/:competition/pairings/:round?`. */
  readonly path: string;
  readonly access: Need;
  readonly layout: PageLayout;
  /** True if other websites may embed the page with `?embed`; public pages only. */
  readonly embeddable?: true;
  /** The page's place in the navigation; none if it is not listed there. */
  readonly place?: PlaceId;
  /** In consoles: true if the user types on the page itself. Then digits navigate only with Alt. */
  readonly typing?: true;
  /** True if `build` needs the list of all competitions. */
  readonly needsList?: boolean;
  /** True if `build` needs the divisions of a season: of `:season`, or of the competition's. */
  readonly needsSeason?: boolean;
  /** True if `build` needs the festival of the address. */
  readonly needsFestival?: boolean;
  /** True if `build` needs the imprint and the privacy notice of the address. */
  readonly needsNotice?: boolean;
  /** True if `build` needs the whole journal. */
  readonly needsJournal?: boolean;
  /** True if `build` needs the chances. */
  readonly needsOdds?: boolean;
  /** True if `build` needs the entry claimed on the requesting device. */
  readonly knowsMine?: boolean;
  /** True if `build` needs the viewer's channels. */
  readonly needsChannels?: boolean;
  /** True if `build` needs the purpose of a mail's link. */
  readonly needsMailAddress?: boolean;
  /** True if `build` needs to know if the server has accounts to sign in to. */
  readonly leadsToSignIn?: boolean;
  /** The account data that `build` needs. */
  readonly needsAccounts?: "ways" | "link" | "own" | "invitation";
  /** True if phones can install the page as an app, which starts with the player's own page. */
  readonly installable?: boolean;
  /** True if `build` needs the cut line of the current stage at tables. */
  readonly needsCutLine?: boolean;
  /** True if `build` needs the race, which is computed before, a round at a time. */
  readonly needsRace?: boolean;
  /** True if the navigation lists the page in this state; missing if it always does. */
  isListed?(state: CompetitionState): boolean;
  /** Seconds after which a browser reloads the page; for pages that change with time. */
  readonly refreshes?: number;
  /** None for pages that never change. */
  readonly script?: PageScript;
  /** Hydrates the view only at the first interaction; for pages used with poor reception. */
  readonly startsLater?: true;
  /**
   * Builds the page's model as plain JSON; null if it does not exist (404). Pure. Models of public
   * pages never contain drafts, nor the seed of an open competition.
   */
  build(request: PageRequest<Kind>): Model | null;
  /** Returns the competition's progress, for pages that show it. Pure. */
  band?(request: PageRequest<Kind>, place: PlaceId | undefined): Band | null;
  /** True if more data follows without an event; the page then polls. */
  isUnfinished?(model: Model): boolean;
  /** Title of the window, without the competition's name. */
  title(model: Model, page: PageFrame): string;
  view(props: PageProps<Model>): VNode;
}

/** A page as the registry lists it. */
export interface Page<Model = unknown, Kind extends PageKind = PageKind>
  extends PageDefinition<Model, Kind> {
  /** Folder below `src`, e.g. `home/backup`; identifies its script and its styles. */
  readonly folder: string;
}

/** Returns the address of a page with one query parameter set, or removed (null). */
export const withQuery = (url: string, name: string, value: string | null): string => {
  const [path = "/", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const text = parameters.toString();
  return text === "" ? path : `${path}?${text}`;
};
