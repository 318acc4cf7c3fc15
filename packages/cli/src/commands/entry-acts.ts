import { headcount, isOverdue, type OpenRequest, openRequests } from "@losfee/core";
import { directorTexts } from "@losfee/messages/cli-director";
import { erasePersonTexts } from "@losfee/messages/cli-erase-person";
import { requestTexts } from "@losfee/messages/cli-requests";
import { openRequestsOf } from "@losfee/server/resources";
import {
  argument,
  flagOption,
  integerFrom,
  integerOption,
  misused,
  type Run,
  reasonOption,
  restArguments,
  saysYes,
} from "../call/call.ts";
import { EXIT } from "../call/exit.ts";
import { definedOnly } from "../call/options.ts";
import { type Competition, printDone, withCompetition } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerLabel, playerNamed } from "../journal/players.ts";
import { ask } from "../terminal/confirm.ts";
import { note, print, printJson } from "../terminal/print.ts";
import { act, entryAct } from "./act.ts";
import { entryDetails } from "./enter.ts";

/** `losfee change PLAYER --rating …`: changes what is known of a player. */
export const change = entryAct((call) => ({
  command: (entry) => ({ type: "change-entry", entry, details: entryDetails(call) }),
  done: directorTexts[call.language].changed,
}));

/** `losfee remove PLAYER`: takes out an entry that no round has. */
export const remove = entryAct((call) => ({
  command: (entry) => ({ type: "remove-entry", entry }),
  done: directorTexts[call.language].removed,
}));

/** `losfee withdraw PLAYER [--from-round N] [--reason …]`: from now on, or a later round, without. */
export const withdraw = entryAct((call) => {
  const fromRound = definedOnly({ fromRound: integerOption(call, "fromRound", 1) });
  return {
    command: (entry) => ({
      type: "withdraw-entry",
      entry,
      reason: reasonOption(call),
      ...fromRound,
    }),
    done: directorTexts[call.language].withdrawn,
  };
});

/** `losfee reinstate PLAYER`: takes a withdrawal back. */
export const reinstate = entryAct((call) => ({
  command: (entry) => ({ type: "reinstate-entry", entry }),
  done: directorTexts[call.language].reinstated,
}));

/**
 * `losfee pause PLAYER ROUND… [--half] [--end]`: adds rounds that a player is away for, each worth half a
 * point with `--half`; with `--end` they are taken back, all of them where none is named.
 */
export const pause = entryAct((call) => {
  const words = directorTexts[call.language];
  const rounds = restArguments(call, 1).map((text) => integerFrom(call, "round", text, 1));
  if (flagOption(call, "end") === true) {
    const named = rounds.length === 0 ? {} : { rounds };
    return { command: (entry) => ({ type: "end-pause", entry, ...named }), done: words.pauseEnded };
  }
  const granting = flagOption(call, "half") === true ? { halfPoints: rounds } : {};
  return {
    command: (entry) => ({ type: "pause-entry", entry, rounds, ...granting }),
    done: words.pausing,
  };
});

/** `losfee grant PLAYER`: does what the player asks for. */
export const grant = entryAct((call) => ({
  command: (entry) => ({ type: "grant-request", entry }),
  done: requestTexts[call.language].granted,
}));

/** `losfee decline PLAYER [--reason …]`: informs the player, with the reason. */
export const decline = entryAct((call) => ({
  command: (entry) => ({ type: "decline-request", entry, reason: reasonOption(call) }),
  done: requestTexts[call.language].declined,
}));

/** `losfee requests`: unanswered requests of players, the earliest first. */
export const requests: Run = (call) =>
  withTournament(call, async (competition) => {
    const state = competition.state();
    const open = openRequests(state);
    if (call.json) printJson({ seq: state.seq, requests: openRequestsOf(state) });
    else if (open.length === 0) print(requestTexts[call.language].none);
    else print(open.map((request) => lineOf(competition, request)).join("\n"));
    return EXIT.done;
  });

/** `#3 Meier: Pause in Runde 4, 5 (Zug um fünf)`. */
const lineOf = ({ call, messages, state }: Competition, request: OpenRequest): string => {
  const words = requestTexts[call.language];
  const { entry, wish, reason } = request;
  const player = playerLabel(state(), entry);
  const what =
    wish.kind === "pause"
      ? words.pause({ player, rounds: messages.makeRounds(wish.rounds) })
      : words.leaving({ player });
  const notes = [reason, isOverdue(state(), request) ? words.overdue : ""].filter(Boolean);
  return notes.length === 0 ? what : `${what} (${notes.join("; ")})`;
};

/** `losfee check-in PLAYER…|--all [--absent]`: notes who has been seen in the hall. */
export const checkIn = act(withTournament, ({ call, state }) => {
  const words = directorTexts[call.language];
  const named = restArguments(call, 0);
  const all = flagOption(call, "all") === true;
  if (all === named.length > 0) throw misused(words.playersOrAll, "players-or-all");
  const entries = all
    ? [...state().entries.keys()]
    : named.map((text) => playerNamed(call, state(), text));
  return {
    command: { type: "check-in", entries, present: flagOption(call, "absent") !== true },
    done: () => {
      const missing = [...state().entries.values()].filter(
        ({ checkedIn, withdrawal }) => !checkedIn && withdrawal === null,
      );
      return words.checkedIn({
        present: headcount(state()).present,
        missing: missing.length,
        names: someNames(missing.map(({ name }) => name)),
      });
    },
  };
});

const someNames = (names: readonly string[]): string =>
  `${names.slice(0, 8).join(", ")}${names.length > 8 ? ", …" : ""}`;

/** `losfee erase-person PLAYER`: erases personal data for good, after asking. */
export const erasePerson: Run = (call) =>
  withCompetition(call, async (competition) => {
    const words = erasePersonTexts[call.language];
    const entry = playerNamed(call, competition.state(), argument(call, 0));
    const name = competition.state().entries.get(entry)?.name ?? "";
    if (!saysYes(call)) {
      if (call.json || !process.stdin.isTTY) {
        note(words.byOption);
        return EXIT.refused;
      }
      if ((await ask(words.question({ name }))) !== name) {
        note(words.unchanged);
        return EXIT.refused;
      }
    }
    const answer = await competition.executeCommand({ type: "erase-person", entry });
    return printDone(competition, [answer], words.erased({ entry }));
  });
