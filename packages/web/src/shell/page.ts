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

/** What pages can be about: a ladder, or of a tournament its games for two or its tables. */
export type PageKind = CompetitionKind | "tables";

/** The kind of the competitions that have pages of one sort. */
export type KindOfPage<Kind extends PageKind> = Kind extends CompetitionKind ? Kind : "tournament";

/** The sides of a competition that has stages at tables and others of games for two. */
export type Side = "tables" | "boards";

/** Which pages show a competition first: those of what `?at=` asks for, or else of what is played now. */
export const pageKindOf = (state: CompetitionState, { at }: PageQuery): PageKind => {
  if (state.kind !== "tournament") return state.kind;
  const isAsked = hasBothSides(state) && (at === "boards" || at === "tables");
  return kindOf(isAsked ? at : playedAt(state));
};

/** The same, and behind it the other side of a competition that has two: some addresses are only there. */
export const pageKindsOf = (state: CompetitionState, query: PageQuery): readonly PageKind[] => {
  const first = pageKindOf(state, query);
  return hasBothSides(state) ? [first, kindOf(otherSide(sideOf(first)))] : [first];
};

/** Whether a page shows competitions of a kind. */
export const isPageOf = (page: Pick<Page, "kind" | "alsoFor">, kind: PageKind): boolean =>
  page.kind === undefined || page.kind === kind || page.alsoFor?.includes(kind) === true;

const hasBothSides = (state: CompetitionState): boolean =>
  state.kind === "tournament" && playsTables(state.settings) && playsBoards(state.settings);

const kindOf = (side: Side): PageKind => (side === "tables" ? "tables" : "tournament");
const sideOf = (kind: PageKind): Side => (kind === "tables" ? "tables" : "boards");
const otherSide = (side: Side): Side => (side === "tables" ? "boards" : "tables");

/** Where a page stands in a competition with two sides; null for all others. */
export const sidesOf = (state: CompetitionState, kind: PageKind): Sides | null => {
  if (state.kind !== "tournament" || !hasBothSides(state)) return null;
  const current = sideOf(kind);
  return { current, isPlayed: current === playedAt(state) };
};

/** Whether a second machine follows this one, to stand in for it. */
export interface StandbyState {
  /** Whether one may. */
  readonly isOn: boolean;
  /** The one that does; null: none has come yet. */
  readonly machine: {
    readonly url: string;
    /** ISO 8601 in UTC. */
    readonly seenAt: string;
    /** It has not been seen for longer than it takes. */
    readonly isGone: boolean;
  } | null;
}

/** Everything that a page may be built from; most pages are about tournaments. */
export interface PageRequest<Kind extends PageKind = "tournament"> {
  /** The competition of the address; null on pages without one, or where it does not exist. */
  readonly state: StateOf<KindOfPage<Kind>> | null;
  /** All competitions; only for pages that ask by `needsList`. */
  readonly competitions: readonly CompetitionSummary[];
  /** The festival of the address; null where there is none such. Only for pages that ask by `needsFestival`. */
  readonly festival?: ShownFestival | null;
  /** Of consoles: who somebody with an account is in each of them; none for all others. */
  readonly tasks?: ReadonlyMap<string, Viewer>;
  /** Competitions that cannot be shown at all; for the same pages. */
  readonly unreadable?: readonly UnreadableCompetition[];
  /** Where the journal of the competition breaks off; absent when it is sound. */
  readonly broken?: JournalBreak;
  /** Where the imprint and the privacy notice stand that hold for the page. */
  readonly legal?: LegalLinks;
  /** What both say at the address; only for pages that ask for them by `needsNotice`. */
  readonly notices?: Readonly<Record<LegalNotice, ShownNotice | null>>;
  /** Where it is shown on another server; missing where it is not. */
  readonly showing?: Showing;
  /** How the backups of the server stand; only for directors. */
  readonly backup?: BackupState;
  /** Whether a second machine follows this one; only for directors of what is in a file. */
  readonly standby?: StandbyState;
  readonly params: Readonly<Record<string, string>>;
  readonly query: PageQuery;
  readonly viewer: Viewer;
  /**
   * The entry that somebody has said to be, on this device; nothing is to be allowed by it. Only for
   * pages that ask for it by `knowsMine`.
   */
  readonly mine?: EntryId;
  readonly language: Language;
  /** Scheme, host and port under which visitors reach the server, without a slash at the end. */
  readonly baseUrl: string;
  /** When it is asked for, ISO 8601 in UTC: deadlines are told from it. */
  readonly now?: string;
  /** For directors, while the date is in doubt: what is said of it. */
  readonly dateDoubt?: DoubtfulDate;
  /** Chances, for who may see them; only for pages that ask for them by `needsOdds`. */
  readonly odds?: OddsReport;
  /** By which ways the viewer gets messages; only for pages that ask for them by `needsChannels`. */
  readonly channels?: OwnChannels;
  /** What the link of a mail is for; only for pages that ask for it by `needsMailAddress`. */
  readonly mailAddress?: MailAddress;
  /**
   * Whether there are accounts here, and the viewer is signed in to none; only for pages that ask for it by
   * `leadsToSignIn`.
   */
  readonly offersSignIn?: boolean;
  /** By which ways people sign in; only for pages that ask for it by `needsAccounts`, as what follows. */
  readonly signIn?: SignInFacts;
  /** What the link of the address is for; null: nothing, or nothing more. */
  readonly signInLink?: ShownSignInLink | null;
  /** What the invitation of the address is to; null: it does not hold. */
  readonly invitation?: ShownInvitation | null;
  /** The viewer's own account; null: none. */
  readonly account?: AccountFacts | null;
  /** Where whoever wanted to be erased was not. */
  readonly notErased?: readonly NotErased[];
  /** A correction that was asked for and not taken. */
  readonly refusedCorrection?: RefusedCorrection;
  /** What was typed into a form and not taken. */
  readonly refusedField?: RefusedField;
  /**
   * The cut line of the stage at tables that is played is still being reckoned: pages do without it.
   * Only for pages that ask for it by `needsCutLine`.
   */
  readonly isReckoning?: true;
  /**
   * The divisions of the season that the address names, or that the competition is one of; only for pages
   * that ask for them by `needsSeason`.
   */
  readonly divisions?: readonly StateOf<"tournament">[];
  /** What those divisions are called that cannot be read. */
  readonly missingDivisions?: readonly string[];
  /** The whole journal; only for pages that ask for it by `needsJournal`. */
  readonly events?: readonly RecordedEventOf<KindOfPage<Kind>>[];
  /** By which device and link its events came in, by their numbers; for directors, with the journal. */
  readonly traces?: ReadonlyMap<number, Trace>;
  /**
   * What those people with an account are called who acted in it, by the ids of their accounts; for those
   * with a task, on pages that tell who did something.
   */
  readonly people?: ReadonlyMap<string, string>;
  /** Whether whoever asks holds a personal link, by which messages can go. */
  readonly byLink?: boolean;
}

/** The addresses of the notices that there are. */
export type LegalLinks = Readonly<Partial<Record<LegalNotice, string>>>;

/** An imprint or privacy notice: Markdown, or an https address. */
export interface ShownNotice {
  readonly text: string;
  /** The name of the organisation whose it is; null: of whoever runs the server. */
  readonly of: string | null;
}

/** A way that was not added: as it was asked for, and why not. */
export interface RefusedChannel extends Pick<OwnChannel, "channel" | "topics"> {
  readonly address: string;
  /** A sentence in the visitor's language. */
  readonly problem: string;
}

/** By which ways somebody gets messages, and which there could be. */
export interface OwnChannels {
  readonly list: readonly OwnChannel[];
  /** What browsers subscribe to push messages with: the server's public key. */
  readonly pushKey: string;
  readonly sendsMail: boolean;
  /** What was typed of a way that was not added. */
  readonly refused?: RefusedChannel;
}

/** What whoever reads the mails of an address may decide; null: by this link nothing, or nothing more. */
export type MailAddress = {
  readonly address: string;
  /** What the link is for; `confirmed`: it was for confirming, which is done. */
  readonly act: "confirm" | "confirmed" | "unsubscribe";
} | null;

/** A way by which messages reach the viewer. */
export interface OwnChannel {
  readonly id: string;
  readonly channel: ChannelKind;
  /** Whether it is the browser that asks. */
  readonly isHere: boolean;
  /** Of a browser which one it is, as far as that is known; else the address. */
  readonly name: string;
  readonly topics: readonly MessageKind[];
  /** Of a mail address: whether whoever reads it was asked and has not answered, or too late. */
  readonly unconfirmed?: "asked" | "too-late";
  /** What a program checks signatures with; empty for the others. */
  readonly secret: string;
}

/** The side that a page is of, and whether it is the one that is played now. */
export interface Sides {
  readonly current: Side;
  readonly isPlayed: boolean;
}

/** A link of a competition's navigation. */
export interface PlaceLink {
  readonly name: string;
  readonly href: string;
  /** In consoles: the key that goes there. */
  readonly key?: string;
  /** Whether that key needs Alt, since digits are typed on the page. */
  readonly alt?: true;
  /** In consoles: not needed each round. */
  readonly seldom?: true;
  /** Whether the page itself belongs there. */
  readonly isCurrent: boolean;
}

/** How far a competition is, for the stage at the top of its public pages. Plain JSON. */
export interface Band {
  /** Always in this order: what is going on now, how far that is, and what comes next. */
  readonly state: {
    readonly now: string | null;
    readonly progress: string | null;
    readonly next: string | null;
  };
  /** The rounds of each phase in the order of play; none where nothing is played in rounds. */
  readonly phases: readonly BandPhase[];
}

export interface BandPhase {
  readonly label: string;
  readonly isCurrent: boolean;
  /** Where the phase is shown as a whole; null where its rounds are shown each, or none is published. */
  readonly href: string | null;
  /** Whether it is what the page shows, as a whole. */
  readonly isShown: boolean;
  readonly rounds: readonly BandRound[];
}

export interface BandRound {
  /** As it is counted in its phase or in the whole event. */
  readonly number: number;
  readonly state: "played" | "now" | "ahead";
  /** Where it is shown, as far as it is published and shown on its own. */
  readonly href: string | null;
  /** Whether it is what the page shows. */
  readonly isShown: boolean;
}

/** What every page shows around its model. Plain JSON: the browser gets it too. */
/** How it is with a competition that is to be shown on another server. */
export interface Showing {
  /** Where everybody finds it. */
  readonly url: string;
  readonly state:
    | "connecting"
    | "shown"
    | "unreachable"
    /** It has no such key. */
    | "stranger"
    | "taken"
    | "other"
    | "version";
  /** Since when it is so; ISO 8601 in UTC. */
  readonly since: string;
}

export interface PageFrame {
  readonly language: Language;
  readonly viewer: Viewer;
  /** Path and query of the page, without `lang`. */
  readonly url: string;
  readonly baseUrl: string;
  /** The time zone of written times: the competition's, else the server's, which they then name. */
  readonly timeZone: WrittenZone;
  /** For directors, while the date of the machine is in doubt; `now` as it is to be confirmed. */
  readonly dateDoubt: {
    readonly now: string;
    readonly nowText: string;
    readonly text: string;
  } | null;
  /** Where the imprint and the privacy notice stand; of those that there are not, nothing. */
  readonly legal?: LegalLinks;
  /** Why backups that should be made by themselves are not; absent when they are, or for others. */
  readonly backupFailure?: NonNullable<BackupState["failure"]>;
  /** Where the competition is shown for everybody on the internet, and whether it works; directors only. */
  readonly showing?: Showing;
  readonly competition: {
    readonly kind: PageKind;
    /** Which side of a competition with tables and boards the page is of; null for all others. */
    readonly sides: Sides | null;
    readonly id: string;
    readonly name: string;
    /** The places that the page's navigation leads to. */
    readonly navigation: readonly PlaceLink[];
    /** Number of the last event that the page shows. */
    readonly seq: number;
    /** Where the journal breaks off; null when it is sound. */
    readonly broken: JournalBreak | null;
    /** What it is a copy of, to try something out; null: it is the real one. */
    readonly rehearsal: Rehearsal | null;
    /** How a tournament's games and players are spoken of; null for other kinds of competition. */
    readonly terms: GameTerms | null;
    /** Place, days and organiser, for the top of printed pages; empty where none is known. */
    readonly event: string;
    /** How German speaks to those who take part. */
    readonly formOfAddress: FormOfAddress;
    /** The event's colour: a hue in degrees. */
    readonly hue: number;
    /** How far it is; null on pages that do not show it. */
    readonly band: Band | null;
  } | null;
}

/** What a page is drawn from: its model, and what all pages have around it. */
export interface PageProps<Model> {
  readonly model: Model;
  readonly page: PageFrame;
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

/** Texts that speak to the reader, in the page's language and form of address. */
export const spokenTo = <T>(texts: AddressedTexts<T>, { language, competition }: PageFrame): T =>
  texts[language][competition?.formOfAddress ?? "formal"];

/** How a page is framed: with navigation, as a sheet of paper, filling a projector, in another site's page. */
export type PageLayout = "public" | "console" | "sheet" | "screen" | "embed";

/**
 * What runs in the browser: the page's own view, brought to life with its model embedded in the page
 * as JSON, or one of the scripts in `src/browser` that all pages share.
 */
export type PageScript = "view" | "live" | "own" | "messages" | "passkeys" | "print" | "screen";

/**
 * A page: its address, who may see it, what it shows and how. It is exported by the `page.ts` of its
 * folder. Methods, so that definitions of different models fit into one list.
 */
export interface PageDefinition<Model = unknown, Kind extends PageKind = PageKind> {
  readonly id: string;
  /**
   * What the page is about; none for pages about no competition or any. Several pages may have one
   * address: {@link pageKindOf} tells which is meant.
   */
  readonly kind?: Kind;
  /** Other sorts of competition that the page shows as well. */
  readonly alsoFor?: readonly PageKind[];
  /** In fastify's syntax, e.g. `/c/:competition/pairings/:round?`. */
  readonly path: string;
  readonly access: Need;
  readonly layout: PageLayout;
  /** Whether other websites may show the page in theirs, by `?embed`; public pages only. */
  readonly embeddable?: true;
  /** The place in navigation that the page belongs to; none for pages that it does not lead to. */
  readonly place?: PlaceId;
  /** In consoles: whether something is typed on the page itself. Then no digit leads elsewhere without Alt. */
  readonly typing?: true;
  /** Whether `build` wants the list of all competitions. */
  readonly needsList?: boolean;
  /** Whether `build` wants the divisions of a season: of `:season`, or of the competition's. */
  readonly needsSeason?: boolean;
  /** Whether `build` wants the festival of the address. */
  readonly needsFestival?: boolean;
  /** Whether `build` wants the imprint and the privacy notice of the address. */
  readonly needsNotice?: boolean;
  /** Whether `build` wants the whole journal. */
  readonly needsJournal?: boolean;
  /** Whether `build` wants the chances. */
  readonly needsOdds?: boolean;
  /** Whether `build` wants to know whose device it is that asks. */
  readonly knowsMine?: boolean;
  /** Whether `build` wants the viewer's channels. */
  readonly needsChannels?: boolean;
  /** Whether `build` wants what the link of a mail is for. */
  readonly needsMailAddress?: boolean;
  /** Whether `build` wants to know if there are accounts to sign in to. */
  readonly leadsToSignIn?: boolean;
  /** What `build` wants to know of accounts. */
  readonly needsAccounts?: "ways" | "link" | "own" | "invitation";
  /** Whether phones can keep the page as an app of its own, which begins with the page of one's own. */
  readonly installable?: boolean;
  /** Whether `build` wants the cut line of the stage at tables that is played. */
  readonly needsCutLine?: boolean;
  /** Whether `build` asks for the race: it is reckoned before, a round at a time. */
  readonly needsRace?: boolean;
  /**
   * Whether navigation leads to the page as a competition stands, where it does not always.
   */
  isListed?(state: CompetitionState): boolean;
  /** After how many seconds a browser is to ask for the page again; for pages that time changes. */
  readonly refreshes?: number;
  /** None for pages that never change. */
  readonly script?: PageScript;
  /** Whether a view comes alive only when somebody does something: for pages far from the next mast. */
  readonly startsLater?: true;
  /**
   * What the page shows, as plain JSON; null where there is no such thing (404). Pure. Models of
   * public pages never contain drafts, nor the seed of an open competition.
   */
  build(request: PageRequest<Kind>): Model | null;
  /** How far the competition is, for the pages that show it. Pure. */
  band?(request: PageRequest<Kind>, place: PlaceId | undefined): Band | null;
  /** Whether more is to come by itself, without any event: the page asks for it again. */
  isUnfinished?(model: Model): boolean;
  /** The title of the window, without the competition's name. */
  title(model: Model, page: PageFrame): string;
  view(props: PageProps<Model>): VNode;
}

/** A page as the registry lists it. */
export interface Page<Model = unknown, Kind extends PageKind = PageKind>
  extends PageDefinition<Model, Kind> {
  /** Where it stands below `src`, e.g. `home/backup`: its script and its styles are found by it. */
  readonly folder: string;
}

/** The address of a page with one parameter of its query set, or taken out (null). */
export const withQuery = (url: string, name: string, value: string | null): string => {
  const [path = "/", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const text = parameters.toString();
  return text === "" ? path : `${path}?${text}`;
};
