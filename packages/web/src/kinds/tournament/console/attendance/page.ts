import { may } from "@losfee/contract";
import { gameTermsOf, headcount, nameOrder, playerNumbers } from "@losfee/core";
import { attendanceTexts } from "@losfee/messages/tournament-console-attendance";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";

/** A line of the list: the parts of an entry that the viewer may see. */
export interface AttendanceRow {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly club: string;
  readonly checkedIn: boolean;
  readonly isGone: boolean;
  /** Only for viewers of full entries. */
  readonly birth: string;
}

/** Entries and presence, for helpers at the door or with the fees. */
export interface AttendanceModel {
  readonly rows: readonly AttendanceRow[];
  readonly present: number;
  /** Not withdrawn. */
  readonly playing: number;
  /** True if the viewer checks people in. */
  readonly checksIn: boolean;
  /** True if the viewer sees dates of birth. */
  readonly seesEntries: boolean;
  /** True if the viewer sees and records consents of parents. */
  readonly seesConsents: boolean;
  /** True if the viewer decides if consents are required. */
  readonly directs: boolean;
}

/** Returns all entries by name; null if the competition has no entries. */
const buildAttendance = ({ state, viewer }: PageRequest): AttendanceModel | null => {
  if (state === null) return null;
  const seesEntries = may(viewer, "entries");
  const numbers = playerNumbers(state);
  const { present, playing } = headcount(state);
  return {
    ...{ present, playing },
    checksIn: may(viewer, "check-in") && state.status === "open",
    seesEntries,
    seesConsents: seesEntries || may(viewer, "check-in"),
    directs: may(viewer, "director"),
    rows: [...state.entries.values()]
      .toSorted((a, b) => nameOrder(gameTermsOf(state.settings).entrants)(a.name, b.name))
      .map(({ id, name, club, checkedIn, withdrawal, birth = "" }) => ({
        ...{ id, name, club, checkedIn },
        number: numbers.get(id) ?? id,
        isGone: withdrawal !== null,
        birth: seesEntries ? birth : "",
      })),
  };
};

/** Start page for helpers who check in, take fees or only read: the visible parts of entries. */
export const attendancePage = pages.consolePage("attendance", "/attendance", {
  access: "viewer",
  build: buildAttendance,
  title: (_model, page) => attendanceTexts[page.language].title,
  alsoFor: ["tables"],
});
