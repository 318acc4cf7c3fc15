import { checkTexts } from "@losfee/messages/tournament-console-check";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { EmptyState } from "../../../../parts/console/empty-state.tsx";
import { boardsOnTheirWay, type OutboxItem } from "../../../../parts/outbox/outbox.ts";
import { OutboxList } from "../../../../parts/outbox/outbox-list.tsx";
import { useOutbox } from "../../../../parts/outbox/use-outbox.ts";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { LineEntry } from "../line/line-entry.tsx";
import type { LineModel } from "../line/model.ts";
import { OpenBoards } from "../line/open-boards.tsx";
import { lineTextsFor } from "../line/texts.ts";
import type { CheckModel } from "./page.ts";

/** The second entry of a round's results, blind. */
export const CheckView = ({ model }: PageProps<CheckModel>): VNode => {
  const page = usePage();
  const t = checkTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  const done = model.boards.filter(({ state }) => state === "agrees" || state === "differs");
  return (
    <ConsolePage
      title={t.title({ round: model.round })}
      aside={
        <>
          {model.round > 0 && (
            <p
              class={done.length === model.boards.length ? "tally tag" : "tally tag warn"}
              role="status"
            >
              {t.tally({ done: done.length, all: model.boards.length })}
            </p>
          )}
          <p class="note">{t.blind}</p>
        </>
      }
    >
      <RoundTabs
        label={t.rounds}
        rounds={model.published}
        current={model.round}
        href={(round) => `${base}/check/${round}`}
      />
      {model.line === null ? (
        <EmptyState leadsTo="round">{t.noRound}</EmptyState>
      ) : (
        <CheckEntry model={model} line={model.line} />
      )}
      {model.differences.length > 0 && <Differences model={model} />}
    </ConsolePage>
  );
};

const CheckEntry = ({
  model,
  line,
}: PageProps<CheckModel> & { readonly line: LineModel }): VNode => {
  const page = usePage();
  const t = checkTexts[page.language];
  const words = lineTextsFor(line, page.language);
  const outbox = useOutbox(`losfee-check-${page.competition?.id}`);
  const [text, setText] = useState("");
  const fill = (input: string): void => {
    setText(input);
    document.getElementById("result-line")?.focus();
  };
  useShortcuts([
    { key: "/", text: t.focusLine, run: () => document.getElementById("result-line")?.focus() },
  ]);
  const open = model.boards.filter(({ state }) => state === "missing");
  const done = model.boards.some(({ state }) => state !== "no-result");
  const onItsWay = boardsOnTheirWay(outbox.items.value, model.round);
  const lastDone = outbox.items.value.find(({ state }) => state === "done");
  const refuse = (board: number): string | null => {
    const own = model.boards.find((candidate) => candidate.board === board);
    return own?.state === "no-result"
      ? words.missingResult({ place: words.board({ board }) })
      : null;
  };
  return (
    <>
      {!model.closed && (
        <LineEntry
          label={words.labelAgain}
          model={line}
          text={text}
          previous={outbox.items.value[0]?.text}
          waiting={open.map(({ board }) => board).filter((board) => !onItsWay.has(board))}
          onText={setText}
          refuse={refuse}
          onEnter={(input, board, outcome) =>
            outbox.add(input, board, { type: "enter-again", round: model.round, outcome })
          }
        />
      )}
      <OutboxList outbox={outbox} onMend={({ text: line }) => fill(line)} />
      <div class="last-echo" role="status">
        {lastDone && <Verdict item={lastDone} place={words.board({ board: lastDone.board })} />}
      </div>
      <Section id="to-check" title={t.open}>
        {open.length === 0 ? (
          <p class="note">{done ? t.allDone : t.nothingYet}</p>
        ) : (
          <OpenBoards
            boards={open}
            word={words.boardWord}
            onChoose={(board) => fill(`${board} `)}
          />
        )}
      </Section>
      <details id="checked-boards">
        <summary>{t.checkedBoards}</summary>
        <ul class="plain boards">
          {model.boards
            .filter(({ state }) => state !== "missing")
            .map(({ board, names, group, state }) => (
              <li key={board}>
                <b>{board}</b>{" "}
                <span class="board-names">
                  {group} {names[0]} – {names[1]}
                </span>{" "}
                <span class={`tag ${state}`}>{t.states[state]}</span>
              </li>
            ))}
        </ul>
      </details>
    </>
  );
};

/** Shows only if the entries agree or differ. */
const Verdict = ({ item, place }: { readonly item: OutboxItem; readonly place: string }): VNode => {
  const t = useTexts(checkTexts);
  const differs =
    item.answer?.warnings.some(({ code }) => code === "second-entry-differs") === true;
  return (
    <p class={`message ${differs ? "bad" : "good"}`}>
      {differs ? t.differs({ place }) : t.agrees({ place })}
    </p>
  );
};

/** Both entries of every game on which they differ, with a link to the correction. */
const Differences = ({ model }: PageProps<CheckModel>): VNode => {
  const page = usePage();
  const t = checkTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  return (
    <Section id="differences" title={t.differences}>
      <table class="wide">
        <thead>
          <tr>
            <th scope="col">{t.game}</th>
            <th scope="col">{t.first}</th>
            <th scope="col">{t.second}</th>
            <th scope="col">
              <span class="visually-hidden">{t.correct}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {model.differences.map(({ round, board, names, first, second }) => (
            <tr key={`${round}-${board}`}>
              <th scope="row">
                {round}/{board} {names[0]} – {names[1]}
              </th>
              <td>
                <b>{first.text}</b> <span class="note">{t.by({ actor: first.actor })}</span>
              </td>
              <td>
                <b>{second.text}</b> <span class="note">{t.by({ actor: second.actor })}</span>
              </td>
              <td>
                <a
                  class="button"
                  href={`${base}/correct/${round}/${board}?line=${encodeURIComponent(second.line)}`}
                >
                  {t.correct}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
};
