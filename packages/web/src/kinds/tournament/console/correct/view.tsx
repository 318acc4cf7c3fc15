import { sideWords, tallyText } from "@losfee/contract";
import type { ImpactResource } from "@losfee/contract/api";
import type { EnteredGame } from "@losfee/core";
import { correctTexts } from "@losfee/messages/tournament-console-correct";
import { impactTexts } from "@losfee/messages/tournament-console-correct-impact";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { ImpactSection, type Repair } from "../../parts/impact/impact-section.tsx";
import { movedLines } from "../../parts/impact/moved-lines.tsx";
import { LineEntry } from "../line/line-entry.tsx";
import { correctTitle, lineTextsFor } from "../line/texts.ts";
import type { CorrectModel } from "./page.ts";

/** A correction ready to send, with all its consequences. */
interface Considered {
  readonly outcome: EnteredGame;
  readonly impact: ImpactResource;
}

/** Corrects a result: previews the changes, then asks for confirmation. */
export const CorrectView = ({ model }: PageProps<CorrectModel>): VNode => {
  const page = usePage();
  const t = correctTexts[page.language];
  const { during } = useConsole();
  const [text, setText] = useState(model.text);
  const [considered, setConsidered] = useState<Considered | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [swapped, setSwapped] = useState(false);
  const { names } = model.context;
  const command = (outcome: EnteredGame, reason: string, repair: Repair) =>
    ({ type: "correct-result", round: model.round, outcome, reason, repair }) as const;

  const consider = async (line: string, typed: EnteredGame): Promise<void> => {
    setText(line);
    setProblem(null);
    setConsidered(null);
    if (swapped && typed.kind !== "played") return setProblem(t.swappedUnplayed);
    const outcome =
      swapped && typed.kind === "played" ? { ...typed, swapped: true as const } : typed;
    const answer = await during(t.computing, () =>
      api("POST /competitions/:id/impact", {
        params: { id: competitionIdOf(page) },
        // The form asks for the reason once the impact is known.
        body: command(outcome, "", "keep"),
      }),
    );
    if (!answer.ok) return setProblem(answer.problem.detail);
    const impact = answer.value;
    if (!("at" in impact && impact.at === "boards")) {
      throw new Error("not the impact of a correction");
    }
    setConsidered({ outcome, impact });
  };
  return (
    <ConsolePage title={correctTitle(model, page.language)}>
      <p>
        <b>
          {model.names[0]} – {model.names[1]}
        </b>
        . {t.recorded({ result: model.recorded, actor: model.actor })}
        {model.corrections > 0 && (
          <> ({impactTexts[page.language].corrections({ count: model.corrections })})</>
        )}
        .
      </p>
      {model.second !== null && (
        <p class="message warn cluster">
          {t.second({ result: model.second.text })}
          <button type="button" onClick={() => setText(model.second?.line ?? text)}>
            {t.take}
          </button>
        </p>
      )}
      {!model.closed && (
        <LineEntry
          label={t.line}
          action={impactTexts[page.language].show}
          keepsText
          board={model.board}
          model={model.line}
          text={text}
          onText={(line) => {
            setConsidered(null);
            setText(line);
          }}
          refuse={(board) =>
            board === model.board
              ? null
              : t.otherBoard({ place: lineTextsFor(model.line, page.language).board({ board }) })
          }
          onEnter={(line, _board, outcome) => void consider(line, outcome)}
        />
      )}
      {!model.closed && model.sidesGiven && termsOf(page).entrants === "people" && (
        <label class="check">
          <input
            type="checkbox"
            checked={swapped}
            onChange={(event) => {
              setConsidered(null);
              setSwapped(event.currentTarget.checked);
            }}
          />
          <span>{sideWords(termsOf(page), page.language).swapped}</span>
        </label>
      )}
      <Problem>{problem}</Problem>
      {considered !== null && (
        <ImpactSection
          act="correct"
          change={
            "swapped" in considered.outcome
              ? t.swapped[termsOf(page).sides]({ first: model.names[1], second: model.names[0] })
              : undefined
          }
          moved={movedLines(
            considered.impact,
            (entry) => names[entry] ?? `#${entry}`,
            (row) => tallyText(row, termsOf(page), page.language),
          )}
          later={considered.impact}
          context={model.context}
          command={(reason, repair) => command(considered.outcome, reason, repair)}
          resultsPath={`${competitionPath(competitionIdOf(page), "console")}/results/${model.round}`}
          onRefused={(detail) => {
            setConsidered(null);
            setProblem(detail);
          }}
        />
      )}
    </ConsolePage>
  );
};
