import { seatOf } from "@losfee/core";
import { ladderTexts } from "@losfee/messages/cli-ladder";
import { argument, type Call, integerOption, textOption, textOptions } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { definedOnly } from "../call/options.ts";
import { printDone } from "../journal/competition.ts";
import { withLadder } from "../journal/ladder.ts";

/** `losfee join NAME [--address …]`: takes a player in, on the place for new ones. */
export const run = (call: Call): Promise<ExitCode> =>
  withLadder(call, async (competition) => {
    const entry = {
      name: argument(call, 0),
      addresses: textOptions(call, "address"),
      language: call.language,
      ...definedOnly<string>({ club: textOption(call, "club") }),
      ...definedOnly<number>({ rating: integerOption(call, "rating") }),
    };
    const answer = await competition.executeCommand({ type: "add-entries", entries: [entry] });
    const { entries, nextEntry } = competition.state();
    const player = nextEntry - 1;
    const seat = seatOf(competition.state(), player);
    const { seatLabel } = competition.messages;
    const name = `#${player} ${entries.get(player)?.name ?? ""}`;
    const text = ladderTexts[call.language].joined({
      player: name,
      seat: seat === null ? "–" : seatLabel(seat),
    });
    return printDone(competition, [answer], text);
  });
