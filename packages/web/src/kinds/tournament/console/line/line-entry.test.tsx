import { pairedRounds } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { partOf } from "../../../../../test/html.ts";
import { competitionOf, publishNext } from "../../../../../test/play.ts";
import { LineEntry } from "./line-entry.tsx";
import { lineModelOf } from "./model.ts";

const played = publishNext(
  competitionOf(["Meier, Anna", "Schulz, Bernd", "Öztürk, Cem", "Weiß, Dora", "Hürlimann, Urs"], {
    format: "scrabble-swiss",
  }),
);
const [round] = pairedRounds(played.state);
if (round === undefined) throw new Error("no round");
const nameOf = (entry: number): string => played.state.entries.get(entry)?.name ?? "";
const free = nameOf(round.unplayed[0]?.entry ?? 0);

/** Returns the messages at the field for `text`. */
const saidOf = (text: string, taken: readonly number[] = []): string =>
  partOf(
    <LineEntry
      label="Ergebnis"
      model={lineModelOf(played.state, round)}
      text={text}
      onText={() => undefined}
      refuse={(board) => (taken.includes(board) ? `Brett ${board} hat schon ein Ergebnis.` : null)}
      onEnter={() => undefined}
    />,
    "de",
  )
    .replace(/^.*id="line-says"/s, "")
    .replace(/<[^>]*>/g, " ");

const READY = "Enter trägt ein";

describe("what is said at the field", () => {
  it.each(["1 412 389", "1 412-389", "2 400:300", "1 + -"])("%s: Enter enters it", (text) => {
    expect(saidOf(text)).toContain(READY);
  });

  it.each([
    ["1", "Beide Punktzahlen fehlen noch"],
    ["1 412", "Die zweite Punktzahl fehlt noch"],
    ["1 +", "Das zweite Zeichen fehlt noch"],
    ["1 412 389 7", "„7“ ist zu viel"],
    ["1 1600", "1600 ist zu groß: höchstens 1499"],
    ["1 1600 300", "1600 ist zu groß: höchstens 1499"],
    ["1 300 1600", "1600 ist zu groß: höchstens 1499"],
    ["1 300 -150", "-150 ist zu klein: mindestens -149"],
    ["412 389", "Zu welchem Brett gehört „412 389“?"],
    ["17 412 389", "Ein Brett 17 gibt es nicht, die Runde hat 2"],
    ["nobody", "passt zu niemandem"],
    [free, `${free} hat in dieser Runde ein Freilos`],
    [`${free} 412 389`, `${free} hat in dieser Runde ein Freilos`],
    ["1 12 389", "Ungewöhnlich: 12 Punkte"],
  ])("%s: what is the matter, and not that Enter enters it", (text, words) => {
    const said = saidOf(text);
    expect(said).toContain(words);
    expect(said).not.toContain(READY);
  });

  it("a board that has its result already is not entered by Enter", () => {
    const said = saidOf("1 412 389", [1]);
    expect(said).toContain("Brett 1 hat schon ein Ergebnis");
    expect(said).not.toContain(READY);
  });
});
