import { accountTexts } from "@losfee/messages/home-account";
import {
  ACCOUNT_PATH,
  type AccountFacts,
  isLastWay,
  type NotErased,
  type RefusedCorrection,
  type RefusedField,
  type WayToRemove,
} from "../../shell/accounts.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** The last way into the account, about to be removed. */
export interface LastWay {
  readonly way: WayToRemove;
  readonly id: string;
  readonly name: string;
}

/** The viewer's account and the result of the last action; null without an account. */
export interface AccountModel {
  readonly account: AccountFacts | null;
  readonly done: (typeof DONE)[number] | null;
  /** The last way in, if the user wants to remove it; else null. */
  readonly asking: LastWay | null;
  readonly refused: RefusedField | null;
  /** True if the user is asked to confirm erasing everything. */
  readonly isErasing: boolean;
  /** Competitions that refused to erase the person. */
  readonly notErased: readonly NotErased[];
  readonly refusedCorrection: RefusedCorrection | null;
}

const DONE = [
  "saved",
  "asked",
  "confirmed",
  "connected",
  "joined",
  "erased",
  "correction",
] as const;

/** For everyone: visitors without an account learn how to get one. */
const buildAccount = ({
  account,
  query,
  refusedField,
  notErased = [],
  refusedCorrection,
}: PageRequest<"tournament", "account">): AccountModel => ({
  account,
  done: DONE.find((one) => one in query) ?? null,
  asking: account && lastWayOf(account, query["last"] ?? "", query["id"] ?? ""),
  refused: refusedField ?? null,
  isErasing: account !== null && "erase" in query,
  notErased,
  refusedCorrection: refusedCorrection ?? null,
});

const lastWayOf = (account: AccountFacts, way: string, id: string): LastWay | null => {
  const found = namedWay(account, way, id);
  return found !== null && isLastWay(account, found.way) ? found : null;
};

const namedWay = (account: AccountFacts, way: string, id: string): LastWay | null => {
  switch (way) {
    case "passkey": {
      const key = account.passkeys.find((one) => one.id === id);
      return key === undefined ? null : { way, id, name: key.name };
    }
    case "address":
      return account.addresses.includes(id) ? { way, id, name: id } : null;
    case "provider": {
      const provider = account.connected.find((one) => one.id === id);
      return provider === undefined ? null : { way, id, name: provider.name };
    }
    default:
      return null;
  }
};

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
};
