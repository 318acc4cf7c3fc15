import {
  describeBreak,
  formatLabel,
  formatNote,
  type Language,
  may,
  stageLabel,
  systemLabel,
} from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import {
  type Format,
  formats,
  hasOwnStarts,
  isSeated,
  openStartRules,
  playsBoards,
  type Settings,
} from "@losfee/core";
import { beginningIn } from "../../shell/beginning.ts";
import type { PageRequest } from "../../shell/page.ts";
import { competitionPath } from "../../shell/paths.ts";

/** A preset as the form shows it. */
export interface PresetInput {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  /** What matters of a tournament on the first day; null where everything can wait. */
  readonly tournament: TournamentInput | null;
}

/** A tournament's own settings, of which the form asks a few. */
export interface TournamentInput {
  readonly settings: Settings;
  /** The stages by name, so that their rounds can be set. */
  readonly stages: readonly { readonly label: string; readonly atTables: boolean }[];
  /** Whether players may draw at the board for who starts. */
  readonly asksStarts: boolean;
}

/** All competitions, and what new ones start from. */
export interface CompetitionsModel {
  readonly competitions: readonly (CompetitionSummary & {
    readonly label: string;
    /** Where the viewer begins in it. */
    readonly href: string;
  })[];
  /** Whether the viewer runs the place, and not only competitions on it. */
  readonly runsPlace: boolean;
  /** The organisation or festival for which a new competition is wanted; empty: none was named. */
  readonly at: string;
  /** Whether the viewer may begin competitions. */
  readonly founds: boolean;
  /** Those that cannot be shown, with what is wrong with them. */
  readonly unreadable: readonly { readonly id: string; readonly what: string }[];
  readonly presets: readonly PresetInput[];
}

/** All competitions of this server, latest change last as the server lists them. */
export const buildCompetitions = ({
  competitions,
  unreadable = [],
  language,
  query,
  tasks,
  viewer,
}: PageRequest): CompetitionsModel => ({
  at: query["at"] ?? "",
  competitions: competitions.map((one) => ({
    ...one,
    label: formatLabel(one.format, language),
    href: beginningIn(one, tasks?.get(one.id) ?? viewer) ?? competitionPath(one.id),
  })),
  runsPlace: may(viewer, "place"),
  founds: may(viewer, "founder"),
  unreadable: unreadable.map(({ id, ...broken }) => ({
    id,
    what: describeBreak(broken, language),
  })),
  presets: formats.map((format) => ({
    id: format.id,
    label: formatLabel(format.id, language),
    note: formatNote(format.id, language),
    tournament: tournamentInput(format, language),
  })),
});

const tournamentInput = (format: Format, language: Language): TournamentInput | null => {
  if (format.kind !== "tournament") return null;
  const { settings } = format;
  const stages = settings.stages.map((stage, index) => ({
    label: isSeated(stage)
      ? stageLabel(index + 1, settings, language)
      : systemLabel(stage.system, language),
    atTables: isSeated(stage),
  }));
  const asksStarts =
    playsBoards(settings) && openStartRules(settings.stages, hasOwnStarts).includes("assigned");
  return { settings, stages, asksStarts };
};
