import { accountTexts } from "@losfee/messages/home-account";
import { ACCOUNT_PATH } from "../../shell/accounts.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { type AccountModel, buildAccount } from "./model.ts";
import { AccountView } from "./view.tsx";

/** The user's own account: identity and ways to sign in. */
export const accountPage: PageDefinition<AccountModel, "account"> = {
  id: "account",
  path: ACCOUNT_PATH,
  access: "public",
  layout: "public",
  script: "passkeys",
  asks: ["account"],
  build: buildAccount,
  title: (_model, { language }) => accountTexts[language].title,
  view: AccountView,
};
