import { readFileSync } from "node:fs";
import { reference } from "./losfee.ts";

/** A round of a real event paired by New Swiss, with the settings that reproduce it. */
interface RecordedRound {
  readonly file: string;
  readonly round: number;
  readonly repeats: number;
  readonly reproducedWith: readonly {
    readonly basedOnRound: number;
    readonly trackFirsts: boolean;
  }[];
}

export const recordedRounds: readonly RecordedRound[] = JSON.parse(
  readFileSync(reference("tsh/new-swiss-rounds.json"), "utf8"),
);

interface Line {
  readonly name: string;
  readonly opponents: readonly number[];
  readonly scores: readonly string[];
  readonly keys: readonly string[];
}

const linesOf = (file: string): readonly Line[] =>
  readFileSync(reference(`tsh/events/${file}`), "latin1")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [head = "", scores = "", ...keys] = line.split(";");
      const [, name = "", opponents = ""] = /^(.*[A-Za-z]\s+\d+)((?:\s+\d+)*)\s*$/.exec(head) ?? [];
      return {
        name,
        opponents: opponents.trim().split(/\s+/).map(Number),
        scores: scores.trim().split(/\s+/),
        keys,
      };
    });

/** The pairs of a round, each by ascending number. */
export const pairsOf = (file: string, round: number): readonly (readonly number[])[] =>
  linesOf(file).flatMap(({ opponents }, index) => {
    const opponent = opponents[round - 1] ?? 0;
    return opponent > index + 1 ? [[index + 1, opponent]] : [];
  });

/**
 * Returns the file before `round` was paired. Players who then sat out have their bye already, as
 * when a director gives byes by hand.
 */
export const fileBefore = (file: string, round: number): string =>
  linesOf(file)
    .map(({ name, opponents, scores, keys }) => {
      const rounds = opponents[round - 1] === 0 ? round : round - 1;
      const kept = keys
        .filter((key) => !/^\s*(off|rrank)\b/.test(key))
        .map((key) => (/^\s*(p12|board)\b/.test(key) ? cut(key, round - 1) : key));
      const head = [name, ...opponents.slice(0, rounds)].join(" ");
      return [head, ` ${scores.slice(0, rounds).join(" ")}`, ...kept].join(";");
    })
    .join("\n");

const cut = (key: string, rounds: number): string => {
  const [name, ...values] = key.trim().split(/\s+/);
  return ` ${[name, ...values.slice(0, rounds)].join(" ")}`;
};
