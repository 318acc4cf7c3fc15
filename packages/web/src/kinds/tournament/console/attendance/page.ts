import { attendanceTexts } from "@losfee/messages/tournament-console-attendance";
import { pages } from "../../pages-of.ts";
import { buildAttendance } from "./model.ts";
import { AttendanceView } from "./view.tsx";

/** Start page for helpers who check in, take fees or only read: the visible parts of entries. */
export const attendancePage = pages.consolePage("attendance", "/attendance", {
  access: "viewer",
  build: buildAttendance,
  title: (_model, page) => attendanceTexts[page.language].title,
  view: AttendanceView,
  alsoFor: ["tables"],
});
