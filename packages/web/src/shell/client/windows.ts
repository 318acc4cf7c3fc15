import { showPalette } from "./palette.tsx";
import { showShortcuts } from "./shortcut-list.tsx";

/** What opens over a console page on demand: loaded together when the first of them is asked for. */
export const windows = { palette: showPalette, shortcuts: showShortcuts } as const;
