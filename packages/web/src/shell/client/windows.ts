import { showHelp } from "./help.tsx";
import { showPalette } from "./palette.tsx";
import { showTour } from "./tour.tsx";

/** Windows over a console page; one chunk, loaded when the first of them opens. */
export const windows = { palette: showPalette, help: showHelp, tour: showTour } as const;
