import * as words from "@losfee/messages/cli-usage-commands-organisations";
import type { Commands } from "../command.ts";

/** Organisations, their festivals, and who may do what in them. */
export const organisationsCommands: Commands = {
  organisation: {
    about: words.organisationAbout,
    arguments: { "[name]": words.organisationName },
    options: {
      "--kind <kind>": words.organisationKind,
      "--parent <id>": words.organisationParent,
      "--remove <id>": words.organisationRemove,
    },
    load: () => import("../../commands/organisation.ts"),
  },
  festival: {
    about: words.festivalAbout,
    arguments: { "[name]": words.festivalName },
    options: {
      "--of <id>": words.festivalOf,
      "--place <place>": words.festivalPlace,
      "--from <day>": words.festivalFrom,
      "--to <day>": words.festivalTo,
    },
    load: () => import("../../commands/festival.ts"),
  },
  role: {
    about: words.roleAbout,
    arguments: { "[person]": words.rolePerson },
    options: {
      "--on <id>": words.roleOn,
      "--give <role>": words.roleGive,
      "--until <day>": words.roleUntil,
      "--take <role>": words.roleTake,
    },
    load: () => import("../../commands/role.ts"),
  },
};
