import { hueOf, type JournalBreak } from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import { type CompetitionState, isOfKind, seasonOf } from "@losfee/core";
import { kindAdapter } from "../kinds/registry.ts";

/** A competition's line in a list. */
export const summaryOf = (
  state: CompetitionState,
  broken: JournalBreak | null,
): CompetitionSummary => ({
  kind: state.kind,
  id: state.competition,
  name: state.name,
  format: state.format,
  status: state.status,
  ...kindAdapter(state.kind).progress(state),
  hue: hueOf(state),
  seq: state.seq,
  ...daysAndPlace(state),
  ...seasonIn(state),
  ...(state.rehearsal === null ? {} : { rehearsal: state.rehearsal }),
  ...(broken === null ? {} : { broken }),
});

const daysAndPlace = ({
  details: { start, end, place },
}: CompetitionState): Pick<CompetitionSummary, "start" | "end" | "place"> => ({
  ...(start === undefined ? {} : { start }),
  ...(end === undefined ? {} : { end }),
  ...(place === undefined ? {} : { place }),
});

const seasonIn = (state: CompetitionState): Pick<CompetitionSummary, "season"> => {
  const season = isOfKind("tournament", state) ? seasonOf(state) : null;
  return season === null ? {} : { season };
};
