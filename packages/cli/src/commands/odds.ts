import { describeChance, oddsNotes, oddsQuestionLabel } from "@losfee/contract";
import {
  countRuns,
  MOST_RUNS,
  NO_RUNS,
  ODDS_RUNS,
  ODDS_SEED,
  oddsOf,
  playerNumbers,
  TOP_PLACES,
  tellsOdds,
} from "@losfee/core";
import { oddsTexts } from "@losfee/messages/cli-odds";
import { oddsResource } from "@losfee/server/resources";
import { type Call, integerOption, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { withTournament } from "../journal/kind.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";

/** `losfee odds [--runs N] [--seed S] [--top N]`: the chances to win and to advance. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async ({ messages, state: currentState }) => {
    const state = currentState();
    const { language } = call;
    const runs = integerOption(call, "runs", 1, MOST_RUNS) ?? ODDS_RUNS;
    const top = integerOption(call, "top", 1) ?? TOP_PLACES;
    const seed = textOption(call, "seed") ?? ODDS_SEED;
    if (!tellsOdds(state)) {
      throw new Failure(EXIT.refused, oddsTexts[language].notForTeams, {
        code: "no-chances-for-teams",
      });
    }
    const isPlayed = oddsOf(state, { seed, top }).isPlayed;
    const counted = isPlayed ? NO_RUNS : countRuns(state, { seed, from: 0, to: runs, top });
    const odds = oddsOf(state, { seed, top }, counted);
    const { refusal } = counted;
    if (counted.finished === 0 && refusal !== null) {
      const nameOf = (entry: number): string => state.entries.get(entry)?.name ?? `#${entry}`;
      const why = messages.describeRefusal(
        refusal,
        language,
        nameOf,
        messages.stagesIn(state.settings, language),
      );
      throw new Failure(EXIT.refused, oddsTexts[language].noRuns({ why }), { ...refusal });
    }
    const status = "complete" as const;
    if (call.json) {
      printJson(oddsResource(state, { odds, wanted: runs, status }));
      return EXIT.done;
    }
    const words = oddsTexts[language];
    const numbers = playerNumbers(state);
    const { answers } = oddsResource(state, { odds, wanted: runs, status });
    const names = answers[0]?.chances ?? [];
    print(
      [
        `${state.name}: ${messages.oddsTexts[language].title}`,
        table(
          [
            right("#"),
            left(words.name),
            ...answers.flatMap(({ question }) => [
              right(oddsQuestionLabel(question, state.settings, language)),
              left(words.margin),
            ]),
          ],
          names.map(({ entry, name }, index) => [
            `${numbers.get(entry) ?? entry}`,
            name,
            ...answers.flatMap(({ chances }) => {
              const chance = chances[index];
              if (chance === undefined) return ["", ""];
              const { text, margin } = describeChance(chance, language);
              return [text, margin];
            }),
          ]),
        ),
        ...oddsNotes(odds, language),
      ].join("\n"),
    );
    return EXIT.done;
  });
