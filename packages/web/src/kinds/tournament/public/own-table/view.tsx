import type { EntryId } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Form } from "../../../../parts/form.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { outcomeFrom, previewOf } from "../../parts/tables/read-seats.ts";
import type { SheetGame, TableSheet } from "../../parts/tables/sheet.ts";
import { Sums } from "../../parts/tables/sheet-table.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import type { OwnTableModel } from "./model.ts";
import { ownTableTexts } from "./texts.ts";

/** A table's own page: its games, to be reported from a phone. */
export const OwnTableView = ({ model, page }: PageProps<OwnTableModel>): VNode => {
  const t = ownTableTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "");
  return (
    <div class="own-table stack">
      <header class="page-head">
        <h1>{t.title(model.table)}</h1>
        {model.stage > 0 && <p class="note">{model.label}</p>}
      </header>
      {model.stage === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <>
          {!model.closed && <p class="note">{t.hint}</p>}
          {model.sheets.map((sheet) =>
            sheet.games.map((game) => (
              <Game
                key={`${model.stage}-${game.game}-${game.seq}`}
                sheet={sheet}
                game={game}
                model={model}
                page={page}
              />
            )),
          )}
        </>
      )}
      <p class="cluster">
        <a href={`${base}/standings`}>{t.standings}</a>
        <a href={`${base}/cut`}>{t.cut}</a>
      </p>
    </div>
  );
};

const Game = (
  props: PageProps<OwnTableModel> & { readonly sheet: TableSheet; readonly game: SheetGame },
): VNode => {
  const { sheet, game, model, page } = props;
  const t = ownTableTexts[page.language];
  const words = tableTexts[page.language];
  const editable = !model.closed && game.status !== "confirmed" && game.annulled === null;
  return (
    <Section
      card
      id={`game-${game.game}`}
      title={
        <>
          {words.game(game.game)}{" "}
          {game.status !== "open" && (
            <span class="note">{game.status === "reported" ? t.reported : t.confirmed}</span>
          )}
        </>
      }
    >
      {game.annulled !== null && <p class="note">{words.annulled(game.annulled)}</p>}
      {editable ? <Report {...props} /> : <Settled {...props} />}
      {game.status === "confirmed" && (
        <Sums sheet={{ ...sheet, games: [game] }} language={page.language} />
      )}
    </Section>
  );
};

const nameOf = ({ players }: TableSheet, entry: EntryId): string =>
  players.find((player) => player.entry === entry)?.name ?? "";

/** A game that the table can no longer change. */
const Settled = ({
  sheet,
  game,
  page,
}: PageProps<OwnTableModel> & { readonly sheet: TableSheet; readonly game: SheetGame }): VNode => {
  const words = tableTexts[page.language];
  return (
    <ul class="plain">
      {game.cells.map(({ entry, value, absent, rankPoints }) => (
        <li key={entry} class="own-seat">
          <span>{nameOf(sheet, entry)}</span>
          <span>
            {absent ? words.absent : (value ?? "–")} <b>{rankPoints}</b>
          </span>
        </li>
      ))}
    </ul>
  );
};

const Report = ({
  sheet,
  game,
  model,
  page,
}: PageProps<OwnTableModel> & { readonly sheet: TableSheet; readonly game: SheetGame }): VNode => {
  const t = ownTableTexts[page.language];
  const { send, say } = useConsole();
  const [seatTexts, setSeatTexts] = useState<ReadonlyMap<EntryId, string>>(
    () =>
      new Map(
        game.cells.map(({ entry, value, absent }) => [
          entry,
          absent ? "-" : value === null ? "" : String(value),
        ]),
      ),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const seats = game.cells.map(({ entry }) => entry);
  const outcome = outcomeFrom(seats, seatTexts, model.rules.places);
  const preview = outcome === null ? null : previewOf(model.points, outcome, page.language);
  const report = async (): Promise<void> => {
    if (outcome === null) return setProblem(t.incomplete);
    setProblem(null);
    const address = { round: game.round, board: model.table };
    const command = { type: "report-result", ...address, outcome } as const;
    const answer = await send(command, { silent: true });
    if (!answer.ok) return setProblem(answer.problem.detail);
    for (const warning of answer.value.warnings) say("warning", warning.message);
    say("done", t.done(game.game));
  };
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
                value={seatTexts.get(entry) ?? ""}
                aria-label={
                  model.rules.places ? t.place(name, game.game) : t.points(name, game.game)
                }
                onFocus={(event) => event.currentTarget.select()}
                onInput={(event) =>
                  setSeatTexts(new Map([...seatTexts, [entry, event.currentTarget.value]]))
                }
              />
            </span>
          </label>
        );
      })}
      <Problem>{problem}</Problem>
      <div>
        <button type="submit" class="primary">
          {game.status === "open" ? t.report : t.reportAgain}
        </button>
      </div>
    </Form>
  );
};
