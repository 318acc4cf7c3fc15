import { showPalette } from "./palette.tsx";
import { showShortcuts } from "./shortcut-list.tsx";

/** Windows over a console page; one chunk, loaded when the first of them opens. */
export const windows = { palette: showPalette, shortcuts: showShortcuts } as const;
