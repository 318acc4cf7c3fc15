import { it } from "vitest";
import { mailContext, readWishes } from "./read-wishes.ts";

it("time", () => {
  const players = Array.from({ length: 100 }, (_, i) => ({
    entry: i + 1,
    name: `Anna${String.fromCharCode(97 + (i % 26))} M${String.fromCharCode(97 + (i % 26))}ller${String.fromCharCode(97 + i / 26)}`,
    addresses: [] as string[],
  }));
  players.push({ entry: 200, name: "Bernd Meier", addresses: [] });
  const context = mailContext(players, 1, "2026-07-01");
  const texts: Record<string, string> = {
    chat: "Am Wochenende waren wir mit den Enkeln im Zoo und haben Meier getroffen, der hat mich nicht erkannt. ",
    en: "The weather was fine and we took the train to see Bernd Meier who did not know what had happened to me. ",
    fr: "Nous sommes partis avec les enfants et nous avons vu Meier qui ne m'a pas reconnu du tout hier soir. ",
    ich: "ich ",
    gab: "gab ",
    nehme: "nehme a b c ",
    punkt: "punkt a b ",
    name: "meier hat mich ",
    days: "am 8. ab 9. ",
    put: "bitte platz nehmen ",
    lines: "ich gab\n",
    lines2: "Meier gab sich.\n",
  };
  for (const [k, t] of Object.entries(texts)) {
    const text = t.repeat(Math.ceil(6000 / t.length));
    const one = () => {
      const c = { ...context };
      const a = process.cpuUsage();
      readWishes({ subject: "Partie", text, attachments: [] }, c);
      const b = process.cpuUsage(a);
      return (b.user + b.system) / 1000;
    };
    const first = one();
    const more = Array.from({ length: 15 }, one).sort((x, y) => x - y);
    console.log(
      "OUT",
      k,
      "first",
      first.toFixed(1),
      "median",
      more[7]?.toFixed(1),
      "max",
      more[14]?.toFixed(1),
    );
  }
});
