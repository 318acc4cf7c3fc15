import { makeRounds } from "@losfee/contract";
import { dayTexts } from "@losfee/messages/tournament-console-day";
import { requestsTexts } from "@losfee/messages/tournament-console-requests";
import { unseenTexts } from "@losfee/messages/tournament-console-unseen";
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { DownIcon, UpIcon } from "../../../../parts/icons.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { leadTo } from "../../../../shell/client/document-base.ts";
import { storeState } from "../../../../shell/client/stored-state.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { useAnswers } from "../requests/requests.tsx";
import { lineStorage } from "../results/line-storage.ts";
import type { Need } from "./needs.ts";

/** Most matters listed before the rest is asked for. */
const MOST = 6;

/** What waits for the director: arrows choose, Enter acts. */
export const Needs = ({ needs }: { readonly needs: readonly Need[] }): VNode => {
  const t = useTexts(dayTexts);
  const [listsAll, setListsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const answers = useAnswers();
  const move = (step: number): void => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
    next?.querySelector<HTMLElement>("a, button")?.focus();
  };
  useShortcuts([
    { key: "ArrowDown", text: `${t.needs}: ${t.choose}`, run: () => move(1) },
    { key: "ArrowUp", text: `${t.needs}: ${t.choose}`, run: () => move(-1) },
  ]);
  return (
    <Section
      id="needs"
      title={
        <>
          {t.needs} <span class="note day-count">{needs.length}</span>
        </>
      }
      more={
        <span class="note">
          <kbd>
            <DownIcon />
          </kbd>{" "}
          <kbd>
            <UpIcon />
          </kbd>{" "}
          {t.choose}
        </span>
      }
    >
      <ul class="needs" ref={list}>
        {needs.slice(0, listsAll ? needs.length : MOST).map((need, index) => (
          <NeedLine key={`${need.kind} ${need.subject} ${index}`} need={need} answers={answers} />
        ))}
      </ul>
      {needs.length > MOST && !listsAll && (
        <button type="button" onClick={() => setListsAll(true)}>
          {t.allNeeds({ count: needs.length })}
        </button>
      )}
      {answers.question}
    </Section>
  );
};

interface NeedLineProps {
  readonly need: Need;
  readonly answers: ReturnType<typeof useAnswers>;
}

const NeedLine = ({ need, answers }: NeedLineProps): VNode => {
  const t = useTexts(dayTexts);
  const { kind, subject, text, note, link, request, absent } = need;
  return (
    <li>
      <p class="need-kind">{t.needKinds[kind]}</p>
      <div>
        <p>
          {subject !== "" && <b>{subject}</b>}{" "}
          {request === null ? text : <RequestText request={request} />}
        </p>
        {note !== "" && <p class="note">{note}</p>}
      </div>
      <p class="cluster no-print">
        {absent !== null && <AbsentActs name={subject} absent={absent} />}
        {request !== null && <RequestActs request={request} answers={answers} />}
        {link !== null && (
          <a class="button" href={link.href}>
            {link.text} <kbd>Enter</kbd>
          </a>
        )}
      </p>
    </li>
  );
};

const RequestText = ({ request }: { readonly request: NonNullable<Need["request"]> }): VNode => {
  const t = useTexts(requestsTexts);
  const { kind, rounds, overdue, draft, reason, time } = request;
  return (
    <>
      {kind === "pause" ? t.pause({ rounds: makeRounds(rounds) }) : t.withdrawal}{" "}
      <span class="note">
        {[reason, time, overdue ? t.overdue : "", draft === null ? "" : t.inDraft({ round: draft })]
          .filter((text) => text !== "")
          .join(" · ")}
      </span>
    </>
  );
};

const RequestActs = ({
  request,
  answers,
}: Pick<NeedLineProps, "answers"> & {
  readonly request: NonNullable<Need["request"]>;
}): VNode => {
  const t = useTexts(requestsTexts);
  const { name, overdue } = request;
  return (
    <>
      {!overdue && (
        <button
          type="button"
          aria-label={t.grantOf({ name })}
          onClick={() => answers.grant(request)}
        >
          {t.grant} <kbd>Enter</kbd>
        </button>
      )}
      <button
        type="button"
        aria-label={t.declineOf({ name })}
        onClick={() => answers.decline(request)}
      >
        {t.decline} …
      </button>
    </>
  );
};

const AbsentActs = ({
  name,
  absent: { entry, forfeit },
}: {
  readonly name: string;
  readonly absent: NonNullable<Need["absent"]>;
}): VNode => {
  const page = usePage();
  const t = unseenTexts[page.language];
  const { send } = useConsole();
  const id = competitionIdOf(page);
  const isHere = (): void =>
    void send(
      { type: "check-in", entries: [entry], present: true },
      { done: t.areHereDone({ count: 1 }) },
    );
  return (
    <>
      <button
        type="button"
        aria-label={t.named({ name, act: t.areHere({ count: 1 }) })}
        onClick={isHere}
      >
        {t.areHere({ count: 1 })} <kbd>Enter</kbd>
      </button>
      {forfeit !== null && (
        <button
          type="button"
          aria-label={t.named({ name, act: dayTexts[page.language].forfeit })}
          onClick={() => {
            // The line is typed there already; Enter sends it.
            storeState(lineStorage(id, forfeit.round), forfeit.line);
            leadTo(`${competitionPath(id, "console")}/results/${forfeit.round}`);
          }}
        >
          {dayTexts[page.language].forfeit} …
        </button>
      )}
    </>
  );
};
