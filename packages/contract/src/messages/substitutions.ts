import { displayName, type EntryId, findStage, type TournamentState } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";

interface Names {
  /** The other of the two. */
  readonly other: string;
  readonly fromGame: number;
}

/** A successor from the first game on moves up; a later one steps in. Reasons are for directors. */
const words = texts({
  de: {
    movedUpFor: ({ other }: Names) => `nachgerückt für ${other}`,
    followedBy: ({ other }: Pick<Names, "other">) => `nachgerückt ist ${other}`,
    stepsInFor: ({ other, fromGame }: Names) => `ab Spiel ${fromGame} für ${other}`,
    takesOver: ({ other, fromGame }: Names) =>
      `ab Spiel ${fromGame} für ${other}; die Spiele davor zählen mit`,
    replacedBy: ({ other, fromGame }: Names) => `ab Spiel ${fromGame} ersetzt durch ${other}`,
  },
  en: {
    movedUpFor: ({ other }: Names) => `moved up for ${other}`,
    followedBy: ({ other }: Pick<Names, "other">) => `${other} moved up`,
    stepsInFor: ({ other, fromGame }: Names) => `for ${other} from game ${fromGame}`,
    takesOver: ({ other, fromGame }: Names) =>
      `for ${other} from game ${fromGame}; the games before count`,
    replacedBy: ({ other, fromGame }: Names) => `replaced by ${other} from game ${fromGame}`,
  },
});

/** Describes the substitutions in a stage at tables that concern `entry`; empty without any. */
export const substitutionNote = (
  state: TournamentState,
  stage: number,
  entry: EntryId,
  language: Language,
): string => {
  const t = words[language];
  return (findStage(state, stage)?.substitutions ?? [])
    .flatMap(({ out, in: successor, fromGame, takesOver }) => {
      const [before, after] = [displayName(state, out), displayName(state, successor)];
      if (entry === out) {
        return fromGame === 1
          ? t.followedBy({ other: after })
          : t.replacedBy({ other: after, fromGame });
      }
      if (entry !== successor) return [];
      const names = { other: before, fromGame };
      if (fromGame === 1) return t.movedUpFor(names);
      return takesOver ? t.takesOver(names) : t.stepsInFor(names);
    })
    .join(" · ");
};
