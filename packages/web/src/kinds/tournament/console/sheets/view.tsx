import { sheetsTexts } from "@losfee/messages/tournament-console-sheets";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { EmptyState } from "../../../../parts/console/empty-state.tsx";
import { TargetLink } from "../../../../parts/console/step-buttons.tsx";
import { OutboxList } from "../../../../parts/outbox/outbox-list.tsx";
import { useOutbox } from "../../../../parts/outbox/use-outbox.ts";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { leadTo } from "../../../../shell/client/document-base.ts";
import { type PageProps, withQuery } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { MissingTally } from "../../parts/missing-tally.tsx";
import { sheetsPathFrom } from "../../parts/tables/sheets-path.ts";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import { ReportsLink } from "../reports/reports-link.tsx";
import type { SheetsModel } from "./model.ts";
import { openCells, type TypingOrder } from "./moves.ts";
import { SheetForm } from "./sheet-form.tsx";
import { focusCell, useEntering } from "./use-entering.tsx";
import { addressOf, useFields } from "./use-fields.ts";
import { useRemarks } from "./use-remarks.ts";

/** The sheets of a stage, filled in by keyboard. */
export const SheetsView = ({ model }: PageProps<SheetsModel>): VNode => {
  const page = usePage();
  const t = sheetsTexts[page.language];
  return (
    <ConsolePage
      title={t.title({ label: model.label, hasLabel: model.label !== "" })}
      aside={model.stage > 0 && <MissingTally missing={model.missing} reported={model.reported} />}
    >
      <StageTabs
        label={tableTexts[page.language].stages}
        stages={model.stages}
        current={model.stage}
        href={(stage) => sheetsPathFrom(page, stage)}
      />
      {model.game > 0 && (
        <RoundTabs
          label={tableTexts[page.language].game({ game: model.game })}
          rounds={model.games}
          current={model.game}
          href={(game) => withQuery(sheetsPathFrom(page, model.stage), "game", String(game))}
        />
      )}
      {model.stage === 0 ? (
        <EmptyState leadsTo="stage">{t.none}</EmptyState>
      ) : (
        <Sheets key={`${model.stage}-${model.game}`} model={model} />
      )}
    </ConsolePage>
  );
};

const Sheets = ({ model }: PageProps<SheetsModel>): VNode => {
  const page = usePage();
  const { language } = page;
  const t = sheetsTexts[language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  const outbox = useOutbox(`losfee-sheets-${page.competition?.id}`);
  const fields = useFields(model, page.competition?.id, outbox);
  const remarks = useRemarks(fields);
  const [order, setOrder] = useState<TypingOrder>("game");
  const entering = useEntering({ model, page, outbox, fields, remarks, order });
  const { typing } = fields;
  const start = useRef(false);
  useEffect(() => {
    if (start.current || model.closed) return;
    start.current = true;
    const asked = /^#sheet-(\d+)$/.exec(location.hash)?.[1];
    const cells = fields.open(order);
    focusCell(cells.find(({ table }) => table === Number(asked)) ?? cells[0] ?? null);
  });
  const gameDone = model.nextGame > 0 && openCells(model.sheets, order).length === 0;
  const nextGame = withQuery(sheetsPathFrom(page, model.stage), "game", String(model.nextGame));
  useShortcuts([
    { key: "n", alt: true, text: t.next, run: () => gameDone && leadTo(nextGame) },
    { key: "z", alt: true, text: t.undo, run: () => void entering.undo() },
  ]);
  return (
    <>
      {gameDone && !model.closed && (
        <p class="message good cluster">
          <TargetLink text={t.nextGame({ game: model.nextGame })} href={nextGame} keys="Alt+N" />
        </p>
      )}
      <OutboxList
        outbox={outbox}
        onMend={entering.mend}
        shows={({ state }) => state === "waiting" || state === "refused"}
      />
      <ReportsLink games={model.waiting} base={base} />
      {model.missing === 0 && model.director && !model.builtOn && !model.closed && (
        <p class="message good cluster">
          {t.complete}
          <a class="button primary" href={base}>
            {t.next} <kbd>Alt+1</kbd>
          </a>
        </p>
      )}
      {model.missing > 0 && !model.closed && (
        <div class="cluster">
          <span class="note">{model.rules.places ? t.hintPlaces : t.hintPoints}</span>
          {model.rules.fixed && (
            <label class="cluster">
              <span class="note">{t.order}</span>
              <select
                value={order}
                onChange={(event) =>
                  setOrder(event.currentTarget.value === "table" ? "table" : "game")
                }
              >
                <option value="game">{t.byGame}</option>
                <option value="table">{t.byTable}</option>
              </select>
            </label>
          )}
          <button type="button" onClick={() => void entering.undo()}>
            {t.undo} <kbd>Alt+Z</kbd>
          </button>
        </div>
      )}
      <div class="sheet-forms">
        {model.sheets.map((sheet) => (
          <SheetForm
            key={sheet.table}
            sheet={sheet}
            model={model}
            textOf={(game, entry) => typing.textOf(addressOf(sheet, game), entry)}
            onType={(game, entry, text) => {
              remarks.tell(addressOf(sheet, game), null);
              typing.type(addressOf(sheet, game), new Map([[entry, text]]));
            }}
            onKey={(event, game, entry) => entering.press(event, sheet, game, entry)}
            onFocus={(game, inside) => {
              if (inside) typing.enter(addressOf(sheet, game));
              else typing.leave(addressOf(sheet, game));
            }}
            isOnItsWay={(game) => fields.isSent(addressOf(sheet, game))}
            isEdited={(game) => fields.isEdited(sheet, game)}
            isTyped={(game) => fields.isTyped(sheet, game) && fields.isEdited(sheet, game)}
            knownOf={(game) => fields.knownOf(addressOf(sheet, game))}
            onConfirm={(game) => void entering.confirm(sheet, game)}
            onGiveUp={(game) => entering.giveUp(sheet, game)}
            problem={remarks.textOf(sheet)}
          />
        ))}
      </div>
    </>
  );
};
