import { formatHalves } from "@losfee/contract";
import { homeTexts } from "@losfee/messages/home-front";
import type { VNode } from "preact";
import { Lot } from "../../parts/lot.tsx";
import { useLanguage } from "../../shell/page-context.ts";
import type { FrontFacts } from "../../shell/page-request.ts";

type Sample = NonNullable<FrontFacts["sample"]>;

/** Three boards of the sample; if it does not play, boards without players. */
export const SamplePicture = ({ sample }: Pick<FrontFacts, "sample">): VNode => {
  const language = useLanguage();
  const t = homeTexts[language];
  return (
    <section class="sample" aria-labelledby="sample">
      <header>
        <h2 id="sample">{sample?.name ?? t.losfee}</h2>
        {sample !== null && (
          <p class="state-line" role="status">
            <span class="state-now">
              {t.round({ round: sample.round, planned: sample.planned })}
            </span>
            <span>{t.entered({ entered: sample.entered, games: sample.games })}</span>
          </p>
        )}
      </header>
      <div class="lots">
        {(sample?.boards ?? STILL).map((board) => (
          <Board key={board.board} board={board} />
        ))}
      </div>
      {sample !== null && <p class="note">{t.playsItself}</p>}
    </section>
  );
};

/** A picture of the sample. */
const STILL: Sample["boards"] = [1, 2, 3].map((board) => ({
  board,
  seats: [
    { name: "Ada", points: 3, score: board === 2 ? 0 : 0.5 },
    { name: "Bo", points: 3, score: board === 2 ? 1 : 0.5 },
  ],
}));

const Board = ({
  board: { board, seats },
}: {
  readonly board: Sample["boards"][number];
}): VNode => {
  const language = useLanguage();
  const t = homeTexts[language];
  const isDone = seats.every(({ score }) => score !== null);
  const best = Math.max(...seats.map(({ score }) => score ?? 0));
  return (
    <Lot stub={board} label={t.board} {...(isDone ? { tone: "done" as const } : {})}>
      <ul class="sample-seats plain">
        {seats.map(({ name, points, score }, seat) => (
          <li key={seat} class={score !== null && score === best && best > 0.5 ? "won" : undefined}>
            <i class={seat === 0 ? "light" : "dark"} aria-hidden="true" />
            <span class="sample-name">{name}</span>
            <span class="note">{formatHalves(points)}</span>
            <b>{score === null ? "–" : formatHalves(score)}</b>
          </li>
        ))}
      </ul>
    </Lot>
  );
};
