import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseConfig, settingOf, type TshConfig } from "@losfee/files/tsh";
import { exportTexts } from "@losfee/messages/cli-export";
import { type Call, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages, unreadable } from "../call/messages.ts";
import { eventsFromDivision } from "../journal/from-tsh.ts";
import { withJournal } from "../journal/open.ts";
import { tellZone, zoneOfNew } from "../journal/zone.ts";
import { readBytes } from "../terminal/files.ts";
import { note, print, printJson } from "../terminal/print.ts";
import { readDivision } from "./tsh-division.ts";

/**
 * `losfee import NAME.t`: imports a running event from tsh. Its name and number of rounds come from
 * `config.tsh`: that of `--config`, or the one next to the division.
 */
export const importTsh = async (call: Call, path: string): Promise<ExitCode> => {
  const division = await readDivision(call, path);
  const config = await readConfig(call, path);
  const name =
    textOption(call, "name") ?? settingText(config, "event_name") ?? basename(path, ".t");
  const zone = zoneOfNew(call);
  const { systemPorts } = await import("@losfee/server/local");
  const moved = eventsFromDivision(division, {
    name,
    rounds: Number(settingText(config, "max_rounds") ?? 0) || 0,
    seed: randomBytes(32).toString("hex"),
    at: systemPorts.now(),
    timeZone: zone,
  });
  const { describeCommandRefusal } = await loadMessages();
  const refused = (error: Parameters<typeof describeCommandRefusal>[0]): Failure => {
    const message = `${path}: ${describeCommandRefusal(error, call.language)}`;
    return new Failure(EXIT.refused, message, error);
  };
  if (!moved.ok) throw refused(moved.error);
  const { events, rounds, leftOut } = moved.value;
  return withJournal(call, "create", async (service) => {
    const id = `${basename(path, ".t")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")}-${randomBytes(4).toString("hex")}`;
    const stored = await service.adopt(id.replace(/^-+/, ""), name, events);
    if (!stored.ok) throw refused(stored.error);
    const words = exportTexts[call.language];
    const players = division.players.length;
    if (call.json) printJson({ ...stored.value, players, rounds, leftOut, timeZone: zone });
    else print(words.importedTsh({ id: stored.value.id, players, rounds }));
    if (leftOut !== null) note(words.roundLeftOut({ round: leftOut }));
    if (!call.json) tellZone(call, zone);
    return EXIT.done;
  });
};

const readConfig = async (call: Call, path: string): Promise<TshConfig | null> => {
  const named = textOption(call, "config");
  const beside = join(dirname(path), "config.tsh");
  const file = named ?? (existsSync(beside) ? beside : undefined);
  if (file === undefined) return null;
  const config = parseConfig(await readBytes(call, file));
  if (!config.ok) throw await unreadable(call, file, config.error);
  return config.value;
};

const settingText = (config: TshConfig | null, key: string): string | undefined => {
  const value = config === null ? undefined : settingOf(config, key);
  return value === undefined ? undefined : String(value);
};
