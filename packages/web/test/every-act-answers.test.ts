/** Every action on a console page is answered in words, in view. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = new URL("../src/", import.meta.url).pathname;

const sources: ReadonlyMap<string, string> = new Map(
  readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .map((path) => [path, readFileSync(join(ROOT, path), "utf8")]),
);

const DESK = "kinds/tournament/console";

/** Commands whose caller answers, and the place of the answer. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  [`${DESK}/correct-table/view.tsx`]: "said on the page that is led to",
  [`${DESK}/day/day-hero.tsx`]: "the page that is led to shows the draft",
  [`${DESK}/event-details/pictures.tsx`]: "said for the upload and the description alike",
  [`${DESK}/confirm/view.tsx`]: "counts what the answer confirmed",
  "kinds/ladder/console/day/inbox/panel.tsx": "said by the inbox as the dialog closes",
  "kinds/ladder/console/late/view.tsx": "said after the warnings, which would replace it",
  "kinds/tournament/parts/impact/impact-section.tsx": "said on the page that is led to",
  "parts/outbox/use-outbox.ts": "the outbox shows each line",
};

/** Requests that change something and are answered without a notice. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  [`${DESK}/correct/view.tsx`]: "asks what a correction would change",
  "kinds/tournament/parts/paste/paste-list.tsx": "reads a list and shows it",
  [`${DESK}/links/link-sheet.tsx`]: "shows the links that were made",
  [`${DESK}/squads/paste-squads.tsx`]: "reads a list and shows it",
  "browser/own.ts": "a page without a console",
  "kinds/tournament/parts/details/asking.tsx": "asks what a change would change",
  "parts/console/date-doubt.tsx": "the page is loaded anew without the doubt",
  "parts/roles/routes.ts": "a table of routes",
};

const pathsWith = (pattern: RegExp): readonly string[] =>
  [...sources]
    .filter(([path, text]) => pattern.test(text) && !path.startsWith("shell/client/"))
    .map(([path]) => path)
    .toSorted();

it("a command is silent only where the list says who answers", () => {
  expect(pathsWith(/done: null/)).toEqual(Object.keys(SAID_ELSEWHERE).toSorted());
  for (const path of Object.keys(SAID_ELSEWHERE)) expect(sources.has(path), path).toBe(true);
});

it("a request that changes something is answered by a notice or the page that is led to", () => {
  const silent = pathsWith(/\bapi\(\s*"(?:POST|PUT|DELETE)/).filter(
    (path) => !/say\(\s*"done"|leadTo\(|onDone\(|tell\(/.test(sources.get(path) ?? ""),
  );
  expect(silent).toEqual(Object.keys(SHOWN_ELSEWHERE).toSorted());
});
