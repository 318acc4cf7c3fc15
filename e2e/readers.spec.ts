/** The built server: strangers are answered by threads of their own, which never keep it from anything. */
import { sweep } from "../test/long.ts";
import { expect, startLosfee, test } from "./losfee.ts";

const PLAYERS = sweep(100, 300);

test("strangers see a result at once, call the server what they like, and do not keep it from stopping", async ({
  playwright,
}) => {
  const losfee = await startLosfee();
  const director = await playwright.request.newContext({
    baseURL: losfee.url,
    storageState: losfee.director,
  });
  const created = await director.post("/api/v1/competitions", {
    data: { name: "Ulm", format: "scrabble-swiss" },
  });
  const { id } = (await created.json()) as { id: string };
  const give = async (command: object): Promise<void> => {
    const answer = await director.post(`/api/v1/competitions/${id}/commands`, {
      data: { command },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const entries = Array.from({ length: PLAYERS }, (_, number) => ({
    name: `Player ${number + 1}`,
  }));
  await give({ type: "add-entries", entries });
  await give({ type: "draft-round" });
  await give({ type: "publish-round", round: 1 });
  const { round } = (await (
    await director.get(`/api/v1/competitions/${id}/rounds/1`, {
      headers: { accept: "application/json" },
    })
  ).json()) as { round: { games: readonly { seats: readonly [number, number] }[] } };

  const stranger = await playwright.request.newContext({ baseURL: losfee.url });
  const look = (path: string, headers: Record<string, string> = {}) =>
    stranger.get(`/c/${id}${path}`, { headers: { accept: "text/html,*/*", ...headers } });
  for (const [place, { seats }] of round.games.slice(0, 3).entries()) {
    const sides = seats.map((entry, side) => ({ entry, score: side === 0 ? 461 + place : 300 }));
    await give({ type: "enter-result", round: 1, outcome: { kind: "played", sides } });
    const text = await (await look("/pairings/1")).text();
    expect(text.includes(`${461 + place}–300`)).toBe(true);
  }
  const page = await (await look("")).text();
  const elsewhere = await (await look("", { host: "evil.example" })).text();
  expect(elsewhere === page).toBe(true);

  // A page of its own for each: more than can be made before it is to stop.
  const busy = Array.from({ length: 200 }, (_, number) => {
    const one = 1 + (number % PLAYERS);
    const other = 1 + ((one + Math.floor(number / PLAYERS)) % PLAYERS);
    return look(`/why/1?a=${one}&b=${other}`);
  });
  await Promise.race(busy);
  const begin = performance.now();
  await losfee.stop();
  expect(performance.now() - begin).toBeLessThan(10_000);
  await Promise.allSettled(busy);
  await stranger.dispose();
  await director.dispose();
});
