/**
 * The web pages of Losfee. Each page is two pure functions: from a competition's state to a plain
 * JSON model, and from that to HTML, in German and English.
 */

export { type Creation, creationOf } from "./home/new-questions/creation.ts";
export { ladderSettingsOfForm } from "./kinds/ladder/console/settings/settings-of-form.ts";
export { settingsOfForm } from "./kinds/tournament/console/settings/settings-of-form.ts";
export {
  commandOfForm,
  type FormFields,
  headingFor,
  isSaidAlready,
} from "./kinds/tournament/public/me/own-form.ts";
export type { JournalLine } from "./parts/console/journal.ts";
export { journalExport } from "./registry/journal-export.ts";
export * from "./registry/registry.ts";
export * from "./shell/accounts.ts";
export * from "./shell/assets.ts";
export { colourPath, colourSheet, eventColours } from "./shell/colour/event-colour.ts";
export { frameOf } from "./shell/frame.ts";
export { markSvg } from "./shell/mark.tsx";
export { addressBelow, basePathOf } from "./shell/own-address.ts";
export * from "./shell/page.ts";
export * from "./shell/page-definition.ts";
export * from "./shell/page-kind.ts";
export { isPageQuery, type PageQuery } from "./shell/page-query.ts";
export * from "./shell/page-request.ts";
export {
  checkInPath,
  competitionPath,
  iconPath,
  leadsElsewhere,
  mailAddressPath,
  manifestPath,
  messagesPath,
  NEW_PATH,
  newPath,
  noticePath,
  organisationPath,
  ownPath,
  samplePath,
  workerPath,
} from "./shell/paths.ts";
export { renderError } from "./shell/render-error.tsx";
export * from "./shell/render-page.tsx";
