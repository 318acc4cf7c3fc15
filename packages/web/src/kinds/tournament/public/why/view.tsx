import { entrantWords, formatList } from "@losfee/contract";
import { whyTexts } from "@losfee/messages/tournament-public-why";
import type { VNode } from "preact";
import { Problem } from "../../../../parts/problem.tsx";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath, pairingsPath, playerPath, whyPath } from "../../../../shell/paths.ts";
import { WhyForm, whyTitle } from "../../parts/why-form.tsx";
import type { AlternativeText, PlaceText, PlayerQuery, WhyAnswer, WhyModel } from "./page.ts";

/** The public explanation why two players did not meet in a round. */
export const WhyView = ({ model }: PageProps<WhyModel>): VNode => {
  const page = usePage();
  return (
    <>
      <StageHead title={whyTitle(model, page)} />
      <RoundNote model={model} />
      <WhyBody model={model} />
    </>
  );
};

/** The round in question. */
export const RoundNote = ({ model }: PageProps<WhyModel>): VNode | null => {
  const t = useTexts(whyTexts);
  if (model.round === 0) return null;
  return (
    <p class="note">
      {t.round({ round: model.round, system: model.system })}
      {model.draft && <> · {t.draft}</>}
    </p>
  );
};

/** Rounds, answer and choice, shared by public pages and the console. */
export const WhyBody = ({ model }: PageProps<WhyModel>): VNode => {
  const t = useTexts(whyTexts);
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
      {answer !== null && <Answer answer={answer} model={model} />}
      <section class="stack no-print" aria-label={t.choose}>
        {answer === null && <p>{t.intro}</p>}
        <WhyForm
          action={whyPath(competition, round, side)}
          choices={model.choices}
          names={[queries[0].text, queries[1].text]}
        />
        <Faults model={model} />
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

const Faults = ({ model }: PageProps<WhyModel>): VNode => {
  const t = useTexts(whyTexts);
  const queryFaults = model.queries.flatMap(({ text, fault }: PlayerQuery) =>
    fault === null ? [] : [t[fault]({ text })],
  );
  return <Problem>{model.same ? t.same : queryFaults.join(" ")}</Problem>;
};

const Answer = ({ answer, model }: PageProps<WhyModel> & { readonly answer: WhyAnswer }): VNode => {
  const language = useLanguage();
  const t = whyTexts[language];
  const { why, met, asPaired, alternative, places } = answer;
  return (
    <div class="stack prose">
      <p class="answer">{why}</p>
      {met.length > 0 && <p>{t.met({ rounds: formatList(met.map(String), language) })}</p>}
      {!asPaired && <p class="message warn">{t.notAsPaired}</p>}
      {alternative !== null && <Alternative alternative={alternative} />}
      {answer.together ? (
        <Reasons reasons={places[0]?.reasons ?? []} />
      ) : (
        <Section id="instead" title={t.instead}>
          {places.map((place) => (
            <Place key={place.entry} place={place} model={model} />
          ))}
        </Section>
      )}
    </div>
  );
};

const Alternative = ({
  alternative: { pairs, more, downfloaters, upfloaters },
}: {
  readonly alternative: AlternativeText;
}): VNode | null => {
  const language = useLanguage();
  const t = whyTexts[language];
  if (pairs.length + downfloaters.length + upfloaters.length === 0) return null;
  return (
    <Section id="alternative" title={t.alternative}>
      {pairs.length > 0 && (
        <ul class="differences">
          {pairs.map((pair) => (
            <li key={pair}>{pair}</li>
          ))}
          {more > 0 && <li class="note">{t.more({ count: more })}</li>}
        </ul>
      )}
      {downfloaters.length > 0 && (
        <p>{t.downfloaters({ names: formatList(downfloaters, language) })}</p>
      )}
      {upfloaters.length > 0 && <p>{t.upfloaters({ names: formatList(upfloaters, language) })}</p>}
    </Section>
  );
};

const Place = ({
  place: { entry, name, board, opponent, absence, reasons },
  model: { competition },
}: PageProps<WhyModel> & { readonly place: PlaceText }): VNode => {
  const page = usePage();
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
                · {entrantWords(termsOf(page), page.language).contestAt({ number: board })}
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
