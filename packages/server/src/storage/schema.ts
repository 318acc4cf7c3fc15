// Made from the migrations by "npm run schema".
import type { Generated } from "kysely";

/** The tables as queries see them. */
export interface Schema {
  access_director_links: {
    token_hash: string;
    created_at: string;
    expires_at: string;
  };
  access_links: {
    id: string;
    owner: string;
    competition: string;
    label: string;
    token_hash: string;
    created_at: string;
    role: string;
    scope: string | null;
  };
  access_servers: {
    host: string;
    port: number;
    started_at: string;
  };
  access_sessions: {
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
  };
  answers: {
    owner: string;
    competition: string;
    idempotency_key: string;
    fingerprint: string;
    answer: string;
    last_seq: number;
  };
  backup_plan: {
    id: Generated<number>;
    plan: string;
    begun: number;
  };
  clock_doubts: {
    number: Generated<number>;
    reason: string;
    heartbeat_at: string;
    noticed_at: string;
    confirmed_at: string | null;
    confirmed_by: string | null;
  };
  clock_heartbeat: {
    id: number;
    at: string;
    uptime: number;
    boot: string;
  };
  competitions: {
    owner: string;
    competition: string;
    created_at: string;
    last_seq: number;
    hash: string;
  };
  consents_wanted: {
    owner: string;
    competition: string;
  };
  creation_keys: {
    idempotency_key: string;
    owner: string;
    competition: string;
  };
  embeds: {
    owner: string;
    competition: string;
    sites: string;
  };
  entry_consents: {
    owner: string;
    competition: string;
    entry: number;
    given: number;
    noted_by: string;
    noted_at: string;
  };
  erasures: {
    commitment: string;
    entry: number;
  };
  event_traces: {
    owner: string;
    competition: string;
    seq: number;
    session: string | null;
    link: string | null;
    person: string | null;
    browser: string | null;
    system: string | null;
  };
  events: {
    owner: string;
    competition: string;
    seq: number;
    schema: number;
    type: string;
    data: string;
    actor: string;
    recorded_at: string;
    effective_at: string;
    previous: string;
    hash: string;
  };
  identity: {
    journal: string;
    schema: number;
    rowid: Generated<number>;
  };
  ladder_letters: {
    owner: string;
    competition: string;
    seq: number;
  };
  ladder_watch: {
    owner: string;
    competition: string;
    at: string;
  };
  leases: {
    name: string;
    holder: string;
    token: number;
    expires_at: number;
  };
  mail_boxes: {
    account: string;
    uid_validity: string;
    last_uid: number;
  };
  mail_inbox: {
    id: string;
    number: number;
    owner: string | null;
    competition: string | null;
    message_id: string | null;
    arrived_at: string;
    taken_at: string;
    finding: string;
    message: string;
    authenticity: string;
    status: string;
    copies: Generated<number>;
    rowid: Generated<number>;
  };
  mail_settings: {
    owner: string;
    competition: string;
    settings: string;
  };
  organisation_affiliations: {
    organisation: string;
    parent: string;
    asked_by: string;
    asked_at: string;
  };
  organisation_competitions: {
    owner: string;
    competition: string;
    organisation: string;
    festival: string | null;
  };
  organisation_festivals: {
    id: string;
    organisation: string;
    name: string;
    place: string;
    starts_on: string | null;
    ends_on: string | null;
    created_at: string;
  };
  organisation_grants: {
    id: string;
    person: string;
    role: string;
    granted_by: string;
    granted_at: string;
    expires_at: string | null;
    team: number | null;
    organisation: string | null;
    festival: string | null;
    owner: string | null;
    competition: string | null;
  };
  organisation_invitations: {
    id: string;
    token_hash: string;
    role: string;
    grant_expires_at: string | null;
    created_by: string;
    created_at: string;
    expires_at: string;
    team: number | null;
    organisation: string | null;
    festival: string | null;
    owner: string | null;
    competition: string | null;
  };
  organisation_log: {
    organisation: string;
    seq: number;
    at: string;
    actor: string;
    entry: string;
  };
  organisation_moves: {
    owner: string;
    competition: string;
    organisation: string;
    asked_by: string;
    asked_at: string;
  };
  organisation_notices: {
    organisation: string;
    notice: string;
    text: string;
  };
  organisation_retention: {
    organisation: string;
    years: number | null;
  };
  organisation_rights: {
    one: number;
    version: number;
  };
  organisations: {
    id: string;
    kind: string;
    name: string;
    parent: string | null;
    created_at: string;
  };
  outbox: {
    owner: string;
    competition: string;
    kind: string;
    id: string;
    webhook: string | null;
    about: string;
    title: string | null;
    message_id: string | null;
    content: string;
    status: string;
    created_at: string;
    begun_at: string;
    due_at: string;
    claim: string | null;
    attempts: Generated<number>;
    tried_at: string | null;
    uncertain: Generated<number>;
    fault: string | null;
    sent_at: string | null;
    sending_recorded: Generated<number>;
    carried_by: string | null;
    rowid: Generated<number>;
  };
  people: {
    id: string;
    name: string;
    language: string;
    created_at: string;
  };
  people_addresses: {
    address: string;
    person: string;
    confirmed_at: string;
  };
  people_corrections: {
    owner: string;
    competition: string;
    entry: number;
    person: string;
    wish: string;
    asked_at: string;
    declined_at: string | null;
    reason: string | null;
  };
  people_entries: {
    owner: string;
    competition: string;
    entry: number;
    person: string;
    link: string | null;
    opened_at: string | null;
    said_by: string;
    said_at: string;
    confirmed_at: string | null;
    accepted_by: string | null;
    accepted_at: string | null;
  };
  people_identities: {
    issuer: string;
    subject: string;
    person: string;
    created_at: string;
  };
  people_passkeys: {
    id: string;
    person: string;
    public_key: string;
    counter: number;
    transports: string;
    relying_party: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  people_proposals: {
    owner: string;
    competition: string;
    entry: number;
    address: string;
    said_by: string;
    said_at: string;
  };
  personal_parts: {
    owner: string;
    competition: string;
    seq: number;
    place: string;
    salt: string | null;
    value: string;
  };
  pictures: {
    owner: string;
    competition: string;
    hash: string;
    file: string;
    bytes: Uint8Array;
    rowid: Generated<number>;
  };
  publications: {
    owner: string;
    competition: string;
    url: string;
    key: string;
  };
  push_keys: {
    owner: string;
    public: string;
    private: string;
    created_at: string;
  };
  receptions: {
    key: string;
    created_at: string;
  };
  reign: {
    id: number;
    epoch: number;
    key: string | null;
    standby: string | null;
    follows: string | null;
    took_over: string | null;
    superseded: string | null;
  };
  sign_in_challenges: {
    challenge_hash: string;
    purpose: string;
    person: string | null;
    detail: string;
    expires_at: string;
  };
  sign_in_links: {
    token_hash: string;
    purpose: string;
    person: string | null;
    address: string | null;
    browser: string | null;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  snapshots: {
    owner: string;
    competition: string;
    seq: number;
    version: string;
    number: number;
    pieces: number;
    head: string;
    digest: string;
    piece: string;
    rowid: Generated<number>;
  };
  webhooks: {
    owner: string;
    competition: string;
    id: string;
    url: string;
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
    keys: string | null;
    confirmed_at: string | null;
  };
}
