import { formats, type Settings } from "@losfee/core";
import { formatLabel, formatNote, systemLabel } from "../../messages/labels.ts";
import type { CompetitionSummary, PageRequest } from "../../page.ts";

/** A preset as the form shows it: with the few settings that matter on the first day. */
export interface PresetInput {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly settings: Settings;
  /** The stages by name, so that their rounds can be set. */
  readonly stages: readonly string[];
}

/** All competitions, and what new ones start from. */
export interface CompetitionsModel {
  readonly competitions: readonly (CompetitionSummary & { readonly label: string })[];
  readonly presets: readonly PresetInput[];
}

/** All competitions of this server, latest change last as the server lists them. */
export const buildCompetitions = ({ competitions, language }: PageRequest): CompetitionsModel => ({
  competitions: competitions.map((one) => ({ ...one, label: formatLabel(one.format, language) })),
  presets: formats.map(({ id, settings }) => ({
    id,
    label: formatLabel(id, language),
    note: formatNote(id, language),
    settings,
    stages: settings.stages.map(({ system }) => systemLabel(system, language)),
  })),
});
