import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  type CommandInput,
  competitionKey,
  isOfKind,
  type Round,
  type TournamentState,
} from "@losfee/core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { numberIn } from "../../../../test/number-in.ts";
import { TEMPORARY_PLACE } from "../../../../test/temporary-place.ts";
import { openSqliteStore, type SqliteStore } from "../journal/sqlite-store.ts";
import type { JournalStore } from "../journal/store.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { CompetitionService } from "./competition-service.ts";
import { createCompetitionService } from "./create-service.ts";
import type { Ports } from "./ports.ts";
import { weightOf } from "./state-cache.ts";

const actor = "director";

const testPorts = (): Ports => {
  let suffix = 0;
  return {
    now: () => "2026-11-21T08:00:00.000Z",
    newSeed: () => "5eed".repeat(16),
    newSalt: () => "5a17".repeat(8),
    newSuffix: () => `${++suffix}`,
  };
};

const openStore = (path: string): SqliteStore => {
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  onTestFinished(() => opened.value.close());
  return opened.value;
};

const filePath = (): string => {
  const folder = mkdtempSync(join(TEMPORARY_PLACE, "losfee-service-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "journal.losfee");
};

const done = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A competition with its first round published. */
const begun = async (service: CompetitionService, players = 8): Promise<string> => {
  const { id } = done(await service.create({ name: "Ulm", format: "scrabble-swiss" }, { actor }));
  const entries = Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, rating: 100 }));
  const commands: readonly CommandInput<"tournament">[] = [
    { type: "add-entries", entries },
    { type: "draft-round" },
    { type: "publish-round", round: 1 },
  ];
  for (const command of commands) done(await service.run(id, command, { actor }));
  return id;
};

const tournament = async (service: CompetitionService, id: string): Promise<TournamentState> => {
  const state = await service.state(id);
  if (state === null || !isOfKind("tournament", state)) throw new Error("no tournament");
  return state;
};

const roundOne = async (service: CompetitionService, id: string): Promise<Round> => {
  const round = (await tournament(service, id)).rounds[0];
  if (round === undefined) throw new Error("no round");
  return round;
};

const resultAt = (round: Round, board: number): CommandInput => {
  const game = round.games.find((candidate) => candidate.board === board);
  if (game === undefined) throw new Error("no board");
  const [a, b] = game.seats;
  return {
    type: "enter-result",
    round: round.number,
    outcome: {
      kind: "played",
      sides: [
        { entry: a, score: 400 + board },
        { entry: b, score: 300 },
      ],
    },
  };
};

const inMemory = () => {
  const store = openStore(":memory:");
  return { store, service: createCompetitionService(store, testPorts()) };
};

describe("commands", () => {
  it("answer with their events, the echo of a result and how many are missing", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const round = await roundOne(service, id);
    const answer = done(await service.run(id, resultAt(round, 2), { actor }));
    expect(answer).toMatchObject({
      seq: 5,
      events: [{ seq: 5, type: "result-entered", data: { round: 1, board: 2 } }],
      warnings: [],
      echo: {
        round: 1,
        board: 2,
        sides: [
          { score: 402, wins: 1, losses: 0, spread: 102 },
          { score: 300, wins: 0, losses: 1, spread: -102 },
        ],
        missing: 3,
      },
    });
  });

  it("never tell a second, blind entry what the first one was", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const round = await roundOne(service, id);
    done(await service.run(id, resultAt(round, 1), { actor }));
    const [a = 0, b = 0] = round.games[0]?.seats ?? [];
    const again: CommandInput = {
      type: "enter-again",
      round: 1,
      outcome: {
        kind: "played",
        sides: [
          { entry: a, score: 222 },
          { entry: b, score: 333 },
        ],
      },
    };
    const answer = done(await service.run(id, again, { actor: "results:Anna" }));
    expect(answer.warnings).toEqual([{ code: "second-entry-differs", round: 1, board: 1 }]);
    expect(answer.echo?.sides).toMatchObject([
      { score: 222, wins: 0, losses: 0, spread: 0 },
      { score: 333, wins: 0, losses: 0, spread: 0 },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(numberIn(401));
  });

  it("leave the journal alone when they are refused", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const before = await service.events(id);
    const refused = await service.run(id, { type: "publish-round", round: 7 }, { actor });
    expect(refused).toEqual({ ok: false, error: { code: "no-draft", round: 7 } });
    expect(await service.events(id)).toEqual(before);
  });

  it("are refused for a competition that does not exist", async () => {
    const { service } = inMemory();
    const refused = await service.run("nowhere", { type: "draft-round" }, { actor });
    expect(refused).toEqual({ ok: false, error: { code: "no-competition" } });
  });

  it("that change nothing succeed without an event", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const command: CommandInput = { type: "check-in", entries: [1], present: false };
    expect(await service.run(id, command, { actor })).toEqual({
      ok: true,
      value: { seq: 4, events: [], warnings: [] },
    });
  });

  it("that name the seq they saw are refused once there is a later one", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const round = await roundOne(service, id);
    const first = service.run(id, resultAt(round, 1), { actor, expectedSeq: 4 });
    const second = service.run(id, resultAt(round, 2), { actor, expectedSeq: 4 });
    expect((await first).ok).toBe(true);
    expect(await second).toEqual({
      ok: false,
      error: { code: "stale", expectedSeq: 4, currentSeq: 5 },
    });
  });
});

describe("commands at the same time", () => {
  it("are decided on one another and share a commit", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const round = await roundOne(service, id);
    const commands = round.games.flatMap(({ board }) => [
      resultAt(round, board),
      resultAt(round, board),
    ]);
    const answers = await Promise.all(commands.map((c) => service.run(id, c, { actor })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
    for (const answer of answers) {
      if (!answer.ok) expect(answer.error).toMatchObject({ code: "result-exists", round: 1 });
    }
    expect((await service.events(id)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("all begin again when another process writes in between, and none is lost", async () => {
    const path = filePath();
    const [ours, theirs] = [openStore(path), openStore(path)];
    const service = createCompetitionService(ours, testPorts());
    const other = createCompetitionService(theirs, testPorts());
    const id = await begun(service, 40);
    const round = await roundOne(service, id);
    const results = round.games.map(({ board }) => resultAt(round, board));
    await other.state(id);
    const answers = await Promise.all(
      results.map((command, index) =>
        (index % 3 === 0 ? other : service).run(id, command, { actor }),
      ),
    );
    expect(answers.map(({ ok }) => ok)).toEqual(results.map(() => true));
    const state = await tournament(service, id);
    expect(
      state.rounds[0]?.games.map(({ result }) => result && "outcome" in result && result.outcome),
    ).toEqual(round.games.map(({ board }) => ({ kind: "played", scores: [400 + board, 300] })));
    expect(await other.state(id)).toEqual(state);
  });

  it("see at once what another process has written", async () => {
    const path = filePath();
    const service = createCompetitionService(openStore(path), testPorts());
    const other = createCompetitionService(openStore(path), testPorts());
    const id = await begun(service);
    const round = await roundOne(other, id);
    done(await service.run(id, resultAt(round, 1), { actor }));
    expect(await other.run(id, resultAt(round, 1), { actor })).toMatchObject({
      error: { code: "result-exists" },
    });
    expect((await other.state(id))?.seq).toBe(5);
  });

  it("are refused for nothing that another process has done away with", async () => {
    const path = filePath();
    const service = createCompetitionService(openStore(path), testPorts());
    const other = createCompetitionService(openStore(path), testPorts());
    const id = await begun(service);
    const round = await roundOne(service, id);
    done(await service.run(id, resultAt(round, 1), { actor }));
    expect((await other.state(id))?.seq).toBe(5);
    done(await service.run(id, { type: "erase-result", round: 1, board: 1 }, { actor }));
    // The other service does not know that, only that there is a result.
    done(await other.run(id, resultAt(round, 1), { actor, expectedSeq: 6 }));
    expect((await service.state(id))?.seq).toBe(7);
  });

  it("read nothing but what another process has added", async () => {
    const path = filePath();
    const [ours, theirs] = [openStore(path), openStore(path)];
    const service = createCompetitionService(ours, testPorts());
    const other = createCompetitionService(theirs, testPorts());
    const id = await begun(service);
    const round = await roundOne(other, id);
    done(await service.run(id, resultAt(round, 1), { actor }));
    const reads = vi.spyOn(theirs, "read");
    done(await other.run(id, resultAt(round, 2), { actor }));
    expect(reads.mock.calls.map(([, range]) => range?.after)).toEqual([4]);
  });

  it("fail together when the commit fails, and the next one starts from the medium", async () => {
    const { store } = inMemory();
    let broken = false;
    const failing: JournalStore = {
      ...store,
      append: (command) =>
        broken ? Promise.reject(new StorageError({ code: "disk-full" })) : store.append(command),
    };
    const service = createCompetitionService(failing, testPorts());
    const id = await begun(service);
    const round = await roundOne(service, id);
    broken = true;
    const answers = await Promise.allSettled([
      service.run(id, resultAt(round, 1), { actor }),
      service.run(id, resultAt(round, 2), { actor }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect((await service.state(id))?.seq).toBe(4);
    broken = false;
    expect(await service.run(id, resultAt(round, 1), { actor })).toMatchObject({
      value: { seq: 5 },
    });
  });

  it("refused because of one that then fails are decided again", async () => {
    const { store } = inMemory();
    let failures = 0;
    const failing: JournalStore = {
      ...store,
      append: (command) =>
        failures-- > 0
          ? new Promise((_, reject) =>
              setImmediate(() => reject(new StorageError({ code: "disk-full" }))),
            )
          : store.append(command),
    };
    const service = createCompetitionService(failing, testPorts());
    const id = await begun(service);
    const round = await roundOne(service, id);
    failures = 1;
    const [first, second] = await Promise.allSettled([
      service.run(id, resultAt(round, 1), { actor }),
      service.run(id, resultAt(round, 1), { actor }),
    ]);
    expect(first.status).toBe("rejected");
    expect(second).toMatchObject({ status: "fulfilled", value: { ok: true, value: { seq: 5 } } });
  });
});

describe("a command sent twice under one key", () => {
  it("gets the first answer, one after the other and at the same time", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const command = resultAt(await roundOne(service, id), 1);
    const options = { actor, idempotencyKey: "k1" };
    const [first, twin] = await Promise.all([
      service.run(id, command, options),
      service.run(id, command, options),
    ]);
    expect(first).toMatchObject({ ok: true, value: { seq: 5 } });
    expect(twin).toEqual(first);
    expect(await service.run(id, command, options)).toEqual(first);
    expect(await service.events(id)).toHaveLength(5);
  });

  it("is refused when it is another command", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const round = await roundOne(service, id);
    const options = { actor, idempotencyKey: "k1" };
    done(await service.run(id, resultAt(round, 1), options));
    expect(await service.run(id, resultAt(round, 2), options)).toEqual({
      ok: false,
      error: { code: "key-reused", key: "k1" },
    });
  });

  it("gets the first answer after a restart, too, also where it could be carried out once more", async () => {
    const path = filePath();
    const first = createCompetitionService(openStore(path), testPorts());
    const id = await begun(first, 6);
    const late = { type: "add-entries", entries: [{ name: "Late" }] } as const;
    const moved = { type: "change-entry", entry: 1, details: { club: "Ulm" } } as const;
    const [k1, k2] = ["k1", "k2"].map((idempotencyKey) => ({ actor, idempotencyKey }));
    if (k1 === undefined || k2 === undefined) throw new Error("two keys");
    const added = done(await first.run(id, late, k1));
    const changed = done(await first.run(id, moved, k2));
    const again = createCompetitionService(openStore(path), testPorts());
    expect(done(await again.run(id, late, k1))).toEqual(added);
    // It would have no effect any more.
    expect(done(await again.run(id, moved, k2))).toEqual(changed);
    expect(await again.run(id, moved, k1)).toMatchObject({
      ok: false,
      error: { code: "key-reused", key: "k1" },
    });
    const { entries, seq } = await tournament(again, id);
    expect([entries.size, seq]).toEqual([7, changed.seq]);
  });

  it("gets its first answer, whatever has come since, and another under its key is refused", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const move = (club: string) => ({ type: "change-entry", entry: 1, details: { club } }) as const;
    const options = { actor, idempotencyKey: "k1" };
    done(await service.run(id, move("Ulm"), { actor }));
    const first = done(await service.run(id, move("Ulm"), options));
    done(await service.run(id, move("Neu-Ulm"), { actor }));
    expect(done(await service.run(id, move("Ulm"), options))).toEqual(first);
    expect(await service.run(id, move("Senden"), options)).toMatchObject({
      error: { code: "key-reused", key: "k1" },
    });
    expect((await tournament(service, id)).entries.get(1)?.club).toBe("Neu-Ulm");
  });

  it("creates one competition", async () => {
    const { service } = inMemory();
    const competition = { name: "Ulm", format: "scrabble-swiss" };
    const options = { actor, idempotencyKey: "k1" };
    const first = done(await service.create(competition, options));
    expect(done(await service.create(competition, options))).toEqual(first);
    expect((await service.list()).competitions).toHaveLength(1);
  });
});

describe("export and import", () => {
  it("bring a competition to another journal event for event", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const file = (await service.exportFile(id)) ?? "";
    const { service: elsewhere } = inMemory();
    expect(done(await elsewhere.importFile(file))).toEqual({ id, seq: 4 });
    expect(await elsewhere.events(id)).toEqual(await service.events(id));
    expect(await elsewhere.exportFile(id)).toBe(file);
  });

  it("give a competition a new identifier where its own is taken", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    const file = (await service.exportFile(id)) ?? "";
    const copy = done(await service.importFile(file));
    expect(copy.id).not.toBe(id);
    const [original, imported] = [await service.events(id), await service.events(copy.id)];
    expect(imported).toEqual(original.map((event) => ({ ...event, competition: copy.id })));
  });

  it("store nothing of a file that is cut off", async () => {
    const { service } = inMemory();
    const file = (await service.exportFile(await begun(service))) ?? "";
    const { service: elsewhere } = inMemory();
    expect(await elsewhere.importFile(file.slice(0, -200))).toMatchObject({
      error: { code: "file-not-json", truncated: true },
    });
    expect((await elsewhere.list()).competitions).toEqual([]);
  });
});

describe("the list of competitions", () => {
  it("says what each is and follows changes and removals", async () => {
    const { service } = inMemory();
    const id = await begun(service);
    expect(await service.list()).toEqual({
      competitions: [
        {
          kind: "tournament",
          id,
          name: "Ulm",
          format: "scrabble-swiss",
          status: "open",
          entries: 8,
          rounds: 1,
          plannedRounds: 7,
          current: { games: 4, missing: 4 },
          hue: expect.any(Number),
          seq: 4,
        },
      ],
      unreadable: [],
    });
    done(await service.run(id, { type: "rename-competition", name: "Neu-Ulm" }, { actor }));
    expect((await service.list()).competitions).toMatchObject([{ name: "Neu-Ulm", seq: 5 }]);
    expect(await service.remove(id)).toBe(true);
    expect(await service.list()).toEqual({ competitions: [], unreadable: [] });
    expect(await service.state(id)).toBeNull();
  });

  it("names a journal that cannot be read instead of hiding it", async () => {
    const { store, service } = inMemory();
    await begun(service);
    const strange = { type: "not-invented-yet", data: {} };
    const recordedAt = "2030-01-01T00:00:00.000Z";
    await store.append({
      journal: competitionKey("later"),
      expectedSeq: 0,
      events: [strange],
      actor,
      recordedAt,
    });
    const { competitions, unreadable } = await service.list();
    expect(competitions).toHaveLength(1);
    expect(unreadable).toEqual([{ id: "later", seq: 1, reason: "unknown-type" }]);
  });
});

it("shows a competition as it stood after any event", async () => {
  const { service } = inMemory();
  const id = await begun(service);
  expect((await service.stateAt(id, 1))?.entries.size).toBe(0);
  expect((await service.stateAt(id, 2))?.entries.size).toBe(8);
  expect(await service.stateAt("nowhere", 2)).toBeNull();
});

it("keeps only so many competitions in memory, or so much of them, and finds the others again", async () => {
  const { service: measured } = inMemory();
  const weight = weightOf(await tournament(measured, await begun(measured)));
  for (const capacity of [{ competitions: 2 }, { weight: 2.5 * weight }, { weight: 1 }]) {
    const service = createCompetitionService(openStore(":memory:"), testPorts(), { capacity });
    const ids = [await begun(service), await begun(service), await begun(service)];
    for (const id of ids) expect((await service.state(id))?.seq).toBe(4);
    // Regardless of size: of two each takes half.
    expect([capacity, service.inMemory()]).toEqual([capacity, 2]);
  }
});

it("lets a small competition stay beside one that is larger than all that is kept", async () => {
  const store = openStore(":memory:");
  const service = createCompetitionService(store, testPorts(), { capacity: { weight: 300 } });
  const small = await begun(service, 2);
  const large = await begun(service, 400);
  for (const id of [small, large, small, large]) await service.state(id);
  expect(service.inMemory()).toBe(2);
});
