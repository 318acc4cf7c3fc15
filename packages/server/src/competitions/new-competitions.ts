import {
  type CompetitionCommand,
  competitionKey,
  decideCompetition,
  err,
  ok,
  type PictureRole,
  type Result,
} from "@losfee/core";
import { CreationKeyReused, takeCreationKey } from "../journal/creation-keys.ts";
import type { Append, NewEvent, StoredPictureFile } from "../journal/store.ts";
import type {
  CompetitionService,
  Conflict,
  StoredCompetition,
  StoreOptions,
} from "./competition-service.ts";
import { erasedSince } from "./erase.ts";
import { type CommandWork, executeCommand } from "./execute-command.ts";
import { rolesWithoutFiles } from "./filed-pictures.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { identifierFor, isUsableId } from "./identifier.ts";
import type { Ports } from "./ports.ts";
import { kindBegunBy } from "./read-journal.ts";
import { copied, writable } from "./recording.ts";

/** Attempts to find a free random identifier. */
const MOST_IDENTIFIERS = 10;

/** Stores new competitions, imported ones and copies under identifiers that are free. */
export const createNewCompetitions = (
  work: CommandWork & { readonly ports: Ports },
  erase: CompetitionService["erase"],
) => {
  const { store, ports } = work;

  const create: CompetitionService["create"] = async (competition, options) => {
    const { actor, trace, idempotencyKey: key, within, alongside: besides } = options;
    const command = { type: "create-competition", ...competition, seed: ports.newSeed() } as const;
    // Parsing ensures that the settings are those of the format's kind.
    const now = ports.now();
    const place = within === undefined ? [] : [within];
    const fingerprint = fingerprintOf([actor, competition, ...place]);
    for (let attempt = 1; attempt <= MOST_IDENTIFIERS; attempt++) {
      // The same key leads to the same identifier, where the first answer is found.
      const suffix = key === undefined ? ports.newSuffix() : fingerprintOf(key).slice(0, 8);
      const id = identifierFor(competition.name, suffix);
      const context = { competition: id, actor, now };
      const decision = decideCompetition(null, command as CompetitionCommand, context);
      if (!decision.ok) return decision;
      const answer: StoredCompetition = { id, seq: decision.value.events.length };
      const append: Append = {
        journal: competitionKey(id),
        expectedSeq: 0,
        events: writable(decision.value.state.kind, decision.value.events, ports.newSalt),
        actor,
        recordedAt: now,
        ...(trace === undefined ? {} : { trace }),
        ...(key === undefined ? {} : { idempotency: { key, fingerprint, answer } }),
        ...(key === undefined && besides === undefined
          ? {}
          : {
              *alongside() {
                if (key !== undefined) yield* takeCreationKey(competitionKey(id), key);
                if (besides !== undefined) yield* besides(id);
              },
            }),
      };
      const appended = await appendUnlessReused(append);
      if (appended === "key-reused") return err({ code: "key-reused", key: key ?? "" });
      if (appended.ok) {
        // The same key leads to the same identifier, and to as many events.
        return ok(answer);
      }
      if (appended.error.code === "key-reused") return err({ code: "key-reused", key: key ?? "" });
      if (key !== undefined) return err({ code: "key-reused", key });
    }
    return err({ code: "conflict", attempts: MOST_IDENTIFIERS });
  };

  const appendUnlessReused = async (append: Append) => {
    try {
      return await store.append(append);
    } catch (error) {
      if (error instanceof CreationKeyReused) return "key-reused";
      throw error;
    }
  };

  const adopt: CompetitionService["adopt"] = async (wanted, name, events, options) => {
    const [first] = events;
    const kind = (first === undefined ? null : kindBegunBy(first)) ?? "tournament";
    return storeAs(wanted, name, writable(kind, events, ports.newSalt), options);
  };

  /** Stores events under an identifier if it is free, else under a new one. */
  const storeAs = async (
    wanted: string,
    name: string,
    events: readonly NewEvent[],
    {
      files = [],
      alongside: besides,
    }: StoreOptions & { files?: readonly StoredPictureFile[] } = {},
  ): Promise<Result<StoredCompetition, Conflict>> => {
    const keep = [...new Set(files.map(({ hash }) => hash))];
    let id = wanted;
    for (let attempt = 1; attempt <= MOST_IDENTIFIERS; attempt++) {
      const appended = await store.append({
        journal: competitionKey(id),
        expectedSeq: 0,
        events,
        actor: "import",
        recordedAt: ports.now(),
        ...(files.length === 0 ? {} : { pictures: { add: files, keep } }),
        ...(besides === undefined ? {} : { alongside: besides.bind(null, id) }),
      });
      if (appended.ok) return ok({ id, seq: appended.value.lastSeq });
      id = identifierFor(name, ports.newSuffix());
    }
    return err({ code: "conflict", attempts: MOST_IDENTIFIERS });
  };

  /** Removes an unavailable picture, with an event in the journal. */
  const takeDown = async (id: string, role: PictureRole): Promise<void> => {
    const command = { type: "remove-picture", role } as const;
    await executeCommand(work, { competition: id, command, actor: "import" });
  };

  const adoptFile: CompetitionService["adoptFile"] = async (
    { competition, name, stored: copy, pictures, files },
    options,
  ) => {
    const id = isUsableId(competition) ? competition : identifierFor(name, ports.newSuffix());
    const stored = await storeAs(id, name, copied(copy), { ...options, files });
    if (!stored.ok) return stored;
    const { id: adopted } = stored.value;
    for (const entry of erasedSince(copy, await store.erasures())) {
      await erase(adopted, entry, "import");
    }
    for (const role of rolesWithoutFiles(pictures, files)) {
      await takeDown(adopted, role);
    }
    const seq = await store.headSeq(competitionKey(adopted));
    return ok({ ...stored.value, seq });
  };

  return { create, adopt, adoptFile, storeAs };
};
