import { displayName, isCheckInCode } from "@losfee/core";
import { checkInTexts } from "@losfee/messages/tournament-public-check-in";
import { spokenTo } from "../../../../shell/page.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type PersonToChoose, peopleToChoose } from "../../parts/own/people-to-choose.ts";

/** Steps after scanning the code on the projector. */
export type CheckInModel = { readonly competition: string } & (
  | { readonly kind: "off" | "closed" }
  /** No code, or an expired one. */
  | { readonly kind: "scan" | "stale" }
  /** Checked in. */
  | { readonly kind: "present"; readonly who: Omit<PersonToChoose, "letter"> }
  | { readonly kind: "withdrawn"; readonly who: Omit<PersonToChoose, "letter"> }
  /** One tap is left. `chosen`: the user has chosen a name on this device. */
  | {
      readonly kind: "confirm";
      readonly who: Omit<PersonToChoose, "letter">;
      readonly code: string;
      readonly chosen: boolean;
    }
  /** Unknown device: asks for a name. */
  | { readonly kind: "who"; readonly people: readonly PersonToChoose[]; readonly code: string }
  /** Unknown user, and only a personal link identifies players. */
  | { readonly kind: "link" }
);

/** Checks in by the code of the minute; the personal link or a chosen name identifies the user. */
const buildCheckIn = ({
  state,
  viewer,
  query,
  mine,
  now,
}: PageRequest<"tournament", "mine">): CheckInModel | null => {
  if (state === null) return null;
  const { competition, settings, entries } = state;
  const { selfCheckIn = "off" } = settings;
  if (state.status === "closed") return { competition, kind: "closed" };
  if (selfCheckIn === "off") return { competition, kind: "off" };
  const linked = viewer.scope?.kind === "player" ? viewer.scope.entry : undefined;
  const known = linked ?? (selfCheckIn === "names" ? mine : undefined);
  const entry = known === undefined ? undefined : entries.get(known);
  const isKnown = entry !== undefined && entry.erased === undefined;
  if (isKnown) {
    const who = { entry: entry.id, name: displayName(state, entry.id) };
    if (entry.withdrawal !== null) return { competition, kind: "withdrawn", who };
    if (entry.checkedIn) return { competition, kind: "present", who };
  }
  const code = query["code"] ?? "";
  if (code === "") return { competition, kind: "scan" };
  if (now === undefined || !isCheckInCode(state, code, now)) return { competition, kind: "stale" };
  if (isKnown) {
    const who = { entry: entry.id, name: displayName(state, entry.id) };
    return { competition, kind: "confirm", who, code, chosen: linked === undefined };
  }
  if (selfCheckIn === "links") return { competition, kind: "link" };
  const people = peopleToChoose(state);
  return { competition, kind: "who", people, code };
};

/** Target of the code on the projector: one tap marks a player as present. */
export const checkInPage = pages.publicPage("check-in", "/check-in", {
  asks: ["mine"],
  build: buildCheckIn,
  title: (_model, page) => spokenTo(checkInTexts, page).title,
  alsoFor: ["tables"],
});
