import type { CommandInput, RulingOutcome } from "@losfee/core";
import { dayTexts } from "@losfee/messages/ladder-console-day";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import { GameLine } from "../../parts/game-list.tsx";
import type { QuestionSummary } from "./page.ts";

type Act = keyof (typeof dayTexts)["en"]["acts"];

/** Shortcut of each decision. */
const KEYS: Readonly<Record<Act, string>> = {
  white: "w",
  draw: "r",
  black: "b",
  stay: "o",
  keep: "k",
  void: "v",
  expel: "x",
  decline: "d",
};

const ACTS: Readonly<Record<QuestionSummary["kind"], readonly Act[]>> = {
  dispute: ["white", "draw", "black", "stay"],
  adjudication: ["white", "draw", "black"],
  contested: ["keep", "void"],
  expulsion: ["expel", "decline"],
};

/** The decision to confirm; keeps its question if the list changes meanwhile. */
interface Deciding {
  readonly question: QuestionSummary;
  readonly act: Act;
}

interface QuestionsProps {
  readonly questions: readonly QuestionSummary[];
}

/** Open questions: a key and a reason decide the selected one. */
export const Questions = ({ questions }: QuestionsProps): VNode => {
  const t = useTexts(dayTexts);
  const [at, setAt] = useState(0);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const chosen = questions[Math.min(at, questions.length - 1)];
  const move = (step: number): void =>
    setAt(Math.min(Math.max(at + step, 0), Math.max(0, questions.length - 1)));
  useShortcuts(
    chosen === undefined
      ? []
      : [
          { key: "ArrowDown", text: t.next, run: () => move(1) },
          { key: "ArrowUp", text: t.previous, run: () => move(-1) },
          ...ACTS[chosen.kind].map((one) => ({
            key: KEYS[one],
            text: t.acts[one],
            run: () => setDeciding({ question: chosen, act: one }),
          })),
        ],
  );
  return (
    <Section id="questions" title={t.questions}>
      {questions.length === 0 && <p class="empty">{t.noQuestions}</p>}
      <ul class="plain ladder-games">
        {questions.map((question, index) => (
          <li
            key={question.kind === "expulsion" ? question.player : question.challenge}
            class={question === chosen ? "chosen" : ""}
          >
            <QuestionLine question={question} />
            <p class="cluster no-print">
              {ACTS[question.kind].map((one) => (
                <button
                  key={one}
                  type="button"
                  onClick={() => {
                    setAt(index);
                    setDeciding({ question, act: one });
                  }}
                >
                  {t.acts[one]} … {question === chosen && <kbd>{KEYS[one].toUpperCase()}</kbd>}
                </button>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {deciding !== null && <Decide {...deciding} onClose={() => setDeciding(null)} />}
    </Section>
  );
};

const QuestionLine = ({ question }: { readonly question: QuestionSummary }): VNode => {
  const t = useTexts(dayTexts);
  if (question.kind === "expulsion") {
    return (
      <p>
        <b>{question.name}</b> {t.expulsion({ strikes: question.strikes })}
      </p>
    );
  }
  const { game } = question;
  const reporter = game.reportedBy === game.white.entry ? game.white.name : game.black.name;
  const what =
    question.kind === "adjudication"
      ? t.adjudication({ complete: question.complete })
      : t[question.kind];
  return (
    <>
      <p>
        <b>{what}</b>
      </p>
      <GameLine game={game} />
      {question.kind === "dispute" && (
        <p>{t.reported({ by: reporter, result: game.outcomeText })}</p>
      )}
      {question.reason !== null && <p class="note">{question.reason}</p>}
    </>
  );
};

const Decide = ({
  question,
  act,
  onClose,
}: Deciding & {
  readonly onClose: () => void;
}): VNode => {
  const t = useTexts(dayTexts);
  const about =
    question.kind === "expulsion"
      ? question.name
      : `${question.game.white.name} – ${question.game.black.name}`;
  return (
    <CommandDialog
      title={`${about}: ${t.acts[act]}`}
      confirm={t.decide[act].button}
      danger={act === "expel" || act === "void"}
      takesReason="first"
      command={(reason) => decisionOf(question, act, reason)}
      onClose={onClose}
    >
      <p>
        {question.kind === "expulsion"
          ? t.decide[act].ask({ name: question.name, white: "", black: "" })
          : t.decide[act].ask({
              name: "",
              white: question.game.white.name,
              black: question.game.black.name,
            })}
      </p>
    </CommandDialog>
  );
};

const OUTCOMES: Readonly<Partial<Record<Act, RulingOutcome>>> = {
  white: "challenger-wins",
  draw: "draw",
  black: "defender-wins",
  stay: "both-stay",
};

/** Returns the command for a decision. */
const decisionOf = (
  question: QuestionSummary,
  act: Act,
  reason: string,
): CommandInput<"ladder"> => {
  if (question.kind === "expulsion") {
    const { player } = question;
    return { type: act === "expel" ? "expel-player" : "decline-expulsion", player, reason };
  }
  const { challenge } = question;
  switch (question.kind) {
    case "contested":
      return { type: act === "void" ? "void-challenge" : "keep-challenge", challenge, reason };
    case "adjudication": {
      const winner = act === "white" ? "challenger" : act === "black" ? "defender" : null;
      return { type: "adjudicate", challenge, winner, reason };
    }
    case "dispute":
      return {
        type: "decide-dispute",
        challenge,
        outcome: OUTCOMES[act] ?? "both-stay",
        reason,
      };
  }
};
