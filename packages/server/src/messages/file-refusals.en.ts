import { counted, detailForms, isOne } from "@losfee/contract";
import type { TshExpectation } from "@losfee/files";
import { everyFault } from "./every-fault.ts";
import { excerpt } from "./excerpt.ts";
import type { FileRefusal } from "./file-refusal.ts";
import type { CodeSentences } from "./sentences.ts";
import { listedProblems } from "./trf-problems.ts";

const expectations: Readonly<Record<TshExpectation, string>> = {
  name: "a name",
  rating: "a rating after the name",
  "opponent-number": "an opponent's number",
  score: "a score",
  "key-name": "a key's name",
  "whole-number": "a whole number",
  "start-code": "0 to 4 for who starts",
  directive: "a directive such as “division” or “config”",
  "division-name": "a division's name",
  "file-name": "a file's name",
  setting: "a setting of the form name = value",
};

/** Expected values of the columns of standings. */
const columnValues: Readonly<
  Record<Extract<FileRefusal, { readonly code: "standings-field" }>["heading"], string>
> = {
  rank: "a whole number from 1 up",
  name: "a name",
  wins: "a whole or half number such as 13 or 13.5",
  spread: "a whole number such as 120 or -45",
};

const at = ({ line, column }: { readonly line: number; readonly column: number }): string =>
  `Line ${line}, column ${column}: `;

const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);

/** English refusals of files: the fault and its place, then the way out. */
export const fileRefusalsEn: CodeSentences<FileRefusal> = {
  "text-is-workbook": () =>
    "This is a workbook. Save it as CSV in the spreadsheet program and use that file.",
  "text-is-binary": ({ offset }) =>
    `This is not a text file (byte ${offset} occurs in no text). Choose the right file.`,
  "text-malformed": ({ encoding }) =>
    `The file claims to be ${encoding.toUpperCase()} but is not. Save it again, preferably as UTF-8.`,
  "csv-quote-not-closed": (place) =>
    `${at(place)}a quotation mark is opened but never closed. Close or remove it.`,
  "csv-stray-quote": (place) =>
    `${at(place)}a quotation mark in the middle of a field. Remove it, or quote the whole field.`,
  "csv-empty": () => "The list is empty. One line for each entry is expected.",
  "csv-too-long": ({ rows, allowed }) =>
    `The list has ${rows} lines; at most ${allowed} are allowed. Is it the right file?`,
  "csv-headings-missing": (place) =>
    `${at(place)}more than name and rating needs a header line, for example Name;Rating;Club.`,
  "csv-choice-malformed": () =>
    "Say what a column is as “heading=field” or “number=field”, for example NWZ=rating,5=ignore. Fields: name, surname, given, rating, club, nation, class, team, title, fideId, sex, birth, ignore.",
  "csv-no-such-column": ({ name }) => `The list has no column “${excerpt(name)}”.`,
  "csv-name-column-missing": ({ line, headings }) =>
    `Line ${line}: no column is called “Name” (found: ${excerpt(headings.join(", "))}). Give one that name.`,
  "csv-column-twice": (place) =>
    `${at(place)}the columns “${excerpt(place.first)}” and “${excerpt(place.heading)}” mean the same, but say different things. Remove or rename one.`,
  "csv-row-too-long": (place) =>
    `${at(place)}“${excerpt(place.text)}” is beyond the ${isOne(place.columns, "en") ? "only column" : `last of ${place.columns} columns`}. Is a field with a delimiter not quoted?`,
  "csv-team-missing": (place) =>
    `${at(place)}the team is missing: neither this line nor one above names it. Add it.`,
  "csv-name-missing": (place) => `${at(place)}the name is missing. Add it or remove the line.`,
  "csv-duplicate-name": (place) =>
    `${at(place)}“${excerpt(place.name)}” is already on line ${place.firstLine}. If this is the same person, remove one; if they are two people, give both a year of birth, a club or a FIDE ID.`,
  "csv-duplicate-fide-id": (place) =>
    `${at(place)}The FIDE ID ${place.fideId} is already on line ${place.firstLine}. Correct the digits, or remove one of the lines.`,
  "csv-entered-already": (place) =>
    `${at(place)}“${excerpt(place.name)}” is already entered, as number ${place.entry}. If this is the same person, remove one; if they are two people, give both a year of birth, a club or a FIDE ID.`,
  "csv-rows-wrong": ({ faults }) => everyFault(faults, fileRefusalsEn, "more"),
  "csv-rating-not-a-number": (place) =>
    `${at(place)}“${excerpt(place.text)}” is not a rating. A number or nothing is expected.`,
  "csv-detail-malformed": (place) =>
    `${at(place)}“${excerpt(place.text)}” is not valid. ${detailForms.en[place.detail]}`,
  "csv-rating-out-of-range": (place) =>
    `${at(place)}rating ${place.rating} is too large, at most ${place.maximum} is allowed.`,
  "standings-empty": () =>
    "Nobody is in the table. A header line (rank,name,wins,spread) and a line for each rank are expected.",
  "standings-column-missing": ({ line, heading }) =>
    `Line ${line}: the column “${heading}” is missing. The header line is: rank,name,wins,spread.`,
  "standings-column-twice": (place) =>
    `${at(place)}the column “${place.heading}” appears twice. Remove one.`,
  "standings-row-width": ({ line, expected, found }) =>
    `Line ${line}: ${counted(found, { one: "field", other: "fields" }, "en")}, but the header line has ${expected}. Is a delimiter missing, or one too many?`,
  "standings-field": (place) =>
    `${at(place)}“${excerpt(place.text)}” does not fit the column “${place.heading}”: ${columnValues[place.heading]} is expected.`,
  "standings-name-twice": (place) =>
    `${at(place)}“${excerpt(place.name)}” is already on line ${place.firstLine}. Make the names different.`,
  "standings-rank-missing": ({ rank, line }) =>
    `Line ${line}: rank ${rank} is missing before it. All ranks from 1 upwards are needed.`,
  "standings-rank-against-wins": ({ line, name, above }) =>
    `Line ${line}: “${excerpt(name)}” has more wins than “${excerpt(above)}” but is ranked lower. Correct the ranks or the wins.`,
  "file-not-json": ({ line, position, truncated }) =>
    truncated
      ? `The file ends too early, on line ${line}: it is not complete. Export or copy it again.`
      : `The file is not JSON (line ${line}, character ${position + 1}). Use the exported file as it is.`,
  "file-not-a-competition": () =>
    "There is no competition in the file. A file that Losfee exported is expected.",
  "file-older-version": ({ version, known }) =>
    `The file is of the older version ${version}, and this Losfee reads version ${known} only. Open it with the Losfee that wrote it.`,
  "file-newer-version": ({ version, known }) =>
    `The file is of the newer version ${version}, and this Losfee reads version ${known} only. Update Losfee.`,
  "file-field-invalid": ({ field }) =>
    `“${excerpt(field)}” is missing or invalid. Use the exported file as it is.`,
  "file-event-unknown": ({ event, eventType }) =>
    `Event ${event}: “${excerpt(eventType)}” is not known. Update Losfee.`,
  "file-events-missing": ({ expected, found }) =>
    `Of ${counted(expected, { one: "event", other: "events" }, "en")} only ${found} ${isOne(found, "en") ? "is" : "are"} there. Export again.`,
  "file-event-out-of-order": ({ event, seq }) =>
    `Event ${event} has the number ${seq}. Use the exported file as it is.`,
  "file-event-altered": ({ event }) =>
    `Event ${event} is not as it was recorded, or does not belong after the one before it. Use the exported file as it is.`,
  "file-picture-altered": () =>
    "A picture in this file (logo or poster) was changed, or does not belong to this competition. Export it again, and import the file unchanged.",
  "file-person-altered": ({ event }) =>
    `The details of a person in event ${event} are not what was recorded. Use the exported file as it is.`,
  "file-event-does-not-fit": ({ event }) =>
    `Event ${event} does not follow from those before it. Export again.`,
  "trf-import-not-sound": ({ problems }) =>
    `The file contradicts itself or has errors (${problems.length} ${isOne(problems.length, "en") ? "place" : "places"}).\n${listedProblems(problems, "en", "more")}`,
  "trf-import-points": ({ parts }) =>
    `The file awards points that a competition here cannot (${parts.join(", ")}): wins, forfeit wins and full-point byes must count the same, for White and Black alike.`,
  "trf-import-no-own-rank": ({ player }) =>
    `The file orders by rank (XXC rank), but number ${player} has no rank of its own. Add the ranks, or remove that line.`,
  "tsh-expected": (place) =>
    `${at(place)}${expectations[place.expected]} is expected${place.found === "" ? "" : `, found “${excerpt(place.found)}”`}.`,
  "tsh-unknown-opponent": (place) =>
    `${at(place)}there is no opponent ${place.opponent}; the file has ${counted(place.players, { one: "player", other: "players" }, "en")}.`,
  "tsh-pairing-not-mutual": (place) =>
    `${at(place)}in round ${place.round} ${place.player} plays ${place.opponent}, but not the other way round.`,
  "tsh-score-without-opponent": (place) =>
    `${at(place)}a score for round ${place.round}, but no opponent.`,
  "tsh-no-players": () => "The file has no players. Is it a division of tsh (NAME.t)?",
  "tsh-character-not-in-encoding": (place) =>
    `${at(place)}ISO-8859-1 has no “${place.character}”. Write UTF-8, or change the name.`,
  "trf-too-large": ({ bytes, limit }) =>
    `The file has ${megabytes(bytes)} MB; ${megabytes(limit)} MB are read. Is it a TRF file?`,
  "trf-too-many-lines": ({ limit }) => `The file has more than ${limit} lines. Is it a TRF file?`,
  "trf-character-not-in-encoding": (place) =>
    `${at(place)}“${place.character}” does not exist in Windows-1252. Write the file as UTF-8, or change the name.`,
};
