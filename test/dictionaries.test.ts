import { globSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** Things that competitions count, in the plural of the nominative and the dative. */
const PLURALS = {
  de: "Adressen|Ansetzungen|Auslosungen|Begegnungen|Bretter|Brettern|Briefe|Dateien|Ebenen|Ereignisse|Ereignissen|Ergebnisse|Ergebnissen|Felder|Feldern|Forderungen|Freilose|Fristen|Gruppen|Korrekturen|Kämpfe|Links|Lose|Mails|Mannschaften|Meldungen|Minuten|Monate|Niederlagen|Paarungen|Partien|Personen|Punkte|Punkten|Rangpunkte|Rangpunkten|Regeln|Runden|Sekunden|Setzungen|Siege|Siegen|Sitze|Sitzen|Sitzordnungen|Sitzungen|Spiele|Spielen|Spielpunkte|Strafpunkte|Stunden|Stufen|Tage|Tagen|Tische|Tischen|Turniere|Vereine|Wiederholungen|Wochen|Zeilen|Züge|Zügen|Änderungen",
  en: "addresses|backups|boards|byes|challenges|clubs|columns|competitions|corrections|cuts|days|deadlines|draws|entries|events|fields|files|games|groups|hours|letters|levels|links|losses|mails|matches|meetings|messages|minutes|moves|pairings|people|players|points|repeats|results|rounds|rules|seatings|seats|seconds|sessions|stages|tables|teams|weeks|wins",
} as const;

/** A number of its own, not the 1 of `round 1`, `2.1`, `−1` or `1–1`, and a plural behind it. */
const wrongPlural = {
  de: new RegExp(`(?<![\\w.,–:−+] ?)1 (?:[a-zäöüß]+ )?(?:${PLURALS.de})(?![\\wäöüß])`),
  en: new RegExp(`(?<![\\w.,–:−+] ?)1 (?:(?!in )[a-z]+ )?(?:${PLURALS.en})\\b`),
} as const;

/** Names, limits, and values that are never 1. */
const NEVER_ONE: readonly string[] = [
  "final.finalWords.won",
  "whatIfTexts.wins",
  "ladderCommands.challenge",
  "consequences.challenged",
  "consequences.moved",
  "challenge-sent",
  "letters.formal.challenged",
  "letters.informal.challenged",
  "letters.formal.assigned",
  "letters.informal.assigned",
  "too-many-targets",
  "preliminary-group",
  "worthTexts.points",
  "penalty-out-of-range",
  "forfeitTexts.losesSome",
  "entriesImpactSentences.place",
  "confirmTexts.sameWinner",
  "warningTexts.too-many-rounds",
];

const folder = fileURLToPath(new URL("../packages/messages/dist/", import.meta.url));

/** Every argument means one of what it counts. */
const ones = new Proxy({}, { get: (_, name) => (/^(is|has)[A-Z]/.test(String(name)) ? true : 1) });

/** Returns every message with a count of 1, by its place. */
const saidIn = (value: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === "function") return [[path, String(value(ones))]];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => saidIn(inner, `${path}.${key}`))
    : [];
};

it("messages say one of something in the singular", async () => {
  const said = (
    await Promise.all(
      globSync("*.js", { cwd: folder }).map(async (file) =>
        Object.entries(await import(`${folder}${file}`)).flatMap(([name, languages]) =>
          (["de", "en"] as const).flatMap((language) =>
            saidIn(
              (languages as Record<string, unknown>)[language],
              `${basename(file, ".js")}.${name}`,
            ).map(([path, text]) => ({ path, language, text })),
          ),
        ),
      ),
    )
  ).flat();
  expect(said.length).toBeGreaterThan(4000);
  const wrong = said.filter(
    ({ path, language, text }) =>
      wrongPlural[language].test(text) && !NEVER_ONE.some((one) => path.includes(one)),
  );
  expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});
