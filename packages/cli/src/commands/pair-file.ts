import { findSystem, type PairingNote } from "@losfee/core";
import {
  type DivisionPairing,
  isOff,
  nextRound,
  type PairDivisionRefusal,
  pairDivision,
  pairedRounds,
  type TshDivision,
} from "@losfee/files/tsh";
import { pairTexts } from "@losfee/messages/cli-pair";
import { type Call, flagOption, integerOption, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { pairingHint } from "../call/pairing-hint.ts";
import { refuseUnknownSystem, systemOptions } from "../call/system-options.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";
import { readDivision } from "./tsh-division.ts";

/** Output for graders and scripts: numbers of the division's lines, in board order. */
interface PairsAnswer {
  readonly pairs: DivisionPairing["pairs"];
  readonly bye: number | null;
}

/** `losfee pair FILE.t`: the next round of a division of tsh. The file is left as it is. */
export const pairFile = async (call: Call, path: string): Promise<ExitCode> => {
  const system = textOption(call, "system") ?? "new-swiss";
  await refuseUnknownSystem(call, system);
  const division = await readDivision(call, path);
  const basedOn = integerOption(call, "basedOn");
  const paired = pairDivision(division, {
    system,
    options: { ...startsUntracked(system), ...systemOptions(call) },
    ...(basedOn === undefined ? {} : { basedOn }),
  });
  if (!paired.ok) throw await refused(call, division, paired.error);
  const { pairs, bye } = paired.value;
  const answer: PairsAnswer = { pairs, bye };
  if (call.json) printJson(answer);
  else print(await describe(call, division, paired.value));
  return EXIT.done;
};

/** With tsh files, starts only influence the pairing on request, as in tsh. */
const startsUntracked = (system: string): Readonly<Record<string, boolean>> =>
  findSystem(system)?.options["trackStarts"] === undefined ? {} : { trackStarts: false };

const refused = async (
  call: Call,
  division: TshDivision,
  refusal: PairDivisionRefusal,
): Promise<Failure> => {
  const { describeRefusal } = await loadMessages();
  const misuse =
    refusal.code === "unknown-option" ||
    refusal.code === "option-out-of-range" ||
    refusal.code === "based-on-out-of-range";
  const message = describeRefusal(refusal, call.language, nameIn(division));
  const hint = pairingHint(call, refusal) + begunHint(call, division, refusal);
  return new Failure(misuse ? EXIT.invalid : EXIT.refused, message + hint, refusal);
};

/** Late players have no opponent yet in a round that all others have played. */
const begunHint = (
  call: Call,
  division: TshDivision,
  { code }: Pick<PairDivisionRefusal, "code">,
): string => {
  const round = nextRound(division);
  if (code !== "too-few-players" || round > pairedRounds(division)) return "";
  const without = division.players.find(
    (player) => !isOff(player) && player.opponents.length < round,
  );
  return without === undefined
    ? ""
    : ` ${pairTexts[call.language].begun({ round, player: without.name })}`;
};

const nameIn =
  ({ players }: TshDivision) =>
  (number: number): string =>
    players[number - 1]?.name ?? `#${number}`;

const describe = async (
  call: Call,
  division: TshDivision,
  { round, pairs, bye, pairing }: DivisionPairing,
): Promise<string> => {
  const words = pairTexts[call.language];
  const name = nameIn(division);
  const messages = flagOption(call, "why") === true ? await loadMessages() : null;
  const reasons = (notes: readonly PairingNote[] = []): string =>
    notes.map((note) => messages?.describeNote(note, call.language, name) ?? "").join(" ");
  const games = table(
    [
      right(words.board),
      right(""),
      left(words.players),
      right(""),
      left(""),
      left(messages === null ? "" : words.why),
    ],
    pairs.map(([one, other], index) => [
      `${index + 1}`,
      `#${one}`,
      name(one),
      `#${other}`,
      name(other),
      reasons(pairing.games[index]?.notes),
    ]),
  );
  const byeLine =
    bye === null
      ? []
      : [
          words
            .bye({ player: `#${bye} ${name(bye)}`, why: reasons(pairing.byes[0]?.notes) })
            .trimEnd(),
        ];
  return [words.round({ round }), "", games, ...byeLine].join("\n");
};
