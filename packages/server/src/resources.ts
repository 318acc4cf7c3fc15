/** Resources of the API, for the command line, whose JSON has the same shape. */

export { inboxResources } from "./http/ladder-mail-resources.ts";
export { ladderResources } from "./http/ladder-resources.ts";
export {
  clockResource,
  detailsOf,
  entryOf,
  impactResourceOf,
  oddsResource,
  roundResourceOf,
  standingsRound,
} from "./http/resources.ts";
export { cutLineResourceOf, namedFinalPlaces, stageResourceOf } from "./http/stage-resources.ts";
export {
  leadResource,
  stageLeadResource,
  stageStandingResource,
  stageStandingsResource,
  standingResource,
  standingsResource,
  teamStandingsResource,
} from "./http/standings-resources.ts";
export { openRequestsOf } from "./kinds/kind-adapter.ts";
