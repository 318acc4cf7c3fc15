import { formatList, type Language } from "@losfee/contract";
import {
  type EntryId,
  missingEntries,
  seatedStageSettings,
  type TablesStage,
  type TournamentState,
  tablesStages,
  unseatedEntries,
} from "@losfee/core";
import { checksTexts } from "@losfee/messages/tournament-console-stage";
import { unseenTexts } from "@losfee/messages/tournament-console-unseen";
import type { Check } from "../../../../parts/console/desk.tsx";
import { tablesName } from "../../parts/tables/stages.ts";

/**
 * Checks a stage like a director before publication: players without a seat, sizes of tables,
 * repeated meetings, and, if seats rotate, an equal share of first seats. O(games × tables ×
 * players at one, squared).
 */
export const checkStage = (
  state: TournamentState,
  stage: TablesStage,
  language: Language,
): readonly Check[] => {
  const t = checksTexts[language];
  const unseen = stage.status === "draft" ? missingEntries(state) : [];
  const unseated = unseatedEntries(state, stage).length;
  const before = tablesStages(state).filter((other) => other.stage < stage.stage);
  const met = pairsAt(before);
  const here = pairsAt([stage]);
  const again = [...here.keys()].filter((pair) => met.has(pair)).length;
  const most = Math.max(0, ...here.values());
  const options = seatedStageSettings(state.settings, stage.stage)?.options;
  const name = (entry: EntryId): string => tablesName(state, entry);
  return [
    ...(unseen.length === 0
      ? []
      : [unusual(unseenTexts[language].check({ names: formatList(unseen.map(name), language) }))]),
    unseated === 0 ? usual(t.seated) : unusual(t.unseated({ players: unseated })),
    usual(t.tables({ sizes: sizesOf(stage, language, t.tablesOf) })),
    ...(before.length === 0
      ? []
      : [again === 0 ? usual(t.noneMet) : unusual(t.met({ pairs: again }))]),
    // At fixed tables all players meet in each of their games.
    ...(most <= 1 || options?.tables === "fixed" ? [] : [usual(t.most({ times: most }))]),
    // Seats drawn each round are random.
    ...(options?.tables === "fixed" && options.seatOrder === "drawn"
      ? []
      : [firstSeats(state, stage, language)]),
  ];
};

const firstSeats = (state: TournamentState, stage: TablesStage, language: Language): Check => {
  const t = checksTexts[language];
  const names = unevenStarts(stage).map((entry) => tablesName(state, entry));
  return names.length === 0
    ? usual(t.even)
    : unusual(t.uneven({ names: formatList(names, language) }));
};

const usual = (text: string): Check => ({ isUsual: true, text });

const unusual = (text: string): Check => ({ isUsual: false, text });

/** Number of meetings of two players at one table, by their numbers. */
const pairsAt = (stages: readonly TablesStage[]): ReadonlyMap<string, number> => {
  const pairs = new Map<string, number>();
  for (const { seats } of stages.flatMap(tablesIn)) {
    const sorted = [...seats].sort((a, b) => a - b);
    for (const [index, one] of sorted.entries()) {
      for (const two of sorted.slice(index + 1)) {
        const pair = `${one} ${two}`;
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
    }
  }
  return pairs;
};

const tablesIn = ({ games }: TablesStage) => games.flatMap(({ tables }) => tables);

/** `8 zu 3 und 1 zu 4`: number of tables of each size in the first game, the smallest first. */
const sizesOf = (
  { games: [first] }: TablesStage,
  language: Language,
  label: (typeof checksTexts)[Language]["tablesOf"],
): string => {
  const sizes = (first?.tables ?? []).map(({ seats }) => seats.length);
  return formatList(
    [...new Set(sizes)]
      .sort((a, b) => a - b)
      .map((size) => label({ tables: sizes.filter((other) => other === size).length, size })),
    language,
  );
};

/** Players whose share of first seats is off by one or more: one in three at a table of three. */
const unevenStarts = (stage: TablesStage): readonly EntryId[] => {
  const more = new Map<EntryId, number>();
  for (const { seats } of tablesIn(stage)) {
    for (const [seat, entry] of seats.entries()) {
      more.set(entry, (more.get(entry) ?? 0) + (seat === 0 ? 1 : 0) - 1 / seats.length);
    }
  }
  // Sums of thirds are not exact.
  return [...more].filter(([, share]) => Math.abs(share) > 1 - 1e-9).map(([entry]) => entry);
};
