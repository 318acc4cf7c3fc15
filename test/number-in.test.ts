import { expect, it } from "vitest";
import { numberIn } from "./number-in.ts";

it.each(['{"score":417}', "417–391", "417:391", "(417)", "417.", "<td>417</td>"])(
  "is found in %s",
  (text) => expect(text).toMatch(numberIn(417)),
);

it.each(["t-417a", "bed-417", "1417", "4170", "12:41:07.417Z", "417.5", "a417", "417f-bed"])(
  "is not found in %s",
  (text) => expect(text).not.toMatch(numberIn(417)),
);
