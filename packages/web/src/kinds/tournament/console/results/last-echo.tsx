import { formatHalves } from "@losfee/contract";
import type { VNode } from "preact";
import { FullTally } from "../../../../parts/numerals.tsx";
import type { OutboxItem } from "../../../../parts/outbox/outbox.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { missingText } from "./missing-tally.tsx";

interface LastEchoProps {
  readonly item: OutboxItem | undefined;
  /** How many results are missing now: others enter some, too. */
  readonly missing: number;
  /** What a board or match is called. */
  readonly place: (board: number) => string;
  readonly page: PageFrame;
}

/** What was recorded last, in full: both names, scores and new totals, as the server says. */
export const LastEcho = ({ item, missing, place, page }: LastEchoProps): VNode => {
  const echo = item?.answer?.echo;
  return (
    <div class="last-echo" role="status">
      {echo !== undefined && (
        <p class="message good">
          <span class="board">{place(echo.board)}</span>
          {echo.sides.map((side) => (
            <span key={side.entry} class="side">
              {side.name}{" "}
              <b>{side.score === null ? (side.absent ? "−" : "+") : formatHalves(side.score)}</b> (
              <FullTally tally={side} page={page} />)
            </span>
          ))}
          <span>{missingText(missing, page.language)}</span>
        </p>
      )}
      {item?.answer?.warnings.map(({ code, message }) => (
        <p key={code} class="message warn">
          {message}
        </p>
      ))}
    </div>
  );
};
