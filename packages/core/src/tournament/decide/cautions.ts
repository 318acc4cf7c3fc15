import type { DecisionContext } from "../../base/decision.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { CAUTIONS, type Caution, type CautionRefusal, stated } from "../acts/cautions.ts";
import type { TournamentCommand } from "../commands.ts";
import type { TournamentEvent } from "../events.ts";
import { numbersImpact } from "../numbering/numbers-impact.ts";
import type { TournamentState } from "../state.ts";
import { cautionsAboutCorrections } from "./correction-cautions.ts";
import { cautionsAboutSettings } from "./settings-cautions.ts";

/**
 * Returns the cautions that follow from what a command changes: none outside FIDE mode. Deciders
 * add their own to their decision.
 */
export const cautionsAbout = (
  before: TournamentState,
  after: TournamentState,
): readonly Caution[] => {
  if (before.settings.fideMode !== "on") return [];
  if (after.settings.fideMode !== "on") return [{ code: "fide-mode-left" }];
  return [
    ...cautionsAboutSettings(before, after),
    ...cautionsAboutCorrections(before, after),
    ...cautionsAboutNumbers(before, after),
  ];
};

/** Returns the caution about moved pairing numbers; late entries move others without one. */
const cautionsAboutNumbers = (
  before: TournamentState,
  after: TournamentState,
): readonly Caution[] => {
  const isSame = before.entries === after.entries && before.settings === after.settings;
  if (isSame || before.rounds.length === 0 || after.entries.size > before.entries.size) return [];
  const { moves } = numbersImpact(before, after);
  const players = moves.filter(({ from, to }) => from !== null && to !== null).length;
  return players === 0 ? [] : [{ code: "numbers-changed", players }];
};

/**
 * Returns the event that records the cautions of a command, if there are any; or the refusal, with
 * all that is missing, while one of them is not acknowledged, or is never allowed.
 */
export const acknowledge = (
  cautions: readonly Caution[],
  command: TournamentCommand,
  { acknowledged = [] }: DecisionContext,
  after: TournamentState,
): Result<readonly TournamentEvent[], CautionRefusal> => {
  if (cautions.length === 0) return ok([]);
  const forbidden = cautions.filter(({ code }) => CAUTIONS[code].level === 5);
  if (forbidden.length > 0) {
    return err({ code: "not-in-fide-mode", cautions: stated(forbidden) });
  }
  if (acknowledged !== "all") {
    const open = cautions.filter(({ code }) => !acknowledged.includes(code));
    const needsReason = lacksReason(command) && cautions.some(asksReason);
    if (open.length > 0 || needsReason) {
      return err({
        code: "acknowledgement-missing",
        cautions: stated(cautions),
        ...(needsReason ? { needsReason } : {}),
      });
    }
  }
  return ok([{ type: "cautions-acknowledged", data: { round: after.rounds.length, cautions } }]);
};

const asksReason = ({ code }: Caution): boolean => CAUTIONS[code].level >= 3;

const lacksReason = (command: TournamentCommand): boolean =>
  "reason" in command && command.reason?.trim() === "";
