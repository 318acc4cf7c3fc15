import { ACCOUNT_PATH } from "../../shell/accounts.ts";
import type { PageDefinition } from "../../shell/page.ts";
import { type AccountModel, buildAccount } from "./model.ts";
import { accountTexts } from "./texts.ts";
import { AccountView } from "./view.tsx";

/** One's own account: who one is, and every way into it. */
export const accountPage: PageDefinition<AccountModel> = {
  id: "account",
  path: ACCOUNT_PATH,
  access: "public",
  layout: "public",
  script: "passkeys",
  needsAccounts: "own",
  build: buildAccount,
  title: (_model, { language }) => accountTexts[language].title,
  view: AccountView,
};
