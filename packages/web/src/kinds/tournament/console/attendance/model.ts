import { may } from "@losfee/contract";
import { gameTermsOf, headcount, nameOrder, playerNumbers } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";

/** A line of the list: what the viewer may see of an entry. */
export interface AttendanceRow {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly club: string;
  readonly checkedIn: boolean;
  readonly isGone: boolean;
  /** Only for those who see entries as they were made. */
  readonly birth: string;
}

/** Who is entered and who is there, for those who help at the door or with the fees. */
export interface AttendanceModel {
  readonly rows: readonly AttendanceRow[];
  readonly present: number;
  /** Not withdrawn. */
  readonly playing: number;
  /** Whether the viewer checks people in. */
  readonly checksIn: boolean;
  /** Whether the viewer sees dates of birth. */
  readonly seesEntries: boolean;
  /** Whether the viewer sees and notes consents of parents. */
  readonly seesConsents: boolean;
  /** Whether the viewer decides if they are asked for. */
  readonly directs: boolean;
}

/** All entries by name; null where the competition is none with entries. */
export const buildAttendance = ({ state, viewer }: PageRequest): AttendanceModel | null => {
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
