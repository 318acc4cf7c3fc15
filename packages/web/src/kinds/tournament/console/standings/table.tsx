import type { EntryId } from "@losfee/core";
import { consoleStandingsTexts } from "@losfee/messages/tournament-console-standings";
import { Fragment, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { valueTextClass } from "../../../../parts/value-text.tsx";
import { WorkingTable } from "../../../../parts/working-table.tsx";
import { fetchPage } from "../../../../shell/client/api.ts";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { type PageFrame, type PageProps, withQuery } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import type { ConsoleStandingsModel, Why } from "./page.ts";

/** The standings; each value opens to its working, each line to all of them. */
export const StandingsTable = ({ model }: PageProps<ConsoleStandingsModel>): VNode => {
  const page = usePage();
  const t = consoleStandingsTexts[page.language];
  const open = useOpenLines(model, page);
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
    <div class="standings-scroller">
      <table class="wide standings console-standings">
        <thead>
          <tr>
            <th scope="col" class="number">
              {t.rank}
            </th>
            <th scope="col">{t.name}</th>
            {hasClubs(model) && (
              <th scope="col" class="club">
                {t.club}
              </th>
            )}
            {model.columns.map(({ place, short, label }) => (
              <th key={place} scope="col" class="number">
                <abbr title={label}>{short}</abbr>
              </th>
            ))}
            <th scope="col" class="why-cell">
              <span class="visually-hidden">{t.why}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {model.lines.map((line) => (
            <Line key={line.entry} line={line} open={open} model={model} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Team names have no clubs next to them. */
const hasClubs = ({ lines }: ConsoleStandingsModel): boolean =>
  lines.some(({ club }) => club !== "");

/** The open working of a line: of one value, by its place from 1, or `all`. */
type OpenPart = number | "all";

interface OpenLines {
  readonly part: (entry: EntryId) => OpenPart | null;
  readonly why: (entry: EntryId) => Why | null;
  readonly toggle: (entry: EntryId, part: OpenPart) => void;
}

const Line = ({
  line,
  open,
  model,
}: PageProps<ConsoleStandingsModel> & {
  readonly line: ConsoleStandingsModel["lines"][number];
  readonly open: OpenLines;
}): VNode => {
  const page = usePage();
  const t = consoleStandingsTexts[page.language];
  const why = open.why(line.entry);
  const part = why === null ? null : open.part(line.entry);
  const href = withQuery(page.url, "why", String(line.entry));
  const opens = (wanted: OpenPart) => ({
    href,
    "aria-expanded": part === wanted,
    onClick: (event: Event) => {
      event.preventDefault();
      open.toggle(line.entry, wanted);
    },
  });
  return (
    <>
      <tr class={line.withdrawn ? "withdrawn" : ""}>
        <td class="number rank">{line.annulled ? "–" : line.rank}</td>
        <th scope="row">
          <TitledName player={line} /> <PlayerFacts player={line} />
          {line.group !== null && <span class="note">{line.group}</span>}{" "}
          {line.withdrawn && <span class="tag">{t.withdrawn}</span>}
        </th>
        {hasClubs(model) && <td class="club">{line.club}</td>}
        {model.columns.map(({ place, label, explained }, index) => {
          const text = line.values[index] ?? "";
          return (
            <td key={place} class="number">
              {explained && model.round > 0 ? (
                <a
                  class={valueTextClass(text)}
                  title={t.howOf({ criterion: label, name: line.name })}
                  data-working
                  {...opens(place)}
                >
                  {text}
                </a>
              ) : (
                <span class={valueTextClass(text)}>{text}</span>
              )}
            </td>
          );
        })}
        <td class="number why-cell">
          <a class="why-button" {...opens("all")}>
            {t.why} <span class="visually-hidden">{t.whyOf({ name: line.name })}</span>
          </a>
        </td>
      </tr>
      {why !== null && part !== null && (
        <tr class="working-row">
          <td colSpan={model.columns.length + (hasClubs(model) ? 4 : 3)}>
            {why.workings.map((working, index) => (
              <Fragment key={index}>
                {(part === "all" || part === index + 1) && <WorkingTable working={working} />}
              </Fragment>
            ))}
          </td>
        </tr>
      )}
    </>
  );
};

/** Fetches workings on demand; after a change refetches the open ones. */
const useOpenLines = (model: ConsoleStandingsModel, page: PageFrame): OpenLines => {
  const [known, setKnown] = useState<ReadonlyMap<EntryId, Why>>(
    new Map(model.why === null ? [] : [[model.why.entry, model.why]]),
  );
  const [parts, setParts] = useState<ReadonlyMap<EntryId, OpenPart>>(
    new Map(model.why === null ? [] : [[model.why.entry, "all"]]),
  );
  const ask = async (entry: EntryId): Promise<void> => {
    const path = withQuery(page.url, "why", String(entry));
    const answer = await fetchPage<ConsoleStandingsModel>(path);
    const why = answer.ok ? answer.value.model.why : null;
    if (why !== null) setKnown((before) => new Map(before).set(entry, why));
  };
  const seq = page.competition?.seq;
  useEffect(() => {
    for (const entry of parts.keys()) void ask(entry);
  }, [seq]);
  return {
    part: (entry) => parts.get(entry) ?? null,
    why: (entry) => known.get(entry) ?? null,
    toggle: (entry, part) => {
      const next = new Map(parts);
      if (parts.get(entry) === part) next.delete(entry);
      else next.set(entry, part);
      setParts(next);
      if (!parts.has(entry)) void ask(entry);
    },
  };
};
