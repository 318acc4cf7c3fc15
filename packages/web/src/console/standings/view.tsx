import type { EntryId } from "@losfee/core";
import { Fragment, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type PageFrame, withQuery } from "../../page.ts";
import { Record, Signed } from "../../parts/numerals.tsx";
import { RoundTabs } from "../../parts/round-tabs.tsx";
import { competitionPath } from "../../paths.ts";
import { request } from "../client/api.ts";
import { useShortcuts } from "../client/context.ts";
import { ConsolePage } from "../parts/console-page.tsx";
import type { ConsoleStandingsModel, Why } from "./model.ts";
import { Penalties } from "./penalties.tsx";
import { consoleStandingsTexts } from "./texts.ts";

interface StandingsProps {
  readonly model: ConsoleStandingsModel;
  readonly page: PageFrame;
}

/** The standings; each line opens to show how its values came about. */
export const ConsoleStandingsView = ({ model, page }: StandingsProps): VNode => {
  const t = consoleStandingsTexts[page.language];
  const id = page.competition?.id ?? "";
  return (
    <ConsolePage
      page={page}
      place="standings"
      title={t.title(model.round)}
      aside={
        <p class="actions">
          <a href={`${competitionPath(id)}/standings?round=${model.round}`}>{t.public}</a>
        </p>
      }
    >
      <RoundTabs
        label={t.rounds}
        rounds={model.published}
        current={model.round}
        href={(round) => `${competitionPath(id, "console")}/standings?round=${round}`}
      />
      {model.lines.length === 0 ? (
        <p class="empty">{t.nobody}</p>
      ) : (
        <Table key={model.round} model={model} page={page} />
      )}
      <Penalties model={model} page={page} />
    </ConsolePage>
  );
};

const Table = ({ model, page }: StandingsProps): VNode => {
  const t = consoleStandingsTexts[page.language];
  const { shown, toggle } = useWhy(model, page);
  const move = (step: number): void => {
    const buttons = [...document.querySelectorAll<HTMLElement>(".why-button")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
  };
  useShortcuts([
    { key: "ArrowDown", text: t.next, run: () => move(1) },
    { key: "ArrowUp", text: t.previous, run: () => move(-1) },
  ]);
  return (
    <table class="wide standings console-standings">
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.rank}
          </th>
          <th scope="col">{t.name}</th>
          <th scope="col" class="club">
            {t.club}
          </th>
          <th scope="col" class="number">
            <abbr title={t.recordLong}>{t.record}</abbr>
          </th>
          <th scope="col" class="number">
            <abbr title={t.spreadLong}>{t.spread}</abbr>
          </th>
          <th scope="col">
            <span class="visually-hidden">{t.why}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {model.lines.map((line) => {
          const why = shown.get(line.entry);
          return (
            <Fragment key={line.entry}>
              <tr class={line.withdrawn ? "withdrawn" : ""}>
                <td class="number rank">{line.rank}</td>
                <th scope="row">
                  {line.name}
                  {line.withdrawn && <span class="tag">{t.withdrawn}</span>}
                </th>
                <td class="club">{line.club}</td>
                <td class="number">
                  <Record wins={line.wins} losses={line.losses} />
                </td>
                <td class="number">
                  <Signed value={line.spread} />
                </td>
                <td class="number">
                  <a
                    class="why-button"
                    aria-expanded={why !== undefined}
                    href={withQuery(page.url, "why", String(line.entry))}
                    onClick={(event) => {
                      event.preventDefault();
                      toggle(line.entry);
                    }}
                  >
                    {t.why} <span class="visually-hidden">{t.whyOf(line.name)}</span>
                  </a>
                </td>
              </tr>
              {why !== undefined && (
                <tr class="why-row">
                  <td colSpan={6}>
                    {why.values.map(([value, terms]) => (
                      <p key={value}>
                        <b>{value}:</b> {terms}
                      </p>
                    ))}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
};

/** Derivations are fetched when asked for; after a change the open ones are fetched anew. */
const useWhy = (model: ConsoleStandingsModel, page: PageFrame) => {
  const [shown, setShown] = useState<ReadonlyMap<EntryId, Why>>(
    new Map(model.why === null ? [] : [[model.why.entry, model.why]]),
  );
  const ask = async (entry: EntryId): Promise<void> => {
    const path = withQuery(page.url, "why", String(entry));
    const answer = await request<{ model: ConsoleStandingsModel }>(path);
    const why = answer.ok ? answer.value.model.why : null;
    if (why !== null) setShown((before) => new Map(before).set(entry, why));
  };
  const seq = page.competition?.seq;
  useEffect(() => {
    for (const entry of shown.keys()) void ask(entry);
  }, [seq]);
  const toggle = (entry: EntryId): void => {
    if (!shown.has(entry)) return void ask(entry);
    setShown((before) => new Map([...before].filter(([other]) => other !== entry)));
  };
  return { shown, toggle };
};
