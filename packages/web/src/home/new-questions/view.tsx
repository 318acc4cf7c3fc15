import { questionsTexts } from "@losfee/messages/home-new-questions";
import type { TargetedSubmitEvent, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Problem } from "../../parts/problem.tsx";
import { browserZone } from "../../shell/client/browser-zone.ts";
import { useShortcuts } from "../../shell/client/context.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import type { PageProps } from "../../shell/page.ts";
import { useTexts } from "../../shell/page-context.ts";
import { newPath } from "../../shell/paths.ts";
import { FormatDrawing } from "../parts/formats/format-drawing.tsx";
import { useHome } from "../parts/use-home.tsx";
import { type Answers, stageField, wholeIn } from "./answers.ts";
import type { QuestionsModel } from "./page.ts";
import { planOf } from "./plan.ts";
import { PlanView } from "./plan-view.tsx";
import { Rest } from "./rest.tsx";
import { SizeQuestion, WhenQuestion } from "./size-and-days.tsx";

/**
 * Three questions, everything else in one line, and what the answers amount to. A form of its own: it
 * works without scripts, which only make the plan follow the answers.
 */
export const QuestionsView = ({ model }: PageProps<QuestionsModel>): VNode => {
  const t = useTexts(questionsTexts);
  const { questions, today, at } = model;
  const [answers, setAnswers] = useState<Answers>({ start: today, zone: "", ...model.answers });
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const home = useHome(model);
  const others = newPath("", at);
  // The server knows neither the browser's time zone nor its day.
  useEffect(() => {
    const start = answers["start"] === today ? localDay(new Date()) : answers["start"];
    setAnswers({ ...answers, zone: answers["zone"] || browserZone(), ...(start && { start }) });
  }, []);
  useShortcuts([{ key: "Escape", text: t.other, run: () => leadTo(others) }]);
  const plan = planOf(questions, answers);
  const send = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    // A second Enter during the request would create a second competition.
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
  return (
    <div class="questions">
      <form
        ref={form}
        method="post"
        action={newPath(model.id, at)}
        class="ask"
        onInput={({ currentTarget }) => setAnswers(inputOf(currentTarget))}
        onSubmit={send}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !event.ctrlKey) return;
          event.preventDefault();
          form.current?.requestSubmit();
        }}
      >
        <header class="chosen-format">
          <FormatDrawing drawing={model.drawing} />
          <h1>{model.title}</h1>
          <a href={others}>
            {t.other} <kbd>Esc</kbd>
          </a>
        </header>
        <Problem>{model.problem}</Problem>
        <fieldset>
          <legend>
            <b>1</b> {t.name}
          </legend>
          <input
            class="ask-name"
            id="new-name"
            name="name"
            value={answers["name"] ?? ""}
            aria-label={t.nameLabel}
            required
            maxLength={200}
            autocomplete="off"
            autofocus
          />
        </fieldset>
        <WhenQuestion answers={answers} />
        {questions.size !== null && (
          <SizeQuestion questions={questions} answers={answers} plan={plan} />
        )}
        {Object.entries(home.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {home.chooser}
        <Rest model={model} answers={answers} plan={plan} />
        <p class="ask-go">
          <button type="submit" class="primary big">
            {t.create} <kbd>{t.createKey}</kbd>
          </button>
          <span class="note">{t.next}</span>
        </p>
      </form>
      <PlanView
        questions={questions}
        plan={plan}
        stages={(model.rest?.stages ?? []).map((stage, index) => ({
          ...stage,
          rounds: wholeIn(answers[stageField(index)]) ?? stage.rounds,
        }))}
        onRounds={(rounds) => setAnswers({ ...answers, rounds: `${rounds}` })}
      />
    </div>
  );
};

/** The day by the browser's clock, `YYYY-MM-DD`. */
const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** The input of a form by the names of its fields. */
const inputOf = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
