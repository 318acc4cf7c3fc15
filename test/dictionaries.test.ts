import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

interface Said {
  readonly where: string;
  readonly language: "de" | "en";
  /** With the 1 as a number, and as a text. */
  readonly said: readonly [string, string];
}

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

/** Limits, and values that are never 1. */
const NEVER_ONE = [
  "final.ts words.won",
  "penalty-out-of-range",
  "forfeitTexts.losesSome",
  "list-too-long",
  "too-many-targets",
  "pgn-too-many",
  "criterion-labels.ts modifiers",
  "scale-missing",
  "cannot-be-seated",
  "final-game",
  "planned",
  "final.ts words.games",
  "whatIfTexts.wins",
  "csv-too-long",
  "trf-too-many-lines",
];

const program = fileURLToPath(new URL("dictionaries.ts", import.meta.url));

describe("texts of all packages", () => {
  it("say one of something in the singular", () => {
    const flags = ["--conditions=losfee:source", "--disable-warning=ExperimentalWarning"];
    const output = execFileSync(process.execPath, [...flags, program], {
      encoding: "utf8",
      // As for the processes of packages/cli/test/losfee.ts.
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "losfee-compile-cache") },
      maxBuffer: 100_000_000,
    });
    const lines: readonly Said[] = JSON.parse(output);
    expect(new Set(lines.map(({ where }) => where)).size).toBeGreaterThan(300);
    const wrong = lines.filter(
      ({ where, language, said }) =>
        said.every((one) => wrongPlural[language].test(one)) &&
        !NEVER_ONE.some((part) => where.includes(part)),
    );
    expect(wrong.map(({ where, said }) => `${where}: ${said[0]}`)).toEqual([]);
  });
});
