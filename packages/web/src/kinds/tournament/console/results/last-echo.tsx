import { formatHalves } from "@losfee/contract";
import type { VNode } from "preact";
import { FullTally } from "../../../../parts/numerals.tsx";
import type { OutboxItem } from "../../../../parts/outbox/outbox.ts";
import { useLanguage } from "../../../../shell/page-context.ts";
import { type Lacking, missingText } from "../../parts/missing-tally.tsx";

interface LastEchoProps {
  readonly item: OutboxItem | undefined;
  /** Number of missing results now, including other users' changes. */
  readonly lacking: Lacking;
  /** Name of a board or match. */
  readonly place: (board: number) => string;
}

/** The last recorded result in full, as confirmed by the server: names, scores, new totals. */
export const LastEcho = ({ item, lacking, place }: LastEchoProps): VNode => {
  const language = useLanguage();
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
              <FullTally tally={side} />)
            </span>
          ))}
          <span>{missingText(lacking, language)}</span>
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
