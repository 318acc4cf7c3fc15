import type {
  AddressedTexts,
  JournalBreak,
  Language,
  LegalNotice,
  Viewer,
  WrittenZone,
} from "@losfee/contract";
import type { BackupState, HallState } from "@losfee/contract/api";
import type { FormOfAddress, GameTerms, Rehearsal } from "@losfee/core";
import type { PlaceId } from "./layout/places.ts";
import type { PageKind, Sides } from "./page-kind.ts";

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
  /** Devices that reach the server; absent if the viewer cannot change that. */
  readonly hall?: HallState;
  /** True if the viewer may stop the server here. */
  readonly isStoppable?: boolean;
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
    /** The round in which it left FIDE mode; absent unless it has. */
    readonly fideModeLeft?: number;
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

/** A link of a competition's navigation. */
export interface PlaceLink {
  readonly place: PlaceId;
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

/** Damaged part of the file with all data: indexes, which repeat it, or the entries themselves. */
export type FileFault = "indexes" | "entries";

/** Addresses of the existing notices. */
export type LegalLinks = Readonly<Partial<Record<LegalNotice, string>>>;

/** Returns the address of a page with one query parameter set, or removed (null). */
export const withQuery = (url: string, name: string, value: string | null): string => {
  const [path = "/", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const text = parameters.toString();
  return text === "" ? path : `${path}?${text}`;
};
