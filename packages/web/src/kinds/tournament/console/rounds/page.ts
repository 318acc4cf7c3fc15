import { choiceLabel, type Language, optionLabel, systemLabel, systemNote } from "@losfee/contract";
import {
  type BoardRound,
  draftOf,
  type EntryId,
  findSystem,
  type GameTerms,
  gameTermsOf,
  missingResults,
  type NamedPlayer,
  namedPlayers,
  type OptionField,
  type OwnStarts,
  pairedRound,
  publishedRounds,
  type RoundAct,
  roundActs,
  roundsDone,
  type Settings,
  stageOfRound,
  systemIds,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import { choicesOf } from "../../../../parts/choices.ts";
import type { OptionInput } from "../../../../parts/console/option-inputs.tsx";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { roundWithOpenGames } from "../line/model.ts";
import { type Unseen, unseenOf } from "../unseen/model.ts";
import { type ExplainedRound, explainRound } from "./explained-round.ts";
import { roundTextsFor } from "./match-texts.ts";

/** A pairing system in a form. */
export interface SystemInput {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly options: readonly OptionInput[];
  /** True if it plays a table with its own number of rounds. */
  readonly isTable: boolean;
  /** When it decides the start itself; null: never. */
  readonly ownStarts: OwnStarts | null;
}

/** Options for drafting a round. */
export interface DraftForm {
  readonly system: string;
  readonly basedOn: number;
  readonly systems: readonly SystemInput[];
}

/** A round in progress: not yet drafted, a draft, or published. */
export interface RoundModel {
  readonly round: number;
  readonly planned: number;
  readonly published: number;
  readonly drafted: number | null;
  /** The round in play; null between rounds. */
  readonly inPlay: number | null;
  readonly closed: boolean;
  /** The stage, and the round's place in it: `New Swiss`, round 2 of 17. */
  readonly stage: { readonly label: string; readonly round: number; readonly of: number } | null;
  /** Null before the draft. */
  readonly explained: ExplainedRound | null;
  /** Only for the next round to draft. */
  readonly form: DraftForm | null;
  /** Reason against drafting yet: results missing from an earlier round. */
  readonly waiting: { readonly round: number; readonly missing: number } | null;
  readonly playing: readonly NamedPlayer[];
  /** Null if the round is not the one to draft, or nobody is missing. */
  readonly unseen: Unseen | null;
  /** Acts on the round that would not be refused. */
  readonly acts: readonly RoundAct[];
}

/**
 * Returns round `:round` of the address: a number, or `next` for the draft, the round in progress,
 * or the next to draft.
 */
export const buildRound = ({ state, params, language, people }: PageRequest): RoundModel | null => {
  if (state === null) return null;
  const number = numberOf(params["round"] ?? "", state);
  const planned = totalRounds(state.settings);
  if (!Number.isInteger(number) || number < 1 || number > Math.max(planned, 1)) return null;
  const round = pairedRound(state, number);
  const placed = stageOfRound(state.settings, number);
  return {
    round: number,
    planned,
    published: publishedRounds(state),
    drafted: draftOf(state)?.number ?? null,
    inPlay: roundWithOpenGames(state)?.number ?? null,
    closed: state.status === "closed",
    stage:
      placed === undefined
        ? null
        : {
            label: systemLabel(placed.stage.system, language),
            round: number - placed.firstRound + 1,
            of: placed.stage.rounds,
          },
    explained: round === undefined ? null : explainRound(state, round, { language, people }),
    form: number === state.rounds.length + 1 ? formOf(state, number, language) : null,
    waiting: waitingFor(state, number),
    playing: playersOf(state, round),
    unseen: unseenIn(state, number),
    acts: round === undefined ? [] : roundActs(state, round),
  };
};

const numberOf = (number: string, state: TournamentState): number => {
  if (number !== "next") return Number(number);
  // During a round users want its papers, not another draw.
  const current =
    draftOf(state)?.number ?? roundWithOpenGames(state)?.number ?? state.rounds.length + 1;
  return Math.min(current, totalRounds(state.settings));
};

const waitingFor = (state: TournamentState, number: number): RoundModel["waiting"] => {
  if (number !== state.rounds.length + 1) return null;
  const open = pairedRound(state, roundsDone(state) + 1);
  if (open === undefined) return null;
  return { round: open.number, missing: missingResults(open).length };
};

const formOf = (state: TournamentState, number: number, language: Language): DraftForm | null => {
  const placed = stageOfRound(state.settings, number);
  if (placed === undefined) return null;
  return {
    system: placed.stage.system,
    basedOn: number - 1,
    systems: systemInputs(state.settings, language, placed.stage.system, placed.stage.options),
  };
};

/**
 * Returns every system of the registry that can pair such an event, with default options, or those
 * of `values`.
 */
const systemInputs = (
  settings: Settings,
  language: Language,
  own: string,
  values: Readonly<Record<string, number | boolean | string>>,
): readonly SystemInput[] => {
  const terms = gameTermsOf(settings);
  const isFor = (id: string): boolean =>
    id === own || settings.teams !== undefined || findSystem(id)?.forTeams !== true;
  return systemIds.filter(isFor).map((id) => ({
    id,
    label: systemLabel(id, language),
    note: systemNote(id, language),
    isTable: findSystem(id)?.table !== undefined,
    ownStarts: findSystem(id)?.ownStarts ?? null,
    options: Object.entries(findSystem(id)?.options ?? {}).map(([key, field]) =>
      optionInput(
        key,
        field,
        (id === own ? values[key] : undefined) ?? field.default,
        terms,
        language,
      ),
    ),
  }));
};

const optionInput = (
  key: string,
  field: OptionField,
  value: number | boolean | string,
  terms: GameTerms,
  language: Language,
): OptionInput => ({
  key,
  label: optionLabel(key, language, terms),
  kind: field.kind,
  minimum: field.kind === "integer" ? field.minimum : 0,
  maximum: field.kind === "integer" ? field.maximum : 0,
  choices:
    field.kind === "choice"
      ? choicesOf(field.choices, (choice) => choiceLabel(choice, language))
      : {},
  value,
});

const unseenIn = (state: TournamentState, number: number): Unseen | null => {
  const unseen = unseenOf(state, "boards");
  return unseen.round === number && unseen.players.length > 0 ? unseen : null;
};

/** Players to choose from in an act on the round: its own, or all participants. */
const playersOf = (
  state: TournamentState,
  round: BoardRound | undefined,
): readonly NamedPlayer[] => {
  const part = round && new Set<EntryId>(partOf(round));
  return namedPlayers(state).filter(
    ({ id }) => part?.has(id) ?? state.entries.get(id)?.withdrawal === null,
  );
};

const partOf = (round: BoardRound): readonly EntryId[] => [
  ...round.games.flatMap(({ seats }) => seats),
  ...round.unpaired,
  ...round.unplayed.filter(({ reason }) => reason === "bye").map(({ entry }) => entry),
];

/** A round: draft, adjustment, publication. */
export const roundPage = pages.consolePage("round", "/rounds/:round", {
  place: "round",
  typing: true,
  build: buildRound,
  title: (model, page) => roundTextsFor(page).title({ round: model.round }),
});
