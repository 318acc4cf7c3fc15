import { formatChoice } from "@losfee/contract";
import type { EntryAct } from "@losfee/core";
import { consoleTexts } from "@losfee/messages/parts-console";
import { entriesTexts } from "@losfee/messages/tournament-console-entries";
import { checkInTexts } from "@losfee/messages/tournament-parts";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AltButton } from "../../../../parts/console/alt-button.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ChosenBar, FinderField, useFinder } from "../../../../parts/console/finder.tsx";
import { focusInView } from "../../../../parts/console/focus-in-view.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { ConsentsNote } from "../../parts/consents/consents.tsx";
import { entryWords } from "../../parts/paste/entry-words.ts";
import { listStorage, PasteList } from "../../parts/paste/paste-list.tsx";
import { usePastedList } from "../../parts/paste/use-pasted-list.ts";
import { Requests } from "../requests/requests.tsx";
import { type Arrival, arrivalOf, missingAmong } from "./arrival.ts";
import { EntryDialogs, type EntryQuestion } from "./entry-dialogs.tsx";
import { EntryTable } from "./entry-table.tsx";
import type { EntriesModel, EntryRow } from "./page.ts";

/** The entries: one field finds and checks in, Alt with a letter acts on the selected entry. */
export const EntriesView = ({ model }: PageProps<EntriesModel>): VNode => {
  const page = usePage();
  const t = entryWords(page.language, model.ofTeams);
  const { send } = useConsole();
  const [question, setQuestion] = useState<EntryQuestion | null>(null);
  const pasted = usePastedList(listStorage(competitionIdOf(page)), model.closed);
  const [onlyMissing, setOnlyMissing] = useState(asksForMissing(page.url));
  const [asked, setAsked] = useState<Arrival | null>(null);
  const missing = missingAmong(model.rows);
  const isFiltered = onlyMissing && missing.length > 0;
  const finder = useFinder(model.rows, page.url, isFiltered ? missing : model.rows);
  const { rows, chosen } = finder;
  useEffect(() => {
    document.querySelector(".entry-table tr.selected")?.scrollIntoView({ block: "nearest" });
  });

  const toggle = async (row: EntryRow | undefined): Promise<void> => {
    if (row === undefined || model.closed) return;
    const present = !row.checkedIn;
    const words = checkInTexts[page.language];
    const done = present ? words.present({ name: row.name }) : words.absent({ name: row.name });
    await send({ type: "check-in", entries: [row.id], present }, { done });
  };
  const enter = (): void => {
    const arrival = arrivalOf(finder.text, finder.picked, model.rows);
    const isClear = arrival !== null && "row" in arrival;
    setAsked(arrival?.kind === "came" ? null : arrival);
    if (arrival?.kind === "came") void toggle(arrival.row);
    if (isClear) finder.find("");
  };
  const find = (text: string): void => {
    setAsked(null);
    finder.find(text);
  };
  const ask = (kind: Exclude<EntryQuestion["kind"], "add">): void => {
    if (chosen !== undefined) setQuestion({ kind, row: chosen });
  };
  const can = (act: EntryAct): boolean => chosen?.acts.includes(act) === true;
  const reinstate = async (row: EntryRow): Promise<void> => {
    await send(
      { type: "reinstate-entry", entry: row.id },
      { done: t.reinstated({ name: row.name }) },
    );
  };
  return (
    <ConsolePage
      title={isFiltered ? t.missing({ count: missing.length }) : t.title}
      aside={
        (model.present > 0 || (model.playing > 0 && model.nextRound === 1)) && (
          <p class={model.present === model.playing ? "tally tag" : "tally tag warn"} role="status">
            {t.tally({ present: model.present, all: model.playing, withdrawn: model.withdrawn })}
          </p>
        )
      }
    >
      <Requests requests={model.requests} />
      <ConsentsNote />
      <div class="cluster entry-tools no-print">
        <FinderField
          finder={{ ...finder, find }}
          label={model.closed ? t.name : t.filter}
          hint={model.closed ? t.name : t.filterHint}
          autofocus={model.rows.length > 0}
          onEnter={enter}
        >
          <ArrivalNote arrival={asked} ofTeams={model.ofTeams} />
        </FinderField>
        {!model.closed && (
          <>
            <AltButton letter="n" text={t.add} onClick={() => setQuestion({ kind: "add" })} />
            <AltButton
              letter="l"
              text={t.paste}
              class={model.rows.length === 0 ? "primary" : ""}
              autofocus={model.rows.length === 0}
              onClick={pasted.open}
            />
            {missing.length > 0 && (
              <AltButton
                letter="m"
                text={
                  isFiltered
                    ? t.showAll({ count: model.rows.length })
                    : t.whoIsMissing({ count: missing.length })
                }
                onClick={() => setOnlyMissing(!onlyMissing)}
              />
            )}
            {isFiltered ? (
              <button type="button" onClick={() => print()}>
                {t.print}
              </button>
            ) : (
              <AllPresent missing={missing} />
            )}
          </>
        )}
      </div>
      {!isFiltered && model.present > 0 && model.nextRound === 1 && missing.length <= FEW && (
        <MissingNames missing={missing} />
      )}
      {chosen !== undefined && (
        <ChosenBar row={chosen} closed={model.closed} erasable={!model.ofTeams && !chosen.erased}>
          {can("change") && <AltButton letter="e" text={t.edit} onClick={() => ask("edit")} />}
          {can("withdraw") && (
            <AltButton letter="w" text={t.withdraw} onClick={() => ask("withdraw")} />
          )}
          {can("reinstate") && (
            <AltButton letter="w" text={t.reinstate} onClick={() => void reinstate(chosen)} />
          )}
          {can("pause") && <AltButton letter="p" text={t.pause} onClick={() => ask("pause")} />}
          {can("remove") && (
            <button type="button" class="danger" onClick={() => ask("remove")}>
              {t.remove}
            </button>
          )}
        </ChosenBar>
      )}
      {model.isAtTables && model.rows.some(({ isInRounds }) => isInRounds) && !model.closed && (
        <p class="note">
          {t.toStage} {t.substitute}{" "}
          <a href={`${competitionPath(page.competition?.id ?? "", "console")}/stage`}>
            <kbd>Alt+3</kbd>
          </a>
        </p>
      )}
      {model.rows.length === 0 && <p>{t.none}</p>}
      {(pasted.given !== null || (model.rows.length === 0 && !model.closed)) && (
        <PasteList
          key={pasted.given?.number}
          ofTeams={model.ofTeams}
          {...(pasted.given === null ? {} : { given: pasted.given, onClose: pasted.close })}
        />
      )}
      {model.rows.length > 0 && rows.length === 0 && (
        <p class="empty">{consoleTexts[page.language].unknownPlayer({ text: finder.text })}</p>
      )}
      {rows.length > 0 && (
        <EntryTable
          rows={rows}
          chosen={chosen?.id ?? null}
          columns={model.columns}
          ofTeams={model.ofTeams}
          closed={model.closed}
          onChoose={finder.choose}
          onToggle={(row) => void toggle(row)}
        />
      )}
      {question !== null && (
        <EntryDialogs
          key={question.kind}
          question={question}
          model={model}
          onClose={() => setQuestion(null)}
        />
      )}
    </ConsolePage>
  );
};

/** True if the address selects only missing players. */
const asksForMissing = (url: string): boolean =>
  new URLSearchParams(url.split("?", 2)[1]).has("missing");

/** Most names listed at once. */
const FEW = 12;

const MissingNames = ({ missing }: { readonly missing: readonly EntryRow[] }): VNode | null => {
  const language = useLanguage();
  return missing.length === 0 ? null : (
    <p>
      <b>{entriesTexts[language].missing({ count: missing.length })}:</b>{" "}
      {missing.map(({ name }) => name).join(" · ")}
    </p>
  );
};

/** Number of names listed where several match; more are cut. */
const LISTED = 5;

/** Reason why Enter recorded nothing. */
const ArrivalNote = ({
  arrival,
  ofTeams,
}: {
  readonly arrival: Arrival | null;
  readonly ofTeams: boolean;
}): VNode => {
  const language = useLanguage();
  const t = entryWords(language, ofTeams);
  return (
    <p class={arrival === null ? "note" : "message warn"} role="status">
      {arrival !== null && "row" in arrival && t.arrivals[arrival.kind]({ name: arrival.row.name })}
      {arrival?.kind === "several" &&
        t.arrivals.several({
          names: formatChoice(
            arrival.rows.slice(0, LISTED).map(({ name }) => name),
            language,
          ),
          isCut: arrival.rows.length > LISTED,
        })}
      {arrival?.kind === "nobody" && t.arrivals.nobody}
    </p>
  );
};

/** Marks all as present, for small events without individual check-in. */
const AllPresent = ({ missing }: { readonly missing: readonly EntryRow[] }): VNode | null => {
  const t = useTexts(entriesTexts);
  const { send } = useConsole();
  if (missing.length === 0) return null;
  const all = async (): Promise<void> => {
    const entries = missing.map(({ id }) => id);
    const done = t.allPresentDone({ count: entries.length });
    const answer = await send({ type: "check-in", entries, present: true }, { done });
    // The button is gone, so keyboard users continue in the field of names.
    if (!answer.ok) return;
    focusInView("who");
  };
  return (
    <button type="button" onClick={() => void all()}>
      {t.allPresent}
    </button>
  );
};
