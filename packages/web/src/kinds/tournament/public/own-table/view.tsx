import { type EntryId, isTableOutcome } from "@losfee/core";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import { ownTableTexts } from "@losfee/messages/tournament-public-own-table";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Form } from "../../../../parts/form.tsx";
import { Lot } from "../../../../parts/lot.tsx";
import { isOnItsWay, type Outbox, type OutboxItem } from "../../../../parts/outbox/outbox.ts";
import { OutboxList } from "../../../../parts/outbox/outbox-list.tsx";
import { useOutbox } from "../../../../parts/outbox/use-outbox.ts";
import { Problem } from "../../../../parts/problem.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { Said } from "../../parts/reports/said.tsx";
import {
  outcomeFrom,
  previewOf,
  type SeatTexts,
  textsFrom,
} from "../../parts/tables/read-seats.ts";
import type { SheetGame, TableSheet } from "../../parts/tables/sheet.ts";
import { Sums } from "../../parts/tables/sheet-table.tsx";
import type { OwnTableModel, SaidOfGame } from "./page.ts";
import { type TypedReport, useTypedReport } from "./use-typed-report.ts";

/** A table's own page: its games, with forms to report them from a phone. */
export const OwnTableView = ({ model }: PageProps<OwnTableModel>): VNode => {
  const page = usePage();
  const t = ownTableTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "");
  const outbox = useOutbox(`losfee-table-${page.competition?.id}`);
  return (
    <div class="own-table stack">
      <StageHead
        title={t.title({ table: model.table })}
        meta={model.stage > 0 ? model.label : undefined}
      />
      {model.stage === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <>
          {!model.closed && <p class="note">{t.hint}</p>}
          <div class="lots stack">
            {model.sheets.map((sheet) =>
              sheet.games.map((game) => (
                <Game
                  key={`${model.stage}-${game.game}`}
                  sheet={sheet}
                  game={game}
                  model={model}
                  outbox={outbox}
                />
              )),
            )}
          </div>
        </>
      )}
      <p class="cluster">
        <a href={`${base}/standings`}>{t.standings}</a>
        <a href={`${base}/cut`}>{t.cut}</a>
      </p>
    </div>
  );
};

type GameProps = PageProps<OwnTableModel> & {
  readonly sheet: TableSheet;
  readonly game: SheetGame;
  readonly outbox: Outbox;
};

const Game = (props: GameProps): VNode => {
  const { sheet, game, model, outbox } = props;
  const t = useTexts(ownTableTexts);
  const words = useTexts(tableTexts);
  const typed = useTypedReport(props);
  const said = saidOf(model, game);
  const editable = !model.closed && game.status !== "confirmed" && game.annulled === null;
  return (
    <Lot
      as="section"
      headingId={`game-${game.game}`}
      stub={game.game}
      label={words.gameWord}
      tone={toneOf(game, nextOf(model))}
      class="own-game"
    >
      {game.status !== "open" && <p class="note">{t[game.status]}</p>}
      {game.annulled !== null && (
        <p class="note">
          {words.annulled({ reason: game.annulled, hasReason: game.annulled !== "" })}
        </p>
      )}
      {said !== null && (game.status === "conflict" || game.status === "confirmed") && (
        <Reported said={said} conflict={game.status === "conflict"} />
      )}
      {(game.status === "confirmed" || !editable) && <Settled {...props} />}
      <OutboxList
        outbox={outbox}
        onMend={(item) => typed.fill(textsIn(item))}
        shows={(item) =>
          isOfGame(item, model, game) && (item.state === "waiting" || item.state === "refused")
        }
      />
      {(editable || typed.texts !== null) && <ReportForm {...props} typed={typed} />}
      {game.status === "confirmed" && <Sums sheet={{ ...sheet, games: [game] }} />}
    </Lot>
  );
};

/** The first game without a report: the one in progress. */
const nextOf = ({ sheets }: OwnTableModel): SheetGame | undefined =>
  sheets.flatMap(({ games }) => games).find(({ status }) => status === "open");

const toneOf = (game: SheetGame, next: SheetGame | undefined): "mine" | "done" | "tinted" => {
  if (game === next) return "mine";
  return game.status === "confirmed" ? "done" : "tinted";
};

const saidOf = ({ said }: OwnTableModel, { round }: SheetGame): SaidOfGame | null =>
  said.find((one) => one.round === round) ?? null;

/** Reports that contradict each other or the result. */
const Reported = ({
  said,
  conflict,
}: {
  readonly said: SaidOfGame;
  readonly conflict: boolean;
}): VNode | null => {
  const t = useTexts(ownTableTexts);
  if (said.reports.length === 0) return null;
  return (
    <>
      <p class="message warn">{conflict ? t.conflictHint : t.besideHint}</p>
      <ul class="plain">
        {said.reports.map((report) => (
          <li key={report.seq}>
            <Said said={report} />
          </li>
        ))}
      </ul>
    </>
  );
};

const nameOf = ({ players }: TableSheet, entry: EntryId): string =>
  players.find((player) => player.entry === entry)?.name ?? "";

/** A game that the table can no longer change. */
const Settled = ({ sheet, game }: GameProps): VNode => {
  const words = useTexts(tableTexts);
  return (
    <ul class="plain">
      {game.cells.map(({ entry, value, absent, rankPoints }) => (
        <li key={entry} class="own-seat">
          <span>{nameOf(sheet, entry)}</span>
          <span class="own-points">
            <span>{absent ? words.absent : (value ?? "–")} </span>
            <b>{rankPoints}</b>
          </span>
        </li>
      ))}
    </ul>
  );
};

const ReportForm = ({
  sheet,
  game,
  model,
  outbox,
  typed,
}: GameProps & { readonly typed: TypedReport }): VNode => {
  const page = usePage();
  const { language } = page;
  const t = ownTableTexts[language];
  const { say } = useConsole();
  const [insisted, setInsisted] = useState(false);
  const said = saidOf(model, game);
  const seats = game.cells.map(({ entry }) => entry);
  const outcome = outcomeFrom(seats, typed.shown, model.rules.places);
  const preview = outcome === null ? null : previewOf(model.points, outcome, language);
  const sent = outbox.items.value.find((item) => isOfGame(item, model, game) && isOnItsWay(item));
  const isNews = typed.texts !== null && said !== null && said.seq !== typed.seen;
  const report = (): void => {
    setInsisted(outcome === null);
    if (outcome === null) return;
    for (const item of outbox.items.value) {
      if (item.state === "refused" && isOfGame(item, model, game)) outbox.drop(item.key);
    }
    const values = seats.map((entry) => typed.shown.get(entry) ?? "").join(" ");
    outbox.add(t.line({ game: game.game, values }), model.table, {
      type: "report-result",
      round: game.round,
      board: model.table,
      outcome,
      seen: typed.replaces,
    });
  };
  // Once it is recorded the fields follow the known result again.
  const done = outbox.items.value.find(
    (item) => item.state === "done" && isOfGame(item, model, game),
  );
  const handled = useRef(done?.key);
  useEffect(() => {
    if (done === undefined || handled.current === done.key) return;
    handled.current = done.key;
    typed.sent(done.answer?.events[0]?.seq ?? 0);
    say("done", t.done({ game: game.game }));
    for (const warning of done.answer?.warnings ?? []) say("warning", warning.message);
  });
  // A report of an already known result loses nothing when refused.
  const agreed = outbox.items.value.find(
    (item) => isOfGame(item, model, game) && AGREED.includes(item.problem?.code ?? ""),
  );
  useEffect(() => {
    if (agreed === undefined) return;
    outbox.drop(agreed.key);
    typed.giveUp();
    say("done", t.done({ game: game.game }));
  });
  return (
    <Form class="stack" onSubmit={report}>
      {game.cells.map(({ entry, seat }) => {
        const name = nameOf(sheet, entry);
        return (
          <label key={entry} class="own-seat">
            <span>
              {name} {seat === 1 && <span class="tag">{t.first}</span>}
            </span>
            <span class="cluster">
              {preview !== null && <b>{preview.get(entry)}</b>}
              <input
                class="cell-input"
                inputMode="numeric"
                autocomplete="off"
                value={typed.shown.get(entry) ?? ""}
                readonly={sent !== undefined}
                aria-label={
                  model.rules.places
                    ? t.place({ name, game: game.game })
                    : t.points({ name, game: game.game })
                }
                onFocus={(event) => event.currentTarget.select()}
                onInput={(event) => typed.type(entry, event.currentTarget.value)}
              />
            </span>
          </label>
        );
      })}
      {isNews && (
        <div class="message warn stack" role="status">
          <p>
            {t.meanwhile}{" "}
            {(said.counts === null ? said.reports : [said.counts]).map((one) => (
              <Said key={one.seq} said={one} />
            ))}
          </p>
          <p>
            {t.unsent}{" "}
            <button type="button" onClick={typed.giveUp}>
              {t.takeOver}
            </button>
          </p>
        </div>
      )}
      <Problem>{insisted && outcome === null ? t.incomplete : null}</Problem>
      <div>
        <button type="submit" class="primary" disabled={sent !== undefined}>
          {isNews || game.status === "confirmed"
            ? t.reportBeside
            : typed.replaces === 0
              ? t.report
              : t.reportAgain}
        </button>
      </div>
    </Form>
  );
};

/** Refusals of a report because its result is already known. */
const AGREED: readonly string[] = ["result-unchanged", "result-confirmed"];

/** Content of a report as texts for the fields. */
const textsIn = ({ command }: OutboxItem): SeatTexts => {
  if (command.type !== "report-result" || !("outcome" in command)) return new Map();
  const { outcome } = command;
  if (typeof outcome !== "object" || !isTableOutcome(outcome)) return new Map();
  return textsFrom(outcome);
};

const isOfGame = ({ command, board }: OutboxItem, model: OwnTableModel, game: SheetGame): boolean =>
  "round" in command && command.round === game.round && board === model.table;
