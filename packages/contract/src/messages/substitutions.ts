import { displayName, type EntryId, findStage, type TournamentState } from "@losfee/core";
import { substitutionsWords } from "@losfee/messages/substitutions";
import type { Language } from "../language/language.ts";

/** Describes the substitutions in a stage at tables that concern `entry`; empty without any. */
export const substitutionNote = (
  state: TournamentState,
  stage: number,
  entry: EntryId,
  language: Language,
): string => {
  const t = substitutionsWords[language];
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
