import type { VNode } from "preact";
import { criterionLabel } from "../../messages/criterion-labels.ts";
import { describeLead, formatValue } from "../../messages/ranking.ts";
import type { PageFrame } from "../../page.ts";
import { DerivationTerms } from "../../parts/derivation-terms.tsx";
import { competitionPath, playerPath } from "../../paths.ts";
import { namesFrom } from "../entry-names.ts";
import type { CompareModel } from "./model.ts";
import { compareTexts } from "./texts.ts";

interface Props {
  readonly model: CompareModel;
  readonly page: PageFrame;
}

/** Two players side by side: every criterion, and the one that decides. */
export const CompareView = ({ model, page }: Props): VNode => {
  const t = compareTexts[page.language];
  const name = namesFrom(model.names);
  const [first, second] = model.entries;
  return (
    <>
      <header class="page-head">
        <h1>{compareTitle(model, page)}</h1>
        <p class="note">{t.after(model.round)}</p>
      </header>
      <p class="message">
        {describeLead(model.lead, [first.entry, second.entry], page.language, name)}
      </p>
      <Criteria model={model} page={page} />
      {model.lead !== null && (
        <section class="stack" aria-labelledby="terms">
          <h2 id="terms">{t.terms(criterionLabel(model.lead.decidedBy, page.language))}</h2>
          <dl class="facts wide-facts">
            {model.lead.derivations.map((derivation, side) => (
              <div key={side}>
                <dt>{name(model.entries[side === 0 ? 0 : 1].entry)}</dt>
                <dd>
                  <strong>{formatValue(derivation.code, derivation.value, page.language)}</strong>
                  <DerivationTerms derivation={derivation} language={page.language} name={name} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p class="no-print">
        <a
          href={`${competitionPath(model.competition)}/standings${model.round > 0 ? `?round=${model.round}` : ""}`}
        >
          {t.back}
        </a>
      </p>
    </>
  );
};

/** "Warum steht Maria vor Jörg?" */
export const compareTitle = (model: CompareModel, page: PageFrame): string => {
  const t = compareTexts[page.language];
  const name = namesFrom(model.names);
  const [first, second] = model.entries;
  return model.lead === null
    ? t.level(name(first.entry), name(second.entry))
    : t.title(name(first.entry), name(second.entry));
};

const Criteria = ({ model, page }: Props): VNode => {
  const t = compareTexts[page.language];
  const name = namesFrom(model.names);
  const [first, second] = model.entries;
  return (
    <table class="comparison wide">
      <caption class="visually-hidden">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.criterion}</th>
          {model.entries.map(({ entry, rank }) => (
            <th key={entry} scope="col" class="number">
              <a href={playerPath(model.competition, entry)}>{name(entry)}</a>
              <span class="note"> {t.rank(rank)}</span>
            </th>
          ))}
          <th scope="col">{t.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {first.derivations.map(({ code, value }, index) => {
          const verdict = verdictOn(code, model);
          return (
            <tr key={code} class={verdict}>
              <th scope="row">{criterionLabel(code, page.language)}</th>
              <td class="number">{formatValue(code, value, page.language)}</td>
              <td class="number">
                {formatValue(code, second.derivations[index]?.value ?? 0, page.language)}
              </td>
              <td>{t[verdict]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const verdictOn = (code: string, { lead }: CompareModel): "equal" | "decides" | "notNeeded" => {
  if (lead === null || lead.levelOn.includes(code)) return "equal";
  return code === lead.decidedBy ? "decides" : "notNeeded";
};
