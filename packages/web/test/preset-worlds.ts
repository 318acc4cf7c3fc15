import type { Language } from "@losfee/contract";
import { type Format, findFormatOf, playsTables } from "@losfee/core";
import type { FullRequest, PageKind } from "../src/index.ts";
import { ladderRequest } from "./ladder-play.ts";
import { annas, competitionOf, type Played, play, playTo, publishNext, requestOf } from "./play.ts";
import { openStage, playGames, playTables, tablesOf, tablesRequest } from "./tables-play.ts";

/** A request by language. */
type Asked = (language: Language) => FullRequest<PageKind>;

const director = { role: "director", label: "director" } as const;

const asks =
  (world: Played, round: string): Asked =>
  (language) =>
    requestOf(world, {
      language,
      params: { competition: "dm-2026", entry: "1", a: "1", b: "2", round, board: "2" },
      viewer: director,
      query: { why: "1", seq: "20", open: "1" },
    });

/** Two teams that meet repeatedly: entered, with a draft, and during a round. */
const meetingsOf = (format: string): readonly Asked[] => {
  const entered = competitionOf(annas(2), { format });
  const second = playTo(entered, 2);
  return [
    asks(entered, "next"),
    asks(play(second, [{ type: "draft-round" }]), "3"),
    asks(publishNext(second), "3"),
    asks(publishNext(second), "1"),
  ];
};

/** True for systems for exactly two teams. */
const isForTwo = (format: string): boolean =>
  findFormatOf("tournament", format)?.settings.stages.some(
    ({ system }) => system === "scheveningen",
  ) === true;

/** A tournament in its most informative states: byes, absences, forfeits and a draft. */
const roundsOf = (format: string): readonly Asked[] => {
  if (isForTwo(format)) return meetingsOf(format);
  const entered = competitionOf(
    annas(9).map((name, index) => ({ name, club: `Club ${index % 3}` })),
    { format },
  );
  const away = play(publishNext(entered), [
    { type: "pause-entry", entry: 3, rounds: [3] },
    { type: "withdraw-entry", entry: 9, reason: "" },
  ]);
  const forfeit = play(away, [
    {
      type: "enter-result",
      round: 1,
      outcome: { kind: "forfeit", absent: [away.state.rounds[0]?.games[0]?.seats[1] ?? 0] },
    },
  ]);
  const third = playTo(forfeit, 3);
  const drafted = play(third, [{ type: "draft-round" }]);
  const board = drafted.state.rounds.at(-1)?.games[0]?.board ?? 1;
  const changed = play(drafted, [
    {
      type: "adjust-draft",
      round: 4,
      act: { kind: "exchange-starts", board },
      reason: "by hand",
    },
  ]);
  const running = publishNext(third);
  return [asks(entered, "next"), asks(changed, "4"), asks(running, "4"), asks(running, "1")];
};

const tablesAsked = (format: string): readonly Asked[] => {
  const running = playGames(openStage(tablesOf(format, 12)), 3);
  const corrected = playTables(running, { type: "withdraw-entry", entry: 4, reason: "ill" });
  return [
    (language) =>
      tablesRequest(corrected, {
        language,
        viewer: director,
        params: {
          competition: "kl-2026",
          entry: "1",
          a: "1",
          b: "2",
          stage: "1",
          table: "1",
          game: "1",
        },
        query: { why: "1" },
      }),
  ];
};

/** Requests for pages of a kind, for an event by a preset. */
export const presetWorlds: Readonly<Record<PageKind, (format: string) => readonly Asked[]>> = {
  tournament: roundsOf,
  tables: tablesAsked,
  ladder: () => [ladderRequest],
};

/** Returns the kind of pages for the events of a preset. */
export const pageKindOfFormat = (format: Format): PageKind =>
  format.kind === "tournament" && playsTables(format.settings) ? "tables" : format.kind;
