import { peopleTexts } from "@losfee/messages/home-people";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { PEOPLE_PATH } from "../../shell/paths.ts";

/** All users with an account, for the operator of the server; they come from the API. */
export const peoplePage: PageDefinition<object> = {
  id: "console-people",
  path: PEOPLE_PATH,
  access: "place",
  layout: "console",
  script: "view",
  build: () => ({}),
  title: (_model, page) => peopleTexts[page.language].title,
};
