import { expect, it } from "vitest";
import { mailsTo, openPyramid, type PyramidWorld, pyramidOf } from "./pyramid-world.ts";

const pair = { challenger: 4, defender: 3 };
const director = { actor: "director" };

/** Plays a challenge, its acceptance and a win, each with its letters written. */
const played = async (
  world: PyramidWorld,
  settings: { readonly opponents?: "relay" } = {},
): Promise<ReturnType<PyramidWorld["server"]>> => {
  const here = world.server();
  for (const [now, command] of [
    ["2026-07-02T09:00:00.000Z", { type: "change-settings", settings, reason: "" }],
    [
      "2026-07-02T10:00:00.000Z",
      {
        type: "challenge",
        challenger: 4,
        targets: [{ kind: "player", player: 3 }],
        withMove: true,
      },
    ],
    ["2026-07-03T10:00:00.000Z", { type: "accept-challenge", ...pair }],
    [
      "2026-07-10T10:00:00.000Z",
      { type: "report-result", ...pair, outcome: "challenger-wins", by: 4 },
    ],
  ] as const) {
    world.clock.now = now;
    const done = await here.competitions.run(world.id, command, director);
    if (!done.ok) throw new Error(done.error.code);
    await here.services.scheduler.catchUp();
  }
  return here;
};

it("letters say whose move it is, the opponent's address, the new places and how to answer", async () => {
  const world = await openPyramid();
  const settings = world.server().services.mail.settings;
  const known = await settings.of(world.id);
  if (known === null) throw new Error("no settings");
  await settings.save(world.id, { ...known, page: "https://club.example/c/pyramide" });
  const here = await played(world);
  const [challenged, begins, provisional] = (await mailsTo(here, world.id, "Bernd Meier")).slice(
    -3,
  );
  expect(challenged?.subject).toContain("Sie sind am Zug");
  expect(challenged?.text).toContain("carla@example.org");
  expect(challenged?.text).toContain("https://club.example/c/pyramide/players/3");
  expect(begins?.text).toContain("antworten Sie auf diese Mail mit dem Ergebnis");
  expect(provisional?.subject).toContain("Sie haben verloren");
  expect(provisional?.text).toContain("Ihr Platz ist jetzt 3.1 (vorher 2.2).");
  expect(provisional?.text).toContain("Carla Conti sitzt jetzt auf 2.2 (vorher 3.1).");
  expect(provisional?.text).toContain("„Einspruch“");
  const winner = (await mailsTo(here, world.id, "Carla Conti")).at(-1);
  expect(winner?.subject).toContain("Sie haben gewonnen");
});

it("letters name no address where the director relays", async () => {
  const world = await openPyramid();
  const here = await played(world, { opponents: "relay" });
  for (const { text } of await mailsTo(here, world.id, "Bernd Meier")) {
    expect(text).not.toContain("carla@example.org");
  }
  expect((await pyramidOf(here.competitions, world.id)).settings.opponents).toBe("relay");
});

it("German letters say Sie to their reader", async () => {
  const world = await openPyramid();
  const here = await played(world);
  for (const { text } of await here.services.mail.outbox.rows(world.id)) {
    expect(text).not.toMatch(/\b(?:du|dein|deine|deinen|dich|dir|euch|ihr)\b/);
  }
});
