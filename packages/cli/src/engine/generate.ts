import type { DutchRound, DutchTournament } from "@losfee/core";
import { makeTrf, recordsOf } from "@losfee/files/trf";
import { engineTexts } from "@losfee/messages/cli-engine";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { writeBytes } from "../terminal/files.ts";
import { note } from "../terminal/print.ts";
import { checklistText } from "./checklist.ts";
import { checklistPath, readInput } from "./files.ts";
import { type Chance, chanceFrom } from "./generator/chance.ts";
import { readConfig } from "./generator/config.ts";
import { configOfModel, type ModelConfig } from "./generator/model.ts";
import { playTournament } from "./generator/play.ts";
import { reportOf } from "./generator/report.ts";
import { readTournament } from "./read-tournament.ts";
import type { EngineRequest, EngineTask } from "./request.ts";
import { configFailure } from "./sentences.ts";

type GenerateTask = Extract<EngineTask, { kind: "generate" }>;

/** `-g`: makes a random tournament and writes it as a report that every engine reads (TRF(bx)). */
export const generate = async (
  call: Call,
  task: GenerateTask,
  { baku, checklist }: EngineRequest,
): Promise<ExitCode> => {
  const list = checklist === null ? null : checklistPath(call, checklist, task.output);
  const seed = task.seed ?? Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
  const chance = chanceFrom(seed);
  const { config, ratings } = await configurationOf(call, task, chance);
  const words = engineTexts[call.language];
  const lists: string[] = [];
  const listed = (tournament: DutchTournament, round: DutchRound | null): void => {
    const startingRankOf = (number: number): number => number;
    const text = checklistText({ tournament, startingRankOf }, round);
    lists.push(`${words.roundHeading({ round: tournament.round })}\n${text}`);
  };
  const played = playTournament(config, chance, {
    baku,
    ...(ratings === null ? {} : { ratings }),
    ...(list === null ? {} : { onRound: listed }),
  });
  if (!played.ok) {
    note(`losfee: ${task.output}: ${words.noPairing({ round: played.error.round })}`);
    return EXIT.refused;
  }
  const { records } = recordsOf(reportOf(played.value, config.points, seed), "trf-bx");
  const made = makeTrf(records, { encoding: "utf-8", lineEnd: "\r" });
  if (!made.ok) throw new Error(made.error.code);
  await writeBytes(call, task.output, made.value.bytes, true);
  if (list !== null) await writeBytes(call, list, lists.join("\n"), true);
  return EXIT.done;
};

/** Returns the configuration: from a file, from a model, or random. */
const configurationOf = async (
  call: Call,
  { config: path, model }: GenerateTask,
  chance: Chance,
): Promise<Omit<ModelConfig, "ratings"> & { readonly ratings: ModelConfig["ratings"] | null }> => {
  if (model !== null) {
    const { tournament } = await readTournament(call, model);
    if (tournament.playedRounds > 0) return configOfModel(tournament);
    const message = engineTexts[call.language].emptyModel({ path: model });
    throw new Failure(EXIT.invalid, message, { code: "generator-empty-model", path: model });
  }
  const bytes = path === null ? new Uint8Array() : await readInput(call, path);
  const config = readConfig(new TextDecoder().decode(bytes), chance);
  if (!config.ok) throw configFailure(path ?? "-", config.error, call.language);
  return { config: config.value, ratings: null };
};
