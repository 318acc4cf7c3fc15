import type {
  ChannelKind,
  DoubtfulDate,
  JournalBreak,
  Language,
  LegalNotice,
  MessageKind,
  Trace,
  Viewer,
} from "@losfee/contract";
import type {
  BackupState,
  CompetitionSummary,
  HallState,
  OddsReport,
  ShownFestival,
  UnreadableCompetition,
} from "@losfee/contract/api";
import type { EntryId, RecordedEventOf, StateOf } from "@losfee/core";
import type {
  AccountFacts,
  NotErased,
  RefusedCorrection,
  RefusedField,
  ShownInvitation,
  ShownSignInLink,
  SignInFacts,
} from "./accounts.ts";
import type { FileFault, LegalLinks, Showing } from "./page.ts";
import type { KindOfPage, PageKind } from "./page-kind.ts";
import type { PageQuery } from "./page-query.ts";

/** The request of a page that asks for nothing in particular. */
export interface AnyRequest<Kind extends PageKind> {
  /** The competition of the address; null without one, or if it does not exist. */
  readonly state: StateOf<KindOfPage<Kind>> | null;
  /** The point where the competition's journal breaks off; absent if it is sound. */
  readonly broken?: JournalBreak;
  /** Addresses of the imprint and the privacy notice that apply to the page. */
  readonly legal?: LegalLinks;
  /** Publishing state on another server; missing if it is not published there. */
  readonly showing?: Showing;
  /** State of the server's backups; only for directors. */
  readonly backup?: BackupState;
  /** Damage that a check found in the file; absent if there is none, or for other viewers. */
  readonly fileFault?: FileFault;
  /** State of the standby; only for directors of competitions stored in a file. */
  readonly standby?: StandbyState;
  /** Devices that reach the server; null if the console cannot change that; only for directors. */
  readonly hall?: HallState | null;
  /** True if the console may stop the server; only for directors. */
  readonly isStoppable?: boolean;
  readonly params: Readonly<Record<string, string>>;
  readonly query: PageQuery;
  readonly viewer: Viewer;
  readonly language: Language;
  /** Scheme, host and port under which visitors reach the server, without a trailing slash. */
  readonly baseUrl: string;
  /** Time of the request, ISO 8601 in UTC; deadlines are relative to it. */
  readonly now?: string;
  /** The doubt about the machine's date; only for directors. */
  readonly dateDoubt?: DoubtfulDate;
  /**
   * Names of the users who acted in the competition, by account id; for viewers with a task, on
   * pages that show who did something.
   */
  readonly people?: ReadonlyMap<string, string>;
  /** Competitions that could not erase the requesting person. */
  readonly notErased?: readonly NotErased[];
  /** A requested correction that was refused. */
  readonly refusedCorrection?: RefusedCorrection;
  /** Form input that was refused. */
  readonly refusedField?: RefusedField;
}

/** What pages ask for by name (`asks`), since it takes time to find or makes answers personal. */
export interface Asked<Kind extends PageKind = PageKind> {
  /** All competitions, or those in which the viewer has a task. */
  readonly list: {
    readonly competitions: readonly CompetitionSummary[];
    /** In consoles: the account's role in each competition; missing for others. */
    readonly tasks?: ReadonlyMap<string, Viewer>;
    /** Competitions that cannot be loaded at all. */
    readonly unreadable?: readonly UnreadableCompetition[];
  };
  /** All competitions, and what the start page shows besides. */
  readonly front: Asked["list"] & { readonly front: FrontFacts };
  /** The festival of the address; null if unknown. */
  readonly festival: { readonly festival: ShownFestival | null };
  /** Content of the imprint and the privacy notice at the address. */
  readonly notices: { readonly notices: Readonly<Record<LegalNotice, ShownNotice | null>> };
  readonly mine: {
    /** The entry claimed on this device, without proof: it grants no permission. */
    readonly mine?: EntryId;
    /** True if the viewer holds a personal link, which messages need. */
    readonly byLink?: boolean;
  };
  /** Chances, if the viewer may see them. */
  readonly odds: { readonly odds?: OddsReport };
  /** The message channels of the viewer, if a player. */
  readonly channels: { readonly channels?: OwnChannels };
  /** The purpose of a mail's link. */
  readonly mailAddress: { readonly mailAddress: MailAddress };
  /** True if the server has accounts and the viewer is not signed in. */
  readonly signInOffer: { readonly offersSignIn: boolean };
  /** Ways to sign in. */
  readonly signIn: { readonly signIn: SignInFacts };
  /** Ways to sign in, and the purpose of the address's link; null if it is invalid or used up. */
  readonly signInLink: {
    readonly signIn: SignInFacts;
    readonly signInLink: ShownSignInLink | null;
  };
  /** The viewer's own account; null for none. */
  readonly account: { readonly account: AccountFacts | null };
  /** The invitation of the address; null if it is invalid. */
  readonly invitation: { readonly invitation: ShownInvitation | null };
  /** The cut line of the current stage at tables; pages do without while it is being computed. */
  readonly cutLine: { readonly isComputing?: true };
  /** The race, which is computed before, a round at a time. */
  readonly race: Readonly<Record<never, never>>;
  /** Divisions of the season in the address, or of the competition's season. */
  readonly season: {
    readonly divisions: readonly StateOf<"tournament">[];
    /** Names of the divisions that cannot be read. */
    readonly missingDivisions: readonly string[];
  };
  /** The whole journal. */
  readonly journal: {
    readonly events: readonly RecordedEventOf<KindOfPage<Kind>>[];
    /** Device and link behind each event, by event number; for directors. */
    readonly traces: ReadonlyMap<number, Trace>;
    readonly people: ReadonlyMap<string, string>;
  };
}

export type Ask = keyof Asked;

/** Everything that the named members of `All` have. */
type Together<All, Names extends keyof All> = {
  [Name in Names]: (each: All[Name]) => void;
}[Names] extends (each: infer Each) => void
  ? Each
  : never;

/** The data a page is built from, with what it asks for; most pages are about tournaments. */
export type PageRequest<
  Kind extends PageKind = "tournament",
  Asks extends Ask = never,
> = AnyRequest<Kind> & Together<Asked<Kind>, Asks>;

/** A request with anything that a page may ask for. */
export type FullRequest<Kind extends PageKind = "tournament"> = AnyRequest<Kind> &
  Partial<Together<Asked<Kind>, Ask>>;

/** The visitor of the start page, the club, and the sample that plays by itself. */
export interface FrontFacts {
  /** True for a browser of the computer that Losfee runs on. */
  readonly isAtDesk: boolean;
  /** Name of the only organisation; null for none or several. */
  readonly organisation: string | null;
  /** Null if it does not play. */
  readonly sample: {
    readonly id: string;
    readonly name: string;
    readonly round: number;
    readonly planned: number;
    readonly games: number;
    readonly entered: number;
    readonly boards: readonly {
      readonly board: number;
      readonly seats: readonly {
        readonly name: string;
        readonly points: number;
        readonly score: number | null;
      }[];
    }[];
  } | null;
}

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
