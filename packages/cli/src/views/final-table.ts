import {
  displayName,
  playerNumbers,
  type TournamentState,
  tablesFinalPlaces,
  tablesLead,
} from "@losfee/core";
import { finalPlacesCsv } from "@losfee/files/standings-csv";
import { standingsTexts } from "@losfee/messages/cli-standings";
import { namedFinalPlaces } from "@losfee/server/resources";
import type { Competition } from "../journal/competition.ts";
import { left, right, table } from "../terminal/table.ts";
import type { RankTable } from "./standings.ts";

/** Lists the players by the stage at tables that they reached. */
export const finalTable = (
  { call, messages, nameOf }: Competition,
  state: TournamentState,
): RankTable => {
  const words = standingsTexts[call.language];
  const numbers = playerNumbers(state);
  const places = tablesFinalPlaces(state).map(({ place, entry, stage, row: { unconfirmed } }) => ({
    place,
    entry,
    name: displayName(state, entry),
    number: numbers.get(entry) ?? entry,
    stage,
    ...(unconfirmed ? { unconfirmed } : {}),
  }));
  const lines = places.map((line) => ({
    ...line,
    stage: messages.stageLabel(line.stage, state.settings, call.language),
  }));
  const body = () =>
    table(
      [right(words.rank), right("#"), left(words.name), left(words.reached)],
      lines.map((line) => [`${line.place}.`, `${line.number}`, line.name, line.stage]),
    );
  const whyFirst = (): readonly string[] => {
    const [first, next] = places;
    if (state.status !== "closed" || first === undefined || next?.stage !== first.stage) return [];
    const lead = tablesLead(state, first.stage, first.entry, next.entry);
    return lead === null ? [] : [messages.describeTablesLead(lead, call.language, nameOf)];
  };
  return {
    json: () => ({
      seq: state.seq,
      places: namedFinalPlaces(state).map((line) => ({
        ...line,
        number: numbers.get(line.entry) ?? line.entry,
      })),
    }),
    csv: (delimiter) => finalPlacesCsv(lines, delimiter),
    text: () => [`${state.name}: ${words.final}`, body(), ...whyFirst()].join("\n"),
  };
};
