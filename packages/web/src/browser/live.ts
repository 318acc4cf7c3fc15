/** Keeps a public page up to date, and opens workings on it. */
import { followChanges } from "../live/follow.ts";
import { openWorkings, reopenWorkings } from "../live/open-workings.ts";
import { replaceView } from "../live/replace-view.ts";

openWorkings();
followChanges((next) => {
  replaceView(next);
  reopenWorkings();
});
