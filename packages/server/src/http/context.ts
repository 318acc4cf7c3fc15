import type { Assets } from "@losfee/web";
import type { Access } from "../access/access.ts";
import type { BackupScheduler } from "../backup/scheduler.ts";
import type { ChannelServices } from "../channels/channel-services.ts";
import type { Clock } from "../clock/clock.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { Ports } from "../competitions/ports.ts";
import type { Reckoner } from "../competitions/reckoner.ts";
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
import type { Reception } from "../publishing/reception.ts";
import type { Reader } from "../readers/reader.ts";
import type { UploadReader } from "../reading/upload-reader.ts";
import type { StandbyDesk } from "../standby/leader.ts";
import type { ChangeHub } from "../stream/change-hub.ts";
import type { Traces } from "../traces/traces.ts";
import type { WebhookServices } from "../webhooks/webhook-services.ts";
import type { AnswerSources } from "./answer-sources.ts";
import type { Limits } from "./limits.ts";
import type { Patience } from "./patience.ts";

/** What the routes work with. */
export interface AppContext {
  readonly competitions: CompetitionService;
  readonly access: Access;
  readonly traces: Traces;
  /** People with accounts, and how they sign in. */
  readonly accounts: PeopleServices;
  /** Whose the entries of competitions are. */
  readonly claims: Claims;
  readonly corrections: Corrections;
  readonly hub: ChangeHub;
  readonly ladder: Pick<LadderServices, "mail" | "mailProcessor" | "scheduler">;
  readonly news: News;
  /** Whether parents agree that minors take part. */
  readonly consents: Consents;
  readonly embeds: Embeds;
  /** Organisations, what people are given in them, and what follows from that. */
  readonly organisations: OrganisationServices;
  /** Sees to it that names are kept no longer than organisations want. */
  readonly nameKeeper: Pick<NameKeeper, "due" | "soon">;
  /** For a machine that follows this one; null where everything is in a database. */
  readonly standby: StandbyDesk | null;
  /** Where an event of this machine is shown on another server; null where it is not. */
  readonly showing: Publisher["showing"];
  /** Shows events that are run on laptops elsewhere. */
  readonly reception: Reception;
  readonly previews: PreviewMaker;
  readonly webhooks: Omit<WebhookServices, "start" | "stop">;
  readonly channels: Pick<ChannelServices, "channels" | "askForMail" | "sendsMail">;
  readonly odds: Pick<OddsService, "report">;
  /** Of the stages at tables that are played. */
  readonly cutLines: Reckoner;
  readonly races: Reckoner;
  readonly clock: Clock;
  /** What a check of the journal's file has found; null: there is none. */
  readonly fileCheck: Pick<FileCheck, "damage"> | null;
  readonly backup: Pick<BackupScheduler, "state" | "backUpNow" | "follow">;
  readonly ports: Ports;
  readonly pictures: PictureMaker;
  readonly reader: UploadReader;
  /** The address by which everybody finds the server, as its owner says; null: nobody said so. */
  readonly publicUrl: string | null;
  /** The address of this machine in its network; null where the server does not listen there. */
  readonly networkUrl: () => string | null;
  /** The address by which this machine itself finds the server. */
  readonly localUrl: () => string;
  /** What public answers follow from. */
  readonly sources: AnswerSources;
  /** Answers what anybody may ask; null: the app itself does. */
  readonly readers: Reader | null;
  readonly assets: Assets;
  /** The folder of the browser's bundles; null: none are served. */
  readonly bundleFolder: string | null;
  /** Told of each answer; null: nobody counts them. */
  readonly onAnswered: ((answered: Answered) => void) | null;
  readonly limits: Limits;
  readonly patience: Patience;
  /** Addresses or networks of proxies whose word is taken for whom they forward; none: nobody's. */
  readonly trustedProxies: readonly string[];
}
