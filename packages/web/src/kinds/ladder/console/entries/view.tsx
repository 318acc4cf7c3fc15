import { entriesTexts } from "@losfee/messages/ladder-console-entries";
import { consoleTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { AltButton } from "../../../../parts/console/alt-button.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ChosenBar, FinderField, useFinder } from "../../../../parts/console/finder.tsx";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { useAct } from "../../parts/use-act.ts";
import { ownPath } from "../../paths.ts";
import { EntryDialogs, type EntryQuestion } from "./dialogs.tsx";
import type { LadderEntriesModel, LadderEntryRow } from "./page.ts";

/** The players: one search field, Alt with a letter acts on the chosen player. */
export const LadderEntriesView = ({ model }: PageProps<LadderEntriesModel>): VNode => {
  const page = usePage();
  const t = entriesTexts[page.language];
  const [question, setQuestion] = useState<EntryQuestion | null>(null);
  const { act } = useAct();
  const finder = useFinder(model.rows, page.url);
  const { rows, chosen } = finder;
  const ask = (kind: "edit" | "retire" | "expel" | "link"): void => {
    if (chosen !== undefined) setQuestion({ kind, row: chosen });
  };
  const back = (row: LadderEntryRow): void =>
    void act({ type: "return-player", player: row.id }, t.added({ name: row.name }));
  return (
    <ConsolePage title={t.title}>
      <div class="cluster entry-tools">
        <FinderField finder={finder} label={t.filter} hint={t.filterHint} />
        {!model.closed && (
          <>
            <AltButton
              letter="n"
              text={t.add}
              class={model.rows.length === 0 ? "primary" : ""}
              onClick={() => setQuestion({ kind: "add" })}
            />
            <AltButton letter="l" text={t.paste} onClick={() => setQuestion({ kind: "paste" })} />
            <a href={`${competitionPath(competitionIdOf(page), "console")}/take-over`}>
              {t.takeOver}
            </a>
          </>
        )}
      </div>
      {chosen !== undefined && (
        <ChosenBar row={chosen} closed={model.closed} erasable={!chosen.erased}>
          <AltButton letter="e" text={t.edit} onClick={() => ask("edit")} />
          <AltButton letter="k" text={t.link} onClick={() => ask("link")} />
          <a class="button" href={ownPath(competitionIdOf(page), chosen.id)}>
            {t.own}
          </a>
          {chosen.seat === null ? (
            <button type="button" onClick={() => back(chosen)}>
              {t.return}
            </button>
          ) : (
            <>
              <button type="button" class="danger" onClick={() => ask("retire")}>
                {t.retire}
              </button>
              <button type="button" class="danger" onClick={() => ask("expel")}>
                {t.expel}
              </button>
            </>
          )}
        </ChosenBar>
      )}
      {model.rows.length === 0 && <p class="empty">{t.none}</p>}
      {model.rows.length > 0 && rows.length === 0 && (
        <p class="empty">{consoleTexts[page.language].unknownPlayer({ text: finder.text })}</p>
      )}
      {rows.length > 0 && <Rows rows={rows} chosen={chosen?.id ?? null} onChoose={finder.choose} />}
      {question !== null && (
        <EntryDialogs question={question} players={model.rows} onClose={() => setQuestion(null)} />
      )}
    </ConsolePage>
  );
};

const Rows = ({
  rows,
  chosen,
  onChoose,
}: {
  readonly rows: readonly LadderEntryRow[];
  readonly chosen: number | null;
  readonly onChoose: (entry: number) => void;
}): VNode => {
  const t = useTexts(entriesTexts);
  return (
    <ul class="plain ladder-entries">
      {rows.map((row) => (
        <li key={row.id} class={row.id === chosen ? "selected" : ""}>
          <button
            type="button"
            class="choose"
            aria-pressed={row.id === chosen}
            onClick={() => onChoose(row.id)}
          >
            <span class="seat-label">{row.seat ?? t.outside}</span> {row.name}
          </button>
          <span class="note">
            {[
              ...row.details.addresses,
              ...(row.strikes > 0 ? [t.strikes({ count: row.strikes })] : []),
            ].join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
};
