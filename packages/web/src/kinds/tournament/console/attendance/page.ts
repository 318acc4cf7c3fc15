import { pages } from "../../pages-of.ts";
import { buildAttendance } from "./model.ts";
import { attendanceTexts } from "./texts.ts";
import { AttendanceView } from "./view.tsx";

/** Where those begin who check in, take fees or only look on: entries with what they may see of them. */
export const attendancePage = pages.consolePage("attendance", "/attendance", {
  access: "viewer",
  build: buildAttendance,
  title: (_model, page) => attendanceTexts[page.language].title,
  view: AttendanceView,
  alsoFor: ["tables"],
});
