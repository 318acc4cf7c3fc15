/** Resources of the API, for the command line, whose JSON has the same shape. */
export { clockResource } from "./http/clock-resource.ts";
export { impactResourceOf } from "./http/impact-resource.ts";
export { inboxResources } from "./http/ladder-mail-resources.ts";
export { ladderResources } from "./http/ladder-resources.ts";
export { oddsResource } from "./http/odds-resource.ts";
export { detailsOf, entryOf, roundResourceOf, standingsRound } from "./http/resources.ts";
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
export { openRequestsOf } from "./kinds/open-requests.ts";
