import type { Assets } from "@losfee/web";
import type { Access } from "../access/access.ts";
import type { HallListener } from "../access/hall-listener.ts";
import type { BackupScheduler } from "../backup/scheduler.ts";
import type { ChannelServices } from "../channels/channel-services.ts";
import type { Clock } from "../clock/clock.ts";
import type { BackgroundComputation } from "../competitions/background-computation.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { Ports } from "../competitions/ports.ts";
import type { Embeds } from "../embeds/embeds.ts";
import type { FileCheck } from "../journal/file-check.ts";
import type { LadderServices } from "../ladder/ladder-services.ts";
import type { Answered } from "../metrics/metrics.ts";
import type { News } from "../news/news.ts";
import type { OddsService } from "../odds/odds-service.ts";
import type { OrganisationServices } from "../organisations/organisation-services.ts";
import type { Consents } from "../people/consents.ts";
import type { PeopleServices } from "../people/people-services.ts";
import type { Claims } from "../personal-data/claims.ts";
import type { Corrections } from "../personal-data/corrections.ts";
import type { NameKeeper } from "../personal-data/name-keeper.ts";
import type { PictureMaker } from "../pictures/picture-maker.ts";
import type { PreviewMaker } from "../previews/preview-maker.ts";
import type { Publisher } from "../publishing/publisher.ts";
import type { Relay } from "../publishing/relay.ts";
import type { Reader } from "../readers/reader.ts";
import type { UploadReader } from "../reading/upload-reader.ts";
import type { StandbyDesk } from "../standby/leader.ts";
import type { ChangeHub } from "../stream/change-hub.ts";
import type { Traces } from "../traces/traces.ts";
import type { WebhookServices } from "../webhooks/webhook-services.ts";
import type { AnswerSources } from "./answer-sources.ts";
import type { Limits } from "./limits.ts";
import type { Timeouts } from "./timeouts.ts";

/** Services and settings that the routes use. */
export interface AppContext {
  readonly competitions: CompetitionService;
  readonly access: Access;
  readonly traces: Traces;
  /** Accounts and sign-in. */
  readonly accounts: PeopleServices;
  /** Links entries of competitions to accounts. */
  readonly claims: Claims;
  readonly corrections: Corrections;
  readonly hub: ChangeHub;
  readonly ladder: Pick<LadderServices, "mail" | "mailProcessor" | "scheduler" | "asItLeaves">;
  readonly news: News;
  /** Parental consents for minors. */
  readonly consents: Consents;
  readonly embeds: Embeds;
  /** Organisations, roles in them, and rights derived from these. */
  readonly organisations: OrganisationServices;
  /** Ensures that names are kept no longer than organisations want. */
  readonly nameKeeper: Pick<NameKeeper, "due" | "soon">;
  /** For a standby machine; null with a database. */
  readonly standby: StandbyDesk | null;
  /** Publishing state of an event on another server; null if it is not published there. */
  readonly showing: Publisher["showing"];
  /** Publishes events that are run on laptops elsewhere. */
  readonly relay: Relay;
  readonly previews: PreviewMaker;
  readonly webhooks: Omit<WebhookServices, "start" | "stop">;
  readonly channels: Pick<ChannelServices, "channels" | "askForMail" | "sendsMail">;
  readonly odds: Pick<OddsService, "report">;
  /** For the running stages at tables. */
  readonly cutLines: BackgroundComputation;
  readonly races: BackgroundComputation;
  readonly clock: Clock;
  /** Result of the check of the journal's file; null if there is no check. */
  readonly fileCheck: Pick<FileCheck, "damage"> | null;
  readonly backup: Pick<BackupScheduler, "state" | "backUpNow" | "follow">;
  readonly ports: Ports;
  readonly pictures: PictureMaker;
  readonly reader: UploadReader;
  /** The configured public URL; null if none is set. */
  readonly publicUrl: string | null;
  /** True on a person's own computer; see the option of the server. */
  readonly isDesk: boolean;
  /** The server's address in its network; null if it does not listen there. */
  readonly networkUrl: () => string | null;
  /** The server's address on this machine. */
  readonly localUrl: () => string;
  /** Opens the server to the network; null before it listens. */
  readonly hall: () => HallListener | null;
  /** Stops the server; null if its console may not. */
  readonly stop: (() => void) | null;
  /** Versions that public answers depend on. */
  readonly sources: AnswerSources;
  /** Answers public requests; null: the app itself does. */
  readonly readers: Reader | null;
  readonly assets: Assets;
  /** The folder of the browser bundles; null: none are served. */
  readonly bundleFolder: string | null;
  /** Called after each answer; null: answers are not counted. */
  readonly onAnswered: ((answered: Answered) => void) | null;
  readonly limits: Limits;
  readonly timeouts: Timeouts;
  /** Addresses or networks of proxies whose forwarding headers are trusted; none by default. */
  readonly trustedProxies: readonly string[];
}
