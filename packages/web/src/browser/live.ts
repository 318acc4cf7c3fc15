/** Keeps a public page up to date and opens workings on it. */
import { followChanges } from "../shell/live/follow.ts";
import { openWorkings, reopenWorkings } from "../shell/live/open-workings.ts";
import { replaceView } from "../shell/live/replace-view.ts";

openWorkings();
followChanges((next) => {
  replaceView(next);
  reopenWorkings();
});
