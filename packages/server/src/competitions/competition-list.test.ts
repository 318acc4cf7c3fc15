import type { JournalKey } from "@losfee/core";
import { expect, it, vi } from "vitest";
import { openSqliteStore } from "../journal/sqlite-store.ts";
import { createCompetitionList } from "./competition-list.ts";
import { createCompetitionService } from "./create-service.ts";
import { systemPorts } from "./ports.ts";

const opened = () => {
  const store = openSqliteStore(":memory:");
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
};

it("the kind of a competition is read once, however many ask for theirs at once; one that cannot be read is tried again", async () => {
  const store = opened();
  const service = createCompetitionService(store, systemPorts);
  const ids: string[] = [];
  for (const [name, format] of [
    ["Ulm", "scrabble-swiss"],
    ["Pyramid", "pyramid"],
    ["Bonn", "scrabble-swiss"],
  ] as const) {
    const made = await service.create({ name, format }, { actor: "director" });
    if (!made.ok) throw new Error(made.error.code);
    ids.push(made.value.id);
  }
  let isBroken = true;
  const read = vi.fn(async (journal: JournalKey, range?: Parameters<typeof store.read>[1]) =>
    isBroken && journal.id === ids[2] ? [] : store.read(journal, range),
  );
  const list = createCompetitionList({ heads: store.heads, read }, { load: async () => null });
  const asked = [list.idsOfKind("tournament"), list.idsOfKind("ladder")];
  expect(await Promise.all(asked)).toEqual([[ids[0]], [ids[1]]]);
  expect(read).toHaveBeenCalledTimes(3);
  isBroken = false;
  expect(await list.idsOfKind("tournament")).toEqual([ids[0], ids[2]]);
  expect(read).toHaveBeenCalledTimes(4);
  expect(await list.idsOfKind("tournament")).toEqual([ids[0], ids[2]]);
  expect(read).toHaveBeenCalledTimes(4);
  await store.close();
});
