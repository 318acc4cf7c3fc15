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
import { competitionsTexts } from "@losfee/messages/home-competitions";
import { beginningIn } from "../../shell/beginning.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";
import { competitionPath } from "../../shell/paths.ts";

/** A preset as the form shows it. */
export interface PresetInput {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  /** A tournament's settings for the first day; null if all can wait. */
  readonly tournament: TournamentInput | null;
}

/** A tournament's settings, some of which the form asks for. */
export interface TournamentInput {
  readonly settings: Settings;
  /** Stages by name, for setting their rounds. */
  readonly stages: readonly { readonly label: string; readonly atTables: boolean }[];
  /** True if players may draw for the start at the board. */
  readonly asksStarts: boolean;
}

/** All competitions, and the templates of new ones. */
export interface CompetitionsModel {
  readonly competitions: readonly (CompetitionSummary & {
    readonly label: string;
    /** The viewer's first page in it. */
    readonly href: string;
  })[];
  /** True if the viewer operates the server, rather than competitions on it. */
  readonly runsPlace: boolean;
  /** The organisation or festival requested for a new competition; empty for none. */
  readonly at: string;
  /** True if the viewer may create competitions. */
  readonly founds: boolean;
  /** Competitions that cannot be loaded, with the reason. */
  readonly unreadable: readonly { readonly id: string; readonly what: string }[];
  readonly presets: readonly PresetInput[];
}

/** All competitions of this server, in the server's order: latest change last. */
const buildCompetitions = ({
  competitions,
  unreadable = [],
  language,
  query,
  tasks,
  viewer,
}: PageRequest<"tournament", "list">): CompetitionsModel => ({
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

/** All competitions of this server. */
export const competitionsPage: PageDefinition<CompetitionsModel, "list"> = {
  id: "console-competitions",
  path: "/console",
  access: "console",
  layout: "console",
  asks: ["list"],
  script: "view",
  build: buildCompetitions,
  title: (_model, page) => competitionsTexts[page.language].title,
};
