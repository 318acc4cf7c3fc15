import { entrantWords, formatList } from "@losfee/contract";
import type { VNode } from "preact";
import { Problem } from "../../../../parts/problem.tsx";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { type PageFrame, type PageProps, termsOf } from "../../../../shell/page.ts";
import { competitionPath, pairingsPath, playerPath, whyPath } from "../../../../shell/paths.ts";
import { WhyForm } from "./form.tsx";
import type { AlternativeText, PlaceText, PlayerQuery, WhyAnswer, WhyModel } from "./model.ts";
import { whyTexts } from "./texts.ts";

/** The public explanation why two players did not meet in a round. */
export const WhyView = ({ model, page }: PageProps<WhyModel>): VNode => (
  <>
    <StageHead title={whyTitle(model, page)} page={page} />
    <RoundNote model={model} page={page} />
    <WhyBody model={model} page={page} />
  </>
);

/** "Warum spielen Anna und Ben nicht gegeneinander?" */
export const whyTitle = ({ answer }: WhyModel, page: PageFrame): string => {
  const t = whyTexts[page.language];
  if (answer === null) return t.choose;
  const [first, second] = answer.names;
  return answer.together ? t.together(first, second) : t.title(first, second);
};

/** The round in question. */
export const RoundNote = ({ model, page }: PageProps<WhyModel>): VNode | null => {
  const t = whyTexts[page.language];
  if (model.round === 0) return null;
  return (
    <p class="note">
      {t.round(model.round, model.system)}
      {model.draft && <> · {t.draft}</>}
    </p>
  );
};

/** Rounds, answer and choice, shared by public pages and the console. */
export const WhyBody = ({ model, page }: PageProps<WhyModel>): VNode => {
  const t = whyTexts[page.language];
  const { competition, side, round, answer, queries } = model;
  if (round === 0) return <p class="empty">{t.none}</p>;
  const query = new URLSearchParams({ a: queries[0].text, b: queries[1].text });
  return (
    <>
      <RoundTabs
        label={t.rounds}
        rounds={model.rounds}
        current={round}
        href={(other) => `${whyPath(competition, other, side)}?${query}`}
      />
      {answer !== null && <Answer answer={answer} model={model} page={page} />}
      <section class="stack no-print" aria-label={t.choose}>
        {answer === null && <p>{t.intro}</p>}
        <WhyForm
          action={whyPath(competition, round, side)}
          choices={model.choices}
          names={[queries[0].text, queries[1].text]}
          language={page.language}
        />
        <Faults model={model} page={page} />
      </section>
      <p class="no-print">
        {side === "console" ? (
          <a href={`${competitionPath(competition, "console")}/rounds/${round}`}>{t.backToRound}</a>
        ) : (
          <a href={pairingsPath(competition, round)}>{t.back}</a>
        )}
      </p>
    </>
  );
};

const Faults = ({ model, page }: PageProps<WhyModel>): VNode => {
  const t = whyTexts[page.language];
  const queryFaults = model.queries.flatMap(({ text, fault }: PlayerQuery) =>
    fault === null ? [] : [t[fault](text)],
  );
  return <Problem>{model.same ? t.same : queryFaults.join(" ")}</Problem>;
};

const Answer = ({
  answer,
  model,
  page,
}: PageProps<WhyModel> & { readonly answer: WhyAnswer }): VNode => {
  const t = whyTexts[page.language];
  const { why, met, asPaired, alternative, places } = answer;
  return (
    <div class="stack prose">
      <p class="answer">{why}</p>
      {met.length > 0 && <p>{t.met(formatList(met.map(String), page.language))}</p>}
      {!asPaired && <p class="message warn">{t.notAsPaired}</p>}
      {alternative !== null && <Alternative alternative={alternative} page={page} />}
      {answer.together ? (
        <Reasons reasons={places[0]?.reasons ?? []} />
      ) : (
        <Section id="instead" title={t.instead}>
          {places.map((place) => (
            <Place key={place.entry} place={place} model={model} page={page} />
          ))}
        </Section>
      )}
    </div>
  );
};

const Alternative = ({
  alternative: { pairs, more, downfloaters, upfloaters },
  page,
}: Pick<PageProps<WhyModel>, "page"> & { readonly alternative: AlternativeText }): VNode | null => {
  const t = whyTexts[page.language];
  if (pairs.length + downfloaters.length + upfloaters.length === 0) return null;
  return (
    <Section id="alternative" title={t.alternative}>
      {pairs.length > 0 && (
        <ul class="differences">
          {pairs.map((pair) => (
            <li key={pair}>{pair}</li>
          ))}
          {more > 0 && <li class="note">{t.more(more)}</li>}
        </ul>
      )}
      {downfloaters.length > 0 && <p>{t.downfloaters(formatList(downfloaters, page.language))}</p>}
      {upfloaters.length > 0 && <p>{t.upfloaters(formatList(upfloaters, page.language))}</p>}
    </Section>
  );
};

const Place = ({
  place: { entry, name, board, opponent, absence, reasons },
  model: { competition },
  page,
}: PageProps<WhyModel> & { readonly place: PlaceText }): VNode => {
  const t = whyTexts[page.language];
  return (
    <div>
      <p>
        <a class="player-link" href={playerPath(competition, entry)}>
          {name}
        </a>{" "}
        {opponent === null ? (
          <>({absence === "" ? t.noGame : absence})</>
        ) : (
          <>
            {t.against}{" "}
            <a class="player-link" href={playerPath(competition, opponent.entry)}>
              {opponent.name}
            </a>
            {board !== null && (
              <span class="note">
                {" "}
                · {entrantWords(termsOf(page), page.language).contestAt(board)}
              </span>
            )}
          </>
        )}
      </p>
      <Reasons reasons={reasons} />
    </div>
  );
};

const Reasons = ({ reasons }: Pick<PlaceText, "reasons">): VNode | null =>
  reasons.length === 0 ? null : (
    <ul class="reasons">
      {reasons.map((reason, index) => (
        <li key={index}>{reason}</li>
      ))}
    </ul>
  );
