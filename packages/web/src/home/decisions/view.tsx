import { formatList, labelled } from "@losfee/contract";
import { decisionsTexts } from "@losfee/messages/home-decisions";
import { logTexts } from "@losfee/messages/parts-arbiter-log";
import type { VNode } from "preact";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../shell/page.ts";
import { useLanguage, useTexts } from "../../shell/page-context.ts";
import type { DecisionsModel, PublishedLine } from "./page.ts";

/** Published entries and decisions, latest first. */
export const DecisionsView = ({ model }: PageProps<DecisionsModel>): VNode => {
  const t = useTexts(decisionsTexts);
  return (
    <>
      <StageHead title={t.title} />
      {model.lines.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <>
          <p class="note">{t.intro}</p>
          <ol class="decisions plain">
            {model.lines.map((line) => (
              <li key={line.number} id={`entry-${line.number}`} class="keep">
                <Line line={line} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
};

const Line = ({
  line: { label, isAppeal, at, place, words, decision },
}: {
  readonly line: PublishedLine;
}): VNode => {
  const language = useLanguage();
  const t = logTexts[language];
  return (
    <>
      <h2>{label}</h2>
      <p class="note">{[at, place].filter((text) => text !== "").join(" · ")}</p>
      {words !== null && (
        <>
          {(words.people.length > 0 || words.penalty !== "") && (
            <p>
              {words.people.length > 0 &&
                labelled(
                  t.people[isAppeal ? "appeal" : "other"],
                  formatList(words.people, language),
                  language,
                )}
              {words.people.length > 0 && words.penalty !== "" && " · "}
              {words.penalty !== "" && <b>{words.penalty}</b>}
            </p>
          )}
          {words.against !== "" && <p>{labelled(t.against, words.against, language)}</p>}
          <p class="decision-text">{words.text}</p>
        </>
      )}
      {isAppeal && (
        <p>
          <b>{labelled(t.decision, decision?.label ?? t.open, language)}</b>
          {decision !== null && <span class="note"> {decision.at}</span>}
        </p>
      )}
      {decision !== null && <p class="decision-text">{decision.text}</p>}
    </>
  );
};
