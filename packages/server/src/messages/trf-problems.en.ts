import { counted, isOne } from "@losfee/contract";
import type { TrfField, TrfFinding } from "@losfee/files";
import { excerpt } from "./excerpt.ts";
import type { CodeSentences } from "./sentences.ts";

const withoutEffect = {
  "teams-only": "it applies to team events only",
  "one-number": "it needs at least two different numbers",
  "after-last-round": "the event does not have that many rounds",
  "no-points": "it states no points",
} as const;

const fields: Readonly<Record<TrfField, string>> = {
  "starting-rank": "a starting number",
  sex: "m, w or nothing",
  title: "a title (GM, IM, …) or nothing",
  name: "a name",
  rating: "a rating",
  federation: "a federation of three letters",
  "fide-id": "a FIDE number",
  "birth-date": "a date of birth (YYYY/MM/DD)",
  points: "points with a point, such as 4.5",
  rank: "a rank",
  opponent: "an opponent’s starting number or 0000",
  colour: "w, b or -",
  result: "a result (1 = 0 + - W D L H F U Z)",
  date: "a date",
  number: "a whole number",
  round: "the number of a round",
  "player-or-team": "the number of a player or team",
  team: "the number of a team",
  symbol: "a symbol of the point system",
  "bye-type": "F, H or Z for the bye",
  "forfeit-type": "a sign of forfeit (+-, -+, -- or F)",
  "assignment-type": "W, D, L, F, H, Z, +, - or nothing",
  "rank-method": "a method for starting numbers",
  configuration: "rank, white1 or black1",
  strength: "a strength",
  "time-control": "an encoded time control",
  players: "starting numbers",
};

const someone = (number: number | null): string => (number === null ? "nobody" : `${number}`);

/** Fields that were understood although FIDE writes them differently. */
const adjustedFields: Readonly<Partial<Record<TrfField, string>>> = {
  title: "a title",
  date: "a date",
  "birth-date": "a date of birth",
};

/** Faults of a TRF file in English; line and column precede them. */
export const trfFindingsEn: CodeSentences<TrfFinding> = {
  "trf-expected": ({ record, field, found }) =>
    `Record ${excerpt(record)} should have ${fields[field]} here${found === "" ? "; the field is empty" : `, not “${excerpt(found)}”`}.`,
  "trf-adjusted": ({ record, field, found, read, count }) =>
    `In record ${excerpt(record)} ${adjustedFields[field] ?? fields[field]}: “${excerpt(found)}” was read as “${excerpt(read)}”${count === 1 ? "" : `, and ${count - 1} more like it`}.`,
  "trf-not-understood": ({ record, count }) =>
    `Record ${excerpt(record)} could not be read${count === 1 ? "" : ` in ${count} lines`}. Nothing depends on it.`,
  "trf-unknown-record": ({ record }) =>
    `The record “${excerpt(record)}” is not known and was ignored.`,
  "trf-stray-text": ({ record, found }) =>
    `“${excerpt(found)}” stands between the fields of record ${excerpt(record)}. Is the line shifted?`,
  "trf-misaligned": ({ record, found }) =>
    `“${excerpt(found)}” is not exactly in its columns of record ${excerpt(record)}; it was read anyway.`,
  "trf-decimal-comma": ({ found }) =>
    `“${excerpt(found)}” has a comma; TRF writes points with a point. It was read anyway.`,
  "trf-control-character": ({ character }) =>
    `The control character ${character} does not belong in a TRF file.`,
  "trf-line-too-long": ({ length, limit }) =>
    `The line has ${length} characters; ${limit} are read. Are line ends missing?`,
  "trf-columns-in-bytes": ({ record }) =>
    `Record ${excerpt(record)} is aligned by bytes instead of characters and was read so.`,
  "trf-repeated-record": ({ record, firstLine }) =>
    `There is already a record ${excerpt(record)} on line ${firstLine}; the later one counts.`,
  "trf-conflicting-records": ({ record, other, otherLine }) =>
    `Record ${excerpt(record)} contradicts record ${excerpt(other)} on line ${otherLine}, which counts.`,
  "trf-no-players": () => "Nobody is in the file (there is no record 001). Is it a TRF file?",
  "trf-repeated-starting-rank": ({ player, firstLine }) =>
    `The starting number ${player} is already on line ${firstLine}.`,
  "trf-repeated-fide-id": ({ player, other, fideId }) =>
    `Number ${player} has the FIDE ID ${excerpt(fideId)} of number ${other}. Correct the digits, or remove one of the two.`,
  "trf-repeated-team": ({ team, firstLine }) => `Team ${team} is already on line ${firstLine}.`,
  "trf-unknown-player": ({ record, player }) =>
    `Record ${excerpt(record)} names the starting number ${player}, which nobody has.`,
  "trf-unknown-team": ({ record, team }) =>
    `Record ${excerpt(record)} names team ${team}, which does not exist.`,
  "trf-player-in-two-teams": ({ player, team }) =>
    `Number ${player} already belongs to team ${team}.`,
  "trf-too-many-boards": ({ team, round, players, boards }) =>
    `Team ${team} has ${players} players in round ${round}, but a match has ${counted(boards, { one: "board", other: "boards" }, "en")}.`,
  "trf-other-match": ({ player, opponent, round, team, meets }) =>
    team === 0
      ? `Number ${player} meets ${opponent} in round ${round}, but is in no team.`
      : `Number ${player} meets ${opponent} in round ${round}, but team ${team} meets ${meets === 0 ? "nobody" : `team ${meets}`}.`,
  "trf-boards-differ": ({ player, opponent, round, boards: [own, theirs] }) =>
    `In round ${round} ${player} meets ${opponent} at board ${own}, but record 300 puts ${opponent} at board ${theirs}.`,
  "trf-lineup-differs": ({ record, round, team, opponent, meets }) =>
    `Record ${record} lets team ${team} meet ${opponent} in round ${round}, elsewhere it meets ${meets === 0 ? "nobody" : meets}.`,
  "trf-team-points-differ": ({ team, score, stated, computed }) =>
    `Team ${team}: the file states ${stated} ${score === "match" ? "match points" : "game points"}, the results make ${computed}.`,
  "trf-match-by-total": ({ team, opponent, round, points }) =>
    `Round ${round}, team ${team} against ${opponent}: only the total is known (${points} for ${team}, record 802), and no game. An import keeps the total; pairing and checking by the file take the match as not played, so later rounds may differ. Entering its games mends this.`,
  "trf-summary-differs": ({ team, round, stated, computed }) =>
    `Record 802 has “${stated}” for team ${team} in round ${round}, the other records make “${computed}”. They count.`,
  "trf-own-opponent": ({ player, round }) => `Number ${player} meets itself in round ${round}.`,
  "trf-not-mutual": ({ player, opponent, round, named }) =>
    `In round ${round} ${player} names ${opponent} as opponent, but ${opponent} names ${someone(named)}.`,
  "trf-same-colours": ({ player, opponent, round }) =>
    `In round ${round} ${player} and ${opponent} have the same colour.`,
  "trf-results-disagree": ({ player, opponent, round, own, theirs }) =>
    `In round ${round} the results do not fit: ${player} has “${own}”, ${opponent} has “${theirs}”.`,
  "trf-game-without-opponent": ({ player, round, result }) =>
    `Number ${player} has the result “${result}” in round ${round}, but no opponent.`,
  "trf-bye-with-opponent": ({ player, round, result }) =>
    `Number ${player} has the bye “${result}” in round ${round}, and yet an opponent.`,
  "trf-colour-missing": ({ player, round }) => `Number ${player} has no colour in round ${round}.`,
  "trf-points-differ": ({ player, stated, computed }) =>
    `Number ${player} has ${stated} ${isOne(Number(stated), "en") ? "point" : "points"} by the file, ${computed} by the results. The results count.`,
  "trf-count-differs": ({ record, stated, counted }) =>
    `Record ${excerpt(record)} says ${stated}; there are ${counted}.`,
  "trf-without-effect": ({ record, reason }) =>
    `Record ${excerpt(record)} has no effect here: ${withoutEffect[reason]}.`,
  "trf-second-bye": ({ round, player, other }) =>
    `In round ${round} both ${other} and ${player} have the bye; there can be only one.`,
  "trf-round-beyond-last": ({ round, rounds }) =>
    `There is no round ${round}: the event has ${counted(rounds, { one: "round", other: "rounds" }, "en")}.`,
  "trf-range-reversed": ({ first, last }) => `The range from ${first} to ${last} runs backwards.`,
  "trf-bye-differs": ({ player, round, bye, result }) =>
    `For ${player} record 240 says “${excerpt(bye)}” in round ${round}, the player’s own line “${result}”; the line counts.`,
  "trf-more-problems": ({ count }) =>
    isOne(count, "en") ? "There is one more problem." : `There are ${count} more problems.`,
};
