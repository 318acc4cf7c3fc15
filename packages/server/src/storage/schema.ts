import type { Generated } from "kysely";

/** The first columns of every key. */
interface OfCompetition {
  owner: string;
  competition: string;
}

interface Competitions extends OfCompetition {
  created_at: string;
  last_seq: number;
  hash: string;
}

interface Events extends OfCompetition {
  seq: number;
  schema: number;
  type: string;
  /** Canonical JSON. */
  data: string;
  actor: string;
  recorded_at: string;
  effective_at: string;
  previous: string;
  hash: string;
}

interface PersonalParts extends OfCompetition {
  seq: number;
  place: string;
  /** Null: erased. */
  salt: string | null;
  /** JSON. */
  value: string;
}

interface Answers extends OfCompetition {
  idempotency_key: string;
  fingerprint: string;
  /** JSON. */
  answer: string;
  last_seq: number;
}

interface CreationKeys extends OfCompetition {
  idempotency_key: string;
}

interface Erasures {
  commitment: string;
  entry: number;
}

interface Pictures extends OfCompetition {
  hash: string;
  file: string;
  bytes: Uint8Array;
}

interface AccessLinks extends OfCompetition {
  id: string;
  label: string;
  token_hash: string;
  created_at: string;
  role: string;
  /** JSON; null for result entry. */
  scope: string | null;
}

interface AccessSessions {
  token_hash: string;
  id: string;
  origin: string;
  link: string | null;
  person: string | null;
  browser: string | null;
  system: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
}

interface People {
  id: string;
  name: string;
  language: string;
  created_at: string;
}

interface PeopleAddresses {
  address: string;
  person: string;
  confirmed_at: string;
}

interface PeopleEntries {
  owner: string;
  competition: string;
  entry: number;
  person: string;
  link: string | null;
  opened_at: string | null;
  said_by: string;
  said_at: string;
  confirmed_at: string;
  accepted_by: string | null;
  accepted_at: string | null;
}

interface PeopleProposals {
  owner: string;
  competition: string;
  entry: number;
  address: string;
  said_by: string;
  said_at: string;
}

interface PeopleCorrections {
  owner: string;
  competition: string;
  entry: number;
  person: string;
  wish: string;
  asked_at: string;
  declined_at: string | null;
  reason: string | null;
}

interface PeoplePasskeys {
  id: string;
  person: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** JSON. */
  transports: string;
  relying_party: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

interface PeopleIdentities {
  issuer: string;
  subject: string;
  person: string;
  created_at: string;
}

interface SignInLinks {
  token_hash: string;
  purpose: string;
  person: string | null;
  address: string | null;
  browser: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

interface SignInChallenges {
  challenge_hash: string;
  purpose: string;
  person: string | null;
  /** JSON. */
  detail: string;
  expires_at: string;
}

interface AccessDirectorLinks {
  token_hash: string;
  created_at: string;
  expires_at: string;
}

interface AccessServers {
  host: string;
  port: number;
  started_at: string;
}

interface BackupPlans {
  id: number;
  /** JSON. */
  plan: string;
  begun: number;
}

interface ClockHeartbeat {
  id: number;
  at: string;
  uptime: number;
  boot: string;
}

interface ClockDoubts {
  number: Generated<number>;
  reason: string;
  heartbeat_at: string;
  noticed_at: string;
  confirmed_at: string | null;
  confirmed_by: string | null;
}

interface MailSettings extends OfCompetition {
  /** JSON. */
  settings: string;
}

interface MailOutbox extends OfCompetition {
  /** Insertion order. */
  rowid: Generated<number>;
  mail: string;
  notice: string;
  message_id: string;
  /** JSON. */
  content: string;
  status: string;
  created_at: string;
  due_at: string;
  claim: string | null;
  attempts: Generated<number>;
  tried_at: string | null;
  uncertain: Generated<number>;
  fault: string | null;
  sent_at: string | null;
  sending_recorded: Generated<number>;
  carried_by: string | null;
}

interface MailBoxes {
  account: string;
  uid_validity: string;
  last_uid: number;
}

interface MailInbox {
  id: string;
  number: number;
  owner: string | null;
  competition: string | null;
  message_id: string | null;
  arrived_at: string;
  taken_at: string;
  finding: string;
  /** JSON. */
  message: string;
  /** JSON. */
  authenticity: string;
  status: string;
  copies: Generated<number>;
}

interface LadderLetters extends OfCompetition {
  seq: number;
}

interface LadderWatch extends OfCompetition {
  at: string;
}

interface Webhooks extends OfCompetition {
  id: string;
  url: string;
  /** JSON. */
  topics: string;
  language: string;
  secret: string;
  base_url: string;
  created_at: string;
  seq: number;
  channel: Generated<string>;
  link: string | null;
  entry: number | null;
  session: string | null;
  /** JSON. */
  keys: string | null;
  confirmed_at: string | null;
}

interface WebhookDeliveries extends OfCompetition {
  /** Insertion order. */
  rowid: Generated<number>;
  webhook: string;
  message: string;
  type: string;
  title: string;
  body: string;
  status: string;
  created_at: string;
  begun_at: string;
  due_at: string;
  claim: string | null;
  attempts: Generated<number>;
  tried_at: string | null;
  /** JSON. */
  fault: string | null;
  delivered_at: string | null;
}

interface PushKeys {
  owner: string;
  public: string;
  private: string;
  created_at: string;
}

interface Leases {
  name: string;
  holder: string;
  token: number;
  expires_at: number;
}

interface Reigns {
  id: number;
  epoch: number;
  key: string | null;
  /** JSON, like all below. */
  standby: string | null;
  follows: string | null;
  took_over: string | null;
  superseded: string | null;
}

interface Embeds extends OfCompetition {
  /** JSON. */
  sites: string;
}

interface Snapshots extends OfCompetition {
  seq: number;
  version: string;
  number: number;
  pieces: number;
  head: string;
  digest: string;
  /** JSON. */
  piece: string;
}

interface EventTraces extends OfCompetition {
  seq: number;
  session: string | null;
  link: string | null;
  person: string | null;
  browser: string | null;
  system: string | null;
}

interface Receptions {
  key: string;
  created_at: string;
}

interface StoredPublications {
  owner: string;
  competition: string;
  url: string;
  key: string;
}

interface Organisations {
  id: string;
  kind: string;
  name: string;
  parent: string | null;
  created_at: string;
}

interface OrganisationFestivals {
  id: string;
  organisation: string;
  name: string;
  place: string;
  starts_on: string | null;
  ends_on: string | null;
  created_at: string;
}

interface OrganisationCompetitions extends OfCompetition {
  organisation: string;
  festival: string | null;
}

/** The target of a role: one of the three. */
interface OrganisationTarget {
  organisation: string | null;
  festival: string | null;
  owner: string | null;
  competition: string | null;
}

interface OrganisationGrants extends OrganisationTarget {
  id: string;
  person: string;
  role: string;
  granted_by: string;
  granted_at: string;
  expires_at: string | null;
  team: number | null;
}

interface OrganisationInvitations extends OrganisationTarget {
  id: string;
  token_hash: string;
  role: string;
  grant_expires_at: string | null;
  created_by: string;
  created_at: string;
  expires_at: string;
  team: number | null;
}

interface OrganisationMoves extends OfCompetition {
  organisation: string;
  asked_by: string;
  asked_at: string;
}

interface OrganisationAffiliations {
  organisation: string;
  parent: string;
  asked_by: string;
  asked_at: string;
}

interface OrganisationLog {
  organisation: string;
  seq: number;
  at: string;
  actor: string;
  /** JSON. */
  entry: string;
}

interface OrganisationNotices {
  organisation: string;
  notice: string;
  text: string;
}

interface EntryConsents extends OfCompetition {
  entry: number;
  given: number;
  noted_by: string;
  noted_at: string;
}

/** The tables as queries see them, created by `storage/migrations`. */
export interface Schema {
  competitions: Competitions;
  events: Events;
  personal_parts: PersonalParts;
  answers: Answers;
  creation_keys: CreationKeys;
  erasures: Erasures;
  pictures: Pictures;
  access_links: AccessLinks;
  access_sessions: AccessSessions;
  access_director_links: AccessDirectorLinks;
  access_servers: AccessServers;
  organisations: Organisations;
  organisation_festivals: OrganisationFestivals;
  organisation_competitions: OrganisationCompetitions;
  organisation_grants: OrganisationGrants;
  organisation_invitations: OrganisationInvitations;
  organisation_moves: OrganisationMoves;
  organisation_affiliations: OrganisationAffiliations;
  organisation_log: OrganisationLog;
  organisation_notices: OrganisationNotices;
  organisation_retention: { organisation: string; years: number | null };
  organisation_rights: { one: number; version: number };
  people: People;
  people_addresses: PeopleAddresses;
  people_passkeys: PeoplePasskeys;
  people_identities: PeopleIdentities;
  people_entries: PeopleEntries;
  people_proposals: PeopleProposals;
  people_corrections: PeopleCorrections;
  sign_in_links: SignInLinks;
  sign_in_challenges: SignInChallenges;
  backup_plan: BackupPlans;
  clock_heartbeat: ClockHeartbeat;
  clock_doubts: ClockDoubts;
  mail_settings: MailSettings;
  mail_outbox: MailOutbox;
  mail_boxes: MailBoxes;
  mail_inbox: MailInbox;
  ladder_letters: LadderLetters;
  ladder_watch: LadderWatch;
  webhooks: Webhooks;
  webhook_deliveries: WebhookDeliveries;
  push_keys: PushKeys;
  consents_wanted: OfCompetition;
  entry_consents: EntryConsents;
  embeds: Embeds;
  leases: Leases;
  reign: Reigns;
  snapshots: Snapshots;
  receptions: Receptions;
  publications: StoredPublications;
  event_traces: EventTraces;
  identity: { journal: string; schema: number };
}
