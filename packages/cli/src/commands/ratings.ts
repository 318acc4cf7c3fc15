import { changesById, ratingsOf, readRatingEvent } from "@losfee/files/calculations";
import { argument, type Call, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { personAmong } from "../call/person.ts";
import { readCalculation } from "../terminal/calculation.ts";
import { print, printJson } from "../terminal/print.ts";
import { ratingsText, ratingWorkingText } from "../views/ratings.ts";

/** `losfee ratings EVENT.json`: the new ratings after an event, as estimates. */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = argument(call, 0);
  const event = await readCalculation(call, path, readRatingEvent);
  const ratings = ratingsOf(event);
  const named = textOption(call, "why");
  if (named !== undefined) {
    const player = personAmong(call, event.people, named, `losfee ratings ${path}`);
    if (call.json) printJson({ id: event.people[player]?.id, ...ratings.outcomes[player] });
    else print(ratingWorkingText(event, ratings, player, call.language));
  } else if (call.json) printJson(changesById(event, ratings));
  else print(ratingsText(event, ratings, call.language));
  return EXIT.done;
};
