import {
  type EntryId,
  type PlaceFate,
  placeFates,
  playerNumbers,
  standingDerivations,
  standingLead,
  standingsCodes,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { competitionStandingsCsv } from "@losfee/files/standings-csv";
import { standingsTexts } from "@losfee/messages/cli-standings";
import { leadResource, standingResource, standingsResource } from "@losfee/server/resources";
import type { Competition } from "../journal/competition.ts";
import { playerNamed } from "../journal/players.ts";
import { left, right, table } from "../terminal/table.ts";
import { playerColumns } from "./player-columns.ts";
import type { Standings } from "./standings.ts";
import { leadText, workingText } from "./working.ts";

/** Returns the standings of games for two after that many rounds. */
export const roundStandings = (
  competition: Competition,
  state: TournamentState,
  rounds: number,
): Standings => {
  const { call, messages, nameOf } = competition;
  const { language } = call;
  const words = standingsTexts[language];
  const codes = standingsCodes(state, rounds);
  const numbers = playerNumbers(state);
  const numbered = <Row extends { readonly entry: EntryId }>(row: Row) => ({
    ...row,
    number: numbers.get(row.entry) ?? row.entry,
  });
  const derivations = (entry: EntryId, code: string | undefined) =>
    standingDerivations(state, entry, rounds).filter(
      (derivation) => code === undefined || derivation.code === code,
    );
  return {
    codes,
    json: () => {
      const { rows, ...answer } = standingsResource(state, rounds);
      return { ...answer, rows: rows.map(numbered) };
    },
    csv: (delimiter) => competitionStandingsCsv(state, rounds, delimiter),
    text: () => tableText(competition, state, rounds),
    notInRanking: (code) => words.notInRanking({ code, codes: codes.join(", ") }),
    entryNamed: (text) => playerNamed(call, state, text),
    standing: (entry, code) => {
      const standing = standingResource(state, rounds, entry);
      if (standing === null) throw new RangeError(`entry ${entry} has no line after ${rounds}`);
      const { row, ...answer } = standing;
      return { ...answer, row: numbered(row), derivations: derivations(entry, code) };
    },
    workings: async (entry, code, detail) => {
      const row = standingsOf(state, rounds).find((candidate) => candidate.entry === entry);
      const title = row?.annulled
        ? words.outOfTable({ name: nameOf(entry) })
        : words.rankAfterRound({ name: nameOf(entry), rank: row?.rank ?? 0, rounds });
      const lines = derivations(entry, code).map(async (derivation) =>
        detail === "whole"
          ? `\n${await workingText(call, derivation, nameOf)}`
          : `  ${messages.describeDerivation(derivation, language, nameOf)}`,
      );
      return [title, ...(await Promise.all(lines))].join("\n");
    },
    lead: (pair) => leadResource(state, rounds, pair, language),
    leadText: async (pair, detail) => {
      const lead = standingLead(state, ...pair, rounds);
      return detail === "whole"
        ? leadText(call, lead, pair, nameOf)
        : messages.describeLead(lead, pair, language, nameOf);
    },
  };
};

const tableText = (
  { call, messages }: Competition,
  state: TournamentState,
  rounds: number,
): string => {
  const words = standingsTexts[call.language];
  const columns = messages.valueColumns(standingsCodes(state, rounds), call.language);
  const people = playerColumns(state, call.language);
  const rows = standingsOf(state, rounds);
  const fates = placeFates(state, rounds, rows.length);
  const hasFates = fates.some((fate) => fate !== null);
  const hasUnconfirmed = rows.some(({ unconfirmed }) => unconfirmed);
  const isOver = state.status === "closed";
  const fateText = (fate: PlaceFate | null | undefined): string =>
    fate ? messages.placeFateLabel(fate, isOver, call.language) : "";
  const body = table(
    [
      right(words.rank),
      ...people.headings,
      ...columns.map(({ short }) => right(short)),
      ...(hasFates ? [left("")] : []),
      ...(hasUnconfirmed ? [left("")] : []),
    ],
    rows.map((row, index) => [
      row.annulled ? "–" : `${row.rank}.`,
      ...people.cells(row.entry),
      ...messages.valueTexts(row, columns, call.language),
      ...(hasFates ? [fateText(fates[index])] : []),
      ...(hasUnconfirmed ? [row.unconfirmed ? words.unconfirmed : ""] : []),
    ]),
  );
  const leavers = messages.leaverNotes(state, rounds, call.language);
  const finals = messages.finalNotesAfter(state, rounds, call.language);
  return [`${state.name}: ${words.afterRound({ rounds })}`, body, ...leavers, ...finals].join("\n");
};
