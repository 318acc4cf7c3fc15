import type { Language } from "@losfee/contract";
import type { EntryId, TakenOver, TakenOverPlayer } from "@losfee/core";
import { pastTime, playerNamed, type ReadingContext } from "./read-games.ts";
import { readDay } from "./read-time.ts";
import { faultsOf, type LineFault, linesOf, type TakeOverPart } from "./take-over-fault.ts";

/** Reads `name; since` line by line; `playing`: active challengers, who cannot wait. */
export const readWaiting = (
  text: string,
  context: ReadingContext,
  playing: ReadonlySet<EntryId>,
  faults: LineFault[],
): TakenOver["waiting"] =>
  readPlayers("waiting", text, context, faults, (player, [since = ""], line) => {
    const fault = faultsOf("waiting", faults);
    if (playing.has(player)) fault(line, "plays-and-waits");
    const time = pastTime(since, context, (code) => fault(line, code, since));
    return time === null ? null : { player, since: time };
  });

const SUSPENDED = /^(?:ruht|ausgesetzt|suspended|suspendue?|en pause)$/i;

/** Reads `name` or `name; suspended` line by line. */
export const readStanding = (
  text: string,
  context: ReadingContext,
  faults: LineFault[],
): TakenOver["standing"] =>
  readPlayers("standing", text, context, faults, (player, [word = ""], line) => {
    const suspended = SUSPENDED.test(word);
    if (word !== "" && !suspended) faultsOf("standing", faults)(line, "no-word", word);
    return { player, suspended };
  });

/**
 * Reads `name; last defended; idle since; strikes; holidays` line by line, holidays as `1.8.2026 -
 * 14.8.2026` or `1/8/2026 au 14/8/2026`, separated by commas. Empty cells are unknown.
 */
export const readPast = (
  text: string,
  context: ReadingContext,
  faults: LineFault[],
): TakenOver["players"] =>
  readPlayers("past", text, context, faults, (player, cells, line) => {
    const fault = faultsOf("past", faults);
    const [defended = "", idle = "", strikes = "", days = ""] = cells;
    const timeOf = (cell: string): string | null =>
      cell === "" ? null : pastTime(cell, context, (code) => fault(line, code, cell));
    if (strikes !== "" && !/^\d{1,2}$/.test(strikes)) fault(line, "no-number", strikes);
    return {
      player,
      lastDefended: timeOf(defended),
      idleSince: timeOf(idle),
      strikes: Number(strikes) || 0,
      holidays: holidaysIn(days, context.language, () => fault(line, "no-days", days)),
    };
  });

const holidaysIn = (
  text: string,
  language: Language,
  tell: () => null,
): TakenOverPlayer["holidays"] =>
  text === ""
    ? []
    : text.split(",").flatMap((span) => {
        const [first = "", last = ""] = span.trim().split(/\s+(?:-|–|bis|to|au)\s+/);
        const [from, to] = [
          readDay(first.replace(/^du\s+/i, ""), language),
          readDay(last, language),
        ];
        if (from !== null && to !== null && from <= to) return [{ from, to }];
        tell();
        return [];
      });

/** Reads lines that begin with a player, each player once. */
const readPlayers = <Item>(
  part: TakeOverPart,
  text: string,
  context: ReadingContext,
  faults: LineFault[],
  read: (player: EntryId, cells: readonly string[], line: number) => Item | null,
): readonly Item[] => {
  const listed = new Set<EntryId>();
  const fault = faultsOf(part, faults);
  return linesOf(text).flatMap(({ line, cells: [name = "", ...cells] }) => {
    const player = playerNamed(name, context) ?? fault(line, "unknown-player", name);
    if (player === null) return [];
    if (listed.has(player)) fault(line, "player-twice", name);
    listed.add(player);
    const item = read(player, cells, line);
    return item === null ? [] : [item];
  });
};
