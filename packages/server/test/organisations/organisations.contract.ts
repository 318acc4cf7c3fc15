import { type GrantRole, may, type OrganisationKind, type Role } from "@losfee/contract";
import { competitionKey } from "@losfee/core";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccess } from "../../src/access/access.ts";
import type { JournalStore } from "../../src/journal/store.ts";
import type { Target } from "../../src/organisations/organisation.ts";
import {
  createOrganisationServices,
  type OrganisationServices,
} from "../../src/organisations/organisation-services.ts";
import { createPeople } from "../../src/people/people.ts";
import type { Tables } from "../../src/storage/tables.ts";

/** Requirements on organisations, roles and rights, for every medium. */
export const organisationsContract = (
  name: string,
  open: () => Promise<JournalStore & Tables>,
): void => {
  describe(`organisations and roles: ${name}`, () => {
    let store: JournalStore & Tables;
    let services: OrganisationServices;
    let at = "2026-11-25T12:00:00.000Z";
    beforeEach(async () => {
      at = "2026-11-25T12:00:00.000Z";
      store = await open();
      services = createOrganisationServices(store, people(), () => at);
      return () => store.close();
    });
    const people = () => createPeople(store, createAccess(store), () => at);

    const person = async (called: string): Promise<string> =>
      (await store.transact(() => people().create({ name: called, language: "de" }))).id;
    const competition = async (id: string): Promise<string> => {
      await store.append({
        journal: competitionKey(id),
        expectedSeq: 0,
        events: [{ type: "x", data: {} }],
        actor: "director",
        recordedAt: at,
      });
      return id;
    };
    const founded = async (
      called: string,
      kind: OrganisationKind,
      parent: string | null = null,
    ) => {
      const done = await services.organisations.found({ name: called, kind, parent }, "director");
      if (!done.ok) throw new Error(done.error.code);
      return done.value.id;
    };
    const held = async (organisation: string) => {
      const details = { name: "Open", place: "Ulm", startsOn: "2026-12-27", endsOn: "2026-12-30" };
      const done = await services.organisations.addFestival(organisation, details, "director");
      if (!done.ok) throw new Error(done.error.code);
      return done.value.id;
    };
    const given = async (
      who: string,
      role: GrantRole,
      target: Target,
      expiresAt: string | null = null,
    ) => {
      const done = await services.grants.give({ person: who, role, target, expiresAt }, "director");
      if (!done.ok) throw new Error(done.error.code);
      return done.value;
    };
    const placed = (id: string, organisation: string, festival: string | null = null) =>
      services.organisations.place({ competition: id, organisation, festival }, "director");
    const roles = async (who: string, target: Target | null): Promise<readonly Role[]> => {
      const { viewer } = await services.rights.of(who, target);
      return [viewer.role, ...(viewer.also ?? [])];
    };
    const club = (id: string): Target => ({ level: "organisation", id });
    const festival = (id: string): Target => ({ level: "festival", id });
    const event = (id: string): Target => ({ level: "competition", id });

    it("a role reaches down, never up or sideways", async () => {
      const [ulm, bonn] = [await founded("Ulm", "club"), await founded("Bonn", "club")];
      const open = await held(ulm);
      await competition("a");
      await competition("b");
      await competition("c");
      await placed("a", ulm, open);
      await placed("b", ulm);
      await placed("c", bonn);
      const [top, middle, low] = [await person("A"), await person("B"), await person("C")];
      await given(top, "director", club(ulm));
      await given(middle, "arbiter", festival(open));
      await given(low, "check-in", event("a"));
      const targets = [club(ulm), festival(open), event("a"), event("b"), event("c"), club(bonn)];
      const seen = async (who: string) =>
        Promise.all(targets.map(async (target) => (await roles(who, target))[0]));
      expect(await seen(top)).toEqual([
        ...["director", "director", "director", "director"],
        ...["person", "person"],
      ]);
      expect(await seen(middle)).toEqual([
        ...["person", "arbiter", "arbiter", "person"],
        ...["person", "person"],
      ]);
      expect(await seen(low)).toEqual([
        ...["person", "person", "check-in", "person"],
        ...["person", "person"],
      ]);
      expect([...(await services.rights.competitionsOf(top)).keys()].toSorted()).toEqual([
        "a",
        "b",
      ]);
      expect([...(await services.rights.competitionsOf(middle)).keys()]).toEqual(["a"]);
      expect([...(await services.rights.competitionsOf(low)).keys()]).toEqual(["a"]);
    });

    it("an association and a federation see what is below them as viewers, and nothing more", async () => {
      const dsb = await founded("DSB", "federation");
      const wuert = await founded("Württemberg", "association", dsb);
      const ulm = await founded("Ulm", "club", wuert);
      await competition("a");
      await placed("a", ulm);
      const [federal, member] = [await person("A"), await person("B")];
      await given(federal, "owner", club(dsb));
      await given(member, "member", club(dsb));
      for (const target of [club(wuert), club(ulm), event("a")]) {
        expect(await roles(federal, target)).toEqual(["viewer", "person"]);
        expect(await roles(member, target)).toEqual(["person"]);
      }
      await given(federal, "arbiter", event("a"));
      expect(await roles(federal, event("a"))).toEqual(["arbiter", "viewer", "person"]);
    });

    it("several roles count together, and those that ran out no more, without anybody doing anything", async () => {
      const ulm = await founded("Ulm", "club");
      const anna = await person("Anna");
      await given(anna, "treasurer", club(ulm));
      await given(anna, "arbiter", club(ulm), "2026-11-26T00:00:00.000Z");
      const { viewer, until } = await services.rights.of(anna, club(ulm));
      expect([may(viewer, "results"), may(viewer, "entries")]).toEqual([true, true]);
      expect([viewer.label, until]).toEqual([`person:${anna}`, "2026-11-26T00:00:00.000Z"]);
      at = "2026-11-26T00:00:00.000Z";
      expect(await roles(anna, club(ulm))).toEqual(["treasurer", "person"]);
    });

    it("only owners and directors of an organisation or festival begin competitions", async () => {
      const ulm = await founded("Ulm", "club");
      await competition("a");
      const [anna, bert, cleo] = [await person("A"), await person("B"), await person("C")];
      await given(anna, "director", festival(await held(ulm)));
      await given(bert, "director", event("a"));
      await given(cleo, "treasurer", club(ulm));
      expect(await roles(anna, null)).toEqual(["founder", "person"]);
      expect(await roles(bert, null)).toEqual(["person"]);
      expect(await roles(cleo, null)).toEqual(["person"]);
    });

    it("a role taken back is gone at once, and everybody learns that something changed", async () => {
      const ulm = await founded("Ulm", "club");
      const anna = await person("Anna");
      const before = await services.rights.version();
      let told = 0;
      services.onChanged(() => told++);
      const grant = await given(anna, "director", club(ulm));
      expect(await services.grants.take(grant.id, "director")).toMatchObject({ ok: true });
      expect(await roles(anna, club(ulm))).toEqual(["person"]);
      expect(await services.grants.take(grant.id, "director")).toMatchObject({
        error: { code: "unknown-grant" },
      });
      expect([told, (await services.rights.version()) - before]).toEqual([2, 2]);
    });

    it("giving a role again changes its term, and there is one still", async () => {
      const ulm = await founded("Ulm", "club");
      const anna = await person("Anna");
      const first = await given(anna, "arbiter", club(ulm));
      const second = await given(anna, "arbiter", club(ulm), "2027-01-01T00:00:00.000Z");
      expect(second.id).toBe(first.id);
      expect(await services.grants.on(club(ulm))).toMatchObject([
        { id: first.id, name: "Anna", expiresAt: "2027-01-01T00:00:00.000Z" },
      ]);
    });

    it("an organisation keeps an owner, unless whoever runs the place wills it", async () => {
      const ulm = await founded("Ulm", "club");
      const [anna, bert] = [await person("Anna"), await person("Bert")];
      const only = await given(anna, "owner", club(ulm));
      const take = (orphan?: boolean) => services.grants.take(only.id, "x", orphan);
      expect(await take()).toMatchObject({ error: { code: "last-owner" } });
      const terms = {
        role: "owner",
        target: club(ulm),
        expiresAt: "2027-01-01T00:00:00.000Z",
      } as const;
      expect(await services.grants.give({ ...terms, person: anna }, "x")).toMatchObject({
        error: { code: "last-owner" },
      });
      await services.grants.give({ ...terms, person: bert }, "x");
      expect(await take()).toMatchObject({ error: { code: "last-owner" } });
      expect(await take(true)).toMatchObject({ ok: true });
    });

    it("what cannot be given is refused: owners of competitions, the past, nobody, nothing", async () => {
      const ulm = await founded("Ulm", "club");
      const anna = await person("Anna");
      await competition("a");
      const give = (
        who: string,
        role: GrantRole,
        target: Target,
        expiresAt: string | null = null,
      ) => services.grants.give({ person: who, role, target, expiresAt }, "director");
      expect(await give(anna, "owner", event("a"))).toMatchObject({
        error: { code: "role-not-here", level: "competition" },
      });
      expect(await give(anna, "viewer", club(ulm), at)).toMatchObject({
        error: { code: "expiry-past" },
      });
      expect(await give("nobody", "viewer", club(ulm))).toMatchObject({
        error: { code: "unknown-person" },
      });
      expect(await give(anna, "viewer", event("z"))).toMatchObject({
        error: { code: "no-competition" },
      });
      expect(await give(anna, "viewer", festival("z"))).toMatchObject({
        error: { code: "unknown-festival" },
      });
      expect(await services.organisations.log(ulm)).toHaveLength(1);
    });

    it("an invitation makes one person a role, once, in its time", async () => {
      const ulm = await founded("Ulm", "club");
      const [anna, bert] = [await person("Anna"), await person("Bert")];
      const invite = async () => {
        const terms = { role: "treasurer", target: club(ulm), expiresAt: null } as const;
        const done = await services.grants.invite(terms, "director");
        if (!done.ok) throw new Error(done.error.code);
        return done.value;
      };
      const [used, late, withdrawn] = [await invite(), await invite(), await invite()];
      const both = await Promise.all(
        [anna, bert].map((who) => services.grants.accept(used.token, who)),
      );
      expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      expect(await services.grants.on(club(ulm))).toHaveLength(1);
      expect(await services.grants.withdraw(withdrawn.id, "director")).toMatchObject({ ok: true });
      expect(await services.grants.accept(withdrawn.token, bert)).toMatchObject({
        error: { code: "invitation-void" },
      });
      expect(await services.grants.invitations(club(ulm))).toMatchObject([{ id: late.id }]);
      at = late.expiresAt;
      expect(await services.grants.invitationBy(late.token)).toBeNull();
      expect(await services.grants.accept(late.token, bert)).toMatchObject({
        error: { code: "invitation-void" },
      });
      expect(await services.grants.invitations(club(ulm))).toEqual([]);
    });

    it("associations stand above clubs, federations above both, and nothing above itself", async () => {
      const dsb = await founded("DSB", "federation");
      const ulm = await founded("Ulm", "club", dsb);
      const change = (id: string, kind: OrganisationKind, parent: string | null) =>
        services.organisations.change(id, { name: "X", kind, parent }, "director");
      expect(await change(dsb, "federation", ulm)).toMatchObject({
        error: { code: "parent-not-above" },
      });
      expect(await change(dsb, "federation", dsb)).toMatchObject({
        error: { code: "parent-not-above" },
      });
      expect(await change(dsb, "club", null)).toMatchObject({
        error: { code: "children-not-below" },
      });
      expect(await change(ulm, "club", "nowhere")).toMatchObject({
        error: { code: "unknown-organisation" },
      });
      expect(await change(ulm, "association", dsb)).toMatchObject({ ok: true });
    });

    it("a competition moves with its rights when the other side agrees, and both logs tell it", async () => {
      const [ulm, bonn] = [await founded("Ulm", "club"), await founded("Bonn", "club")];
      const [anna, bert] = [await person("Anna"), await person("Bert")];
      await given(anna, "owner", club(ulm));
      await given(bert, "owner", club(bonn));
      await competition("a");
      await placed("a", ulm);
      const { organisations } = services;
      expect(await organisations.askToMove("a", ulm, "x")).toMatchObject({
        error: { code: "already-there" },
      });
      expect(await organisations.askToMove("a", bonn, `person:${anna}`)).toMatchObject({
        ok: true,
      });
      expect(await organisations.movesTo(bonn)).toMatchObject([{ competition: "a" }]);
      expect(await roles(bert, event("a"))).toEqual(["person"]);
      const done = await organisations.place(
        { competition: "a", organisation: bonn, festival: null },
        `person:${bert}`,
      );
      expect(done).toMatchObject({ ok: true, value: { organisation: bonn } });
      expect(await roles(bert, event("a"))).toEqual(["owner", "person"]);
      expect(await roles(anna, event("a"))).toEqual(["person"]);
      expect(await organisations.move("a")).toBeNull();
      const acts = async (id: string) =>
        (await organisations.log(id)).map(({ entry }) => entry.act);
      expect((await acts(ulm)).slice(-2)).toEqual(["move-asked", "competition-left"]);
      expect((await acts(bonn)).slice(-2)).toEqual(["move-asked", "competition-placed"]);
    });

    it("a festival's competitions are of its organisation, and stay with that when it goes", async () => {
      const [ulm, bonn] = [await founded("Ulm", "club"), await founded("Bonn", "club")];
      const open = await held(ulm);
      await competition("a");
      expect(await placed("a", bonn, open)).toMatchObject({
        error: { code: "festival-of-another" },
      });
      expect(await placed("a", ulm, open)).toMatchObject({ ok: true });
      expect(await placed("a", ulm, open)).toMatchObject({ error: { code: "already-there" } });
      await services.organisations.removeFestival(open, "director");
      expect(await services.organisations.placement("a")).toEqual({
        organisation: ulm,
        festival: null,
      });
    });

    it("what is said of organisations and festivals is checked", async () => {
      const ulm = await founded(" Schachfreunde\n Ulm ", "club");
      expect(await services.organisations.find(ulm)).toMatchObject({ name: "Schachfreunde Ulm" });
      const add = (details: object) =>
        services.organisations.addFestival(
          ulm,
          { name: "Open", place: "", startsOn: null, endsOn: null, ...details },
          "director",
        );
      expect(await add({ name: " \u200b " })).toMatchObject({
        error: { code: "organisation-name-missing" },
      });
      expect(await add({ name: "x".repeat(101) })).toMatchObject({ error: { allowed: 100 } });
      expect(await add({ startsOn: "2026-12-30", endsOn: "2026-12-27" })).toMatchObject({
        error: { code: "days-reversed" },
      });
    });

    it("the log says who did what, with ids of people and never their names", async () => {
      const ulm = await founded("Ulm", "club");
      const anna = await person("Anna Unverwechselbar");
      const grant = await given(anna, "director", club(ulm));
      await services.grants.take(grant.id, `person:${anna}`);
      const log = await services.organisations.log(ulm);
      expect(log).toMatchObject([
        { seq: 1, actor: "director", entry: { act: "founded" } },
        { seq: 2, actor: "director", entry: { act: "role-given", person: anna, role: "director" } },
        { seq: 3, actor: `person:${anna}`, entry: { act: "role-taken", person: anna } },
      ]);
      expect(JSON.stringify(log)).not.toContain("Unverwechselbar");
    });

    it("imprints are inherited from above, each by itself, and go with the organisation", async () => {
      const bund = await founded("Bund", "federation");
      const ulm = await founded("Ulm", "club", bund);
      const { notices } = services;
      await notices.set(null, "imprint", "Server", "director");
      await notices.set(bund, "privacy", "Bund", "director");
      await notices.set(ulm, "privacy", "Alt", "director");
      await notices.set(ulm, "privacy", "Ulm", "director");
      expect(await notices.at(ulm)).toEqual({
        imprint: { own: null, held: { text: "Server", organisation: null } },
        privacy: { own: "Ulm", held: { text: "Ulm", organisation: ulm } },
      });
      await notices.set(ulm, "privacy", null, "director");
      expect((await notices.at(ulm)).privacy.held).toEqual({ text: "Bund", organisation: bund });
      await notices.set(ulm, "imprint", "Ulm", "director");
      await services.organisations.remove(ulm, "director");
      expect((await notices.at(ulm)).imprint.own).toBeNull();
    });

    it("a competition begins where it belongs, or not at all", async () => {
      const ulm = await founded("Ulm", "club");
      const begin = (id: string, organisation: string) =>
        store.append({
          ...{ journal: competitionKey(id), expectedSeq: 0, actor: "director", recordedAt: at },
          events: [{ type: "x", data: {} }],
          *alongside() {
            const placing = { competition: id, organisation, festival: null };
            const placed = yield* services.organisations.placeWithin(placing, "director");
            if (!placed.ok) throw new Error(placed.error.code);
          },
        });
      // At the same moment, so that both may share a transaction of the medium.
      const [gone, kept] = await Promise.allSettled([begin("a", "nowhere"), begin("b", ulm)]);
      expect(gone).toMatchObject({ reason: { message: "unknown-organisation" } });
      expect(kept).toMatchObject({ value: { ok: true } });
      expect(await store.headSeq(competitionKey("a"))).toBe(0);
      expect(await services.organisations.placement("b")).toMatchObject({ organisation: ulm });
    });

    it("changes at the same moment each get a line of their own", async () => {
      const ulm = await founded("Ulm", "club");
      const all = await Promise.all(Array.from({ length: 8 }, (_, index) => person(`P${index}`)));
      await Promise.all(all.map((one) => given(one, "viewer", club(ulm))));
      const log = await services.organisations.log(ulm);
      expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it("a person's roles go with the person, a competition's with the competition", async () => {
      const ulm = await founded("Ulm", "club");
      const anna = await person("Anna");
      await competition("a");
      await placed("a", ulm);
      await given(anna, "arbiter", event("a"));
      await given(anna, "member", club(ulm));
      await store.remove(competitionKey("a"));
      expect(await services.rights.targetsOf(anna)).toEqual([
        { level: "organisation", id: ulm, role: "member" },
      ]);
      expect(await people().erase(anna)).toBe(true);
      expect(await services.grants.on(club(ulm))).toEqual([]);
      expect(await services.organisations.log(ulm)).toHaveLength(4);
    });
  });
};
