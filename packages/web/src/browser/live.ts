/** Keeps a public page up to date. */
import { followChanges } from "../live/follow.ts";
import { replaceView } from "../live/replace-view.ts";

followChanges(replaceView);
