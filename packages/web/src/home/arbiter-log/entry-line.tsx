import { formatList, labelled, may } from "@losfee/contract";
import { arbiterLogTexts } from "@losfee/messages/home-arbiter-log";
import { logTexts } from "@losfee/messages/parts-arbiter-log";
import type { VNode } from "preact";
import { useConsole } from "../../shell/client/context.ts";
import { competitionIdOf } from "../../shell/page.ts";
import { useLanguage, usePage } from "../../shell/page-context.ts";
import { competitionPath } from "../../shell/paths.ts";
import type { PlacedLine } from "./page.ts";

interface EntryLineProps {
  readonly line: PlacedLine;
  /** True if the viewer may change, decide and publish. */
  readonly decides: boolean;
  readonly onAct: (act: "edit" | "strike" | "decide", line: PlacedLine) => void;
}

/** An entry with all its actions. */
export const EntryLine = ({ line, decides, onAct }: EntryLineProps): VNode => {
  const language = useLanguage();
  const t = arbiterLogTexts[language];
  return (
    <li
      id={`entry-${line.number}`}
      class={line.withdrawn === null ? "log-entry" : "log-entry struck"}
    >
      <header class="cluster">
        <b>{line.label}</b>
        <span class="note">
          {[`#${line.number}`, line.at, line.place, line.actor]
            .filter((text) => text !== "")
            .join(" · ")}
        </span>
        <State line={line} />
      </header>
      <Words line={line} />
      {line.withdrawn === null && (
        <p class="cluster no-print">
          <Links line={line} />
          {decides && (
            <>
              <button
                type="button"
                aria-label={labelled(t.entry({ number: line.number }), t.edit, language)}
                onClick={() => onAct("edit", line)}
              >
                {t.edit}
              </button>
              {line.appeal !== null && (
                <button
                  type="button"
                  class={line.decision === null ? "primary" : undefined}
                  onClick={() => onAct("decide", line)}
                >
                  {line.decision === null ? t.decide : t.redecide}
                </button>
              )}
              <Publishing line={line} />
              <button
                type="button"
                aria-label={labelled(t.entry({ number: line.number }), t.strike, language)}
                onClick={() => onAct("strike", line)}
              >
                {t.strike}
              </button>
            </>
          )}
        </p>
      )}
    </li>
  );
};

type PartProps = Pick<EntryLineProps, "line">;

const State = ({ line: { withdrawn, published, appeal } }: PartProps): VNode => {
  const language = useLanguage();
  const t = arbiterLogTexts[language];
  const due = appeal?.due ?? null;
  return (
    <>
      {withdrawn !== null && (
        <span class="log-mark">
          {withdrawn === "" ? t.struckOut : labelled(t.struckOut, withdrawn, language)}
        </span>
      )}
      {published !== null && <span class="log-mark is-public">{t.published[published]}</span>}
      {due !== null && due !== "ahead" && <span class="log-mark is-due">{t.due[due]}</span>}
    </>
  );
};

const Words = ({ line }: PartProps): VNode => {
  const page = usePage();
  const { language } = page;
  const { people, text, penalty, appeal, decision, kind } = line;
  const words = logTexts[language];
  const note = [
    ...(line.isCorrected ? [words.corrected] : []),
    ...(text === "" ? [words.erased] : []),
  ].join(" · ");
  return (
    <>
      {(people.length > 0 || penalty !== "") && (
        <p>
          {people.length > 0 &&
            labelled(
              words.people[kind === "appeal" ? "appeal" : "other"],
              formatList(people, language),
              language,
            )}
          {people.length > 0 && penalty !== "" && " · "}
          {penalty !== "" && <b>{penalty}</b>}
        </p>
      )}
      {appeal !== null && appeal.against !== "" && (
        <p>{labelled(words.against, appeal.against, language)}</p>
      )}
      <p class="log-text">
        {text}
        {note !== "" && <span class="note"> {note}</span>}
      </p>
      {appeal !== null && decision === null && (
        <p class="note">{labelled(words.deadline, appeal.deadline, language)}</p>
      )}
      {decision !== null && (
        <div class="log-decision">
          <p>
            <b>{labelled(words.decision, decision.label, language)}</b>{" "}
            <span class="note">
              {[decision.at, ...(decision.isCorrected ? [words.corrected] : [])].join(" · ")}
            </span>
          </p>
          <p class="log-text">{decision.text}</p>
        </div>
      )}
    </>
  );
};

/** Links to the page that changes the result, and to the event that acted on the entry. */
const Links = ({ line: { correction, act, decision } }: PartProps): VNode => {
  const page = usePage();
  const t = arbiterLogTexts[page.language];
  const base = competitionPath(competitionIdOf(page), "console");
  const acts = [act, decision?.act ?? null].filter((one) => one !== null);
  return (
    <>
      {may(page.viewer, "director") && correction !== null && (
        <a href={`${base}/${correction}`}>{t.correct}</a>
      )}
      {may(page.viewer, "director") &&
        acts.map((seq) => (
          <a key={seq} href={`${base}/journal?before=${seq + 1}`}>
            {t.journalOf({ seq })}
          </a>
        ))}
    </>
  );
};

const Publishing = ({ line: { number, published, decision } }: PartProps): VNode => {
  const language = useLanguage();
  const t = arbiterLogTexts[language];
  const { send } = useConsole();
  const publish = async (part: "whole" | "decision"): Promise<void> => {
    await send({ type: "publish-log-entry", logEntry: number, part }, { done: t.nowPublic });
  };
  const unpublish = async (): Promise<void> => {
    await send({ type: "unpublish-log-entry", logEntry: number }, { done: t.nowPrivate });
  };
  return (
    <>
      {published !== "whole" && (
        <button
          type="button"
          aria-label={labelled(t.entry({ number }), t.publish, language)}
          onClick={() => void publish("whole")}
        >
          {t.publish}
        </button>
      )}
      {decision !== null && published === null && (
        <button type="button" onClick={() => void publish("decision")}>
          {t.publishDecision}
        </button>
      )}
      {published !== null && (
        <button type="button" onClick={() => void unpublish()}>
          {t.unpublish}
        </button>
      )}
    </>
  );
};
