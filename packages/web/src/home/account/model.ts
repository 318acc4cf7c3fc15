import {
  type AccountFacts,
  isLastWay,
  type NotErased,
  type RefusedCorrection,
  type RefusedField,
  type WayToRemove,
} from "../../shell/accounts.ts";
import type { PageRequest } from "../../shell/page.ts";

/** A way into the account that is to be taken out although it is the last one. */
export interface LastWay {
  readonly way: WayToRemove;
  readonly id: string;
  readonly name: string;
}

/** The viewer's account, and what has just become of it; null: none. */
export interface AccountModel {
  readonly account: AccountFacts | null;
  readonly done: (typeof DONE)[number] | null;
  /** Whether somebody wants to be without any way in. */
  readonly asking: LastWay | null;
  readonly refused: RefusedField | null;
  /** Whether the person is asked if everything is to be erased. */
  readonly isErasing: boolean;
  /** Where that was refused. */
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

/** For everybody: whoever has no account is told how to get in. */
export const buildAccount = ({
  account = null,
  query,
  refusedField,
  notErased = [],
  refusedCorrection,
}: PageRequest): AccountModel => ({
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
