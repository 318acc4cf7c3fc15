import { allDeadlines, type LadderOutcome, levelsOf, seatOf } from "@losfee/core";
import { ladderTexts } from "@losfee/messages/cli-ladder";
import { ladderResources } from "@losfee/server/resources";
import {
  argument,
  integerOption,
  misused,
  type Run,
  restArguments,
  textOption,
  textOptions,
} from "../call/call.ts";
import { EXIT } from "../call/exit.ts";
import { definedOnly } from "../call/options.ts";
import type { Competition } from "../journal/competition.ts";
import { climberNamed, targetNamed, withLadder } from "../journal/ladder.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";
import { pyramidText } from "../views/pyramid.ts";
import { act } from "./act.ts";

/** Width without a terminal. */
const USUAL_WIDTH = 100;

/** `losfee pyramid`: who sits where, level by level. */
export const pyramid: Run = (call) =>
  withLadder(call, async ({ state, messages }) => {
    const { vacant, nobody, legend } = ladderTexts[call.language];
    if (call.json) {
      printJson({ seq: state().seq, ...ladderResources(state(), call.language).pyramid() });
    } else if (levelsOf(state()).length === 0) print(nobody);
    else {
      const words = { seat: messages.seatLabel, vacant };
      print(pyramidText(state(), words, process.stdout.columns ?? USUAL_WIDTH));
      if (state().open.size > 0) print(`\n${legend}`);
    }
    return EXIT.done;
  });

/** `losfee deadlines`: what has to happen until when, the earliest first. */
export const deadlines: Run = (call) =>
  withLadder(call, async ({ state, nameOf, messages }) => {
    const words = ladderTexts[call.language];
    const due = allDeadlines(state());
    if (call.json) {
      const { deadline } = ladderResources(state(), call.language);
      printJson({ seq: state().seq, deadlines: due.map(deadline) });
    } else if (due.length === 0) print(words.noDeadlines);
    else {
      print(
        table(
          [left(words.lastDay), left(words.what), left(words.who), left(words.game)],
          due.map(({ kind, date, holders, game }) => [
            date,
            messages.timerLabel(kind, call.language),
            holders.map(nameOf).join(", "),
            game === null ? "" : `${nameOf(game.challenger)} – ${nameOf(game.defender)}`,
          ]),
        ),
      );
    }
    return EXIT.done;
  });

/** `losfee join NAME [--address …]`: takes a player in, on the place for new ones. */
export const join = act(withLadder, ({ call, state, messages }) => {
  const entry = {
    name: argument(call, 0),
    addresses: textOptions(call, "address"),
    language: call.language,
    ...definedOnly<string>({ club: textOption(call, "club") }),
    ...definedOnly<number>({ rating: integerOption(call, "rating") }),
  };
  return {
    command: { type: "add-entries", entries: [entry] },
    done: () => {
      const { entries, nextEntry } = state();
      const player = nextEntry - 1;
      const seat = seatOf(state(), player);
      return ladderTexts[call.language].joined({
        player: `#${player} ${entries.get(player)?.name ?? ""}`,
        seat: seat === null ? "–" : messages.seatLabel(seat),
      });
    },
  };
});

/** `losfee challenge PLAYER TARGET…`: a challenge, or several in the order of one mail. */
export const challenge = act(withLadder, ({ call, state, nameOf }) => {
  const challenger = climberNamed(call, state(), argument(call, 0));
  const targets = restArguments(call, 1).map((text) => targetNamed(call, state(), text));
  return {
    command: { type: "challenge", challenger, targets },
    done: ladderTexts[call.language].challenged({ player: nameOf(challenger) }),
  };
});

/** Returns the two players of the first arguments. */
const gameOf = ({ call, state, nameOf }: Competition<"ladder">) => {
  const challenger = climberNamed(call, state(), argument(call, 0));
  const defender = climberNamed(call, state(), argument(call, 1));
  return { pair: { challenger, defender }, game: `${nameOf(challenger)} – ${nameOf(defender)}` };
};

/** `losfee accept CHALLENGER DEFENDER`: the defender's first reply has come. */
export const accept = act(withLadder, (competition) => {
  const { pair, game } = gameOf(competition);
  return {
    command: { type: "accept-challenge", ...pair },
    done: ladderTexts[competition.call.language].accepted({ game }),
  };
});

const RESULTS: Readonly<Record<string, LadderOutcome>> = {
  "1-0": "challenger-wins",
  "1:0": "challenger-wins",
  "0-1": "defender-wins",
  "0:1": "defender-wins",
  "1/2": "draw",
  "1/2-1/2": "draw",
  "½": "draw",
  "½-½": "draw",
  "=": "draw",
};

/** `losfee report CHALLENGER DEFENDER RESULT [--by PLAYER]`: a result, provisional for now. */
export const report: Run = (call) => {
  const result = argument(call, 2).replace("–", "-");
  const outcome = RESULTS[result];
  const words = ladderTexts[call.language];
  if (outcome === undefined) {
    throw misused(words.notAResult({ text: result }), "result-expected", { given: result });
  }
  return reported(outcome, result)(call);
};

const reported = (outcome: LadderOutcome, result: string): Run =>
  act(withLadder, (competition) => {
    const { call, state } = competition;
    const { pair, game } = gameOf(competition);
    const by = climberNamed(call, state(), textOption(call, "by") ?? argument(call, 0));
    return {
      command: { type: "report-result", ...pair, outcome, by },
      done: ladderTexts[call.language].reported({ game, result }),
    };
  });
