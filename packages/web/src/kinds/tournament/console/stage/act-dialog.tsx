import {
  type CommandInput,
  findNamed,
  type NamedPlayer,
  type SeatingAct,
  type StageAct,
} from "@losfee/core";
import { stageTexts } from "@losfee/messages/tournament-console-stage";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { CheckField, TextField } from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { DirectedStage, StageModel } from "./page.ts";

/** A dialog about a stage. */
export type StageQuestion = Exclude<StageAct, "discard">;

interface ActDialogProps {
  readonly kind: StageQuestion;
  readonly model: StageModel;
  readonly stage: DirectedStage;
  readonly onClose: () => void;
}

/** Values of the dialog's fields. */
interface Fields {
  readonly one: string;
  readonly two: string;
  readonly table: string;
  readonly game: string;
  readonly seats: string;
  readonly takesOver: boolean;
}

const EMPTY: Fields = { one: "", two: "", table: "", game: "", seats: "", takesOver: false };

const FIELDS: { readonly [Kind in StageQuestion]: readonly (keyof Fields)[] } = {
  swap: ["one", "two", "game"],
  move: ["one", "table", "game"],
  order: ["table", "game", "seats"],
  redraw: ["game"],
  recall: [],
  substitute: ["one", "two", "game", "takesOver"],
};

/** Asks for the players of a change, and for the reason. */
export const StageDialog = ({ kind, model, stage, onClose }: ActDialogProps): VNode => {
  const language = useLanguage();
  const t = stageTexts[language];
  const [fields, setFields] = useState<Fields>(() => startOf(kind, stage));
  const change = (part: Partial<Fields>): void => setFields({ ...fields, ...part });
  const has = (field: keyof Fields): boolean => FIELDS[kind].includes(field);
  const leaving = kind === "substitute";
  const player = { language: language, entries: peopleFor(kind, model, stage) };
  const ask = `${kind}Ask` as const;
  return (
    <CommandDialog
      title={t[kind]}
      takesReason={kind === "recall" || kind === "redraw" ? "first" : true}
      unclear={t.notUnderstood}
      command={(reason) => commandFrom(kind, fields, model, stage, reason)}
      onClose={onClose}
    >
      <p class="note">{t[ask]}</p>
      {has("one") && (
        <PlayerField
          {...player}
          label={leaving ? t.out : t.one}
          value={fields.one}
          onChange={(one) => change({ one })}
          first
        />
      )}
      {has("two") && (
        <PlayerField
          entries={leaving ? stage.substitutes : player.entries}
          label={leaving ? t.in : t.two}
          value={fields.two}
          onChange={(two) => change({ two })}
        />
      )}
      {has("table") && (
        <TextField
          inputMode="numeric"
          pattern="\d*"
          label={t.table}
          value={fields.table}
          first={kind === "order"}
          onChange={(table) => change({ table })}
        />
      )}
      {has("game") && (kind !== "redraw" || !stage.rules.fixed) && (
        <TextField
          inputMode="numeric"
          pattern="\d*"
          label={
            kind === "redraw" || leaving ? t.fromGame : kind === "order" ? t.game : t.gameOrAll
          }
          value={fields.game}
          onChange={(game) => change({ game })}
        />
      )}
      {has("seats") && (
        <TextField
          label={`${t.seats} (${t.seatsHint})`}
          value={fields.seats}
          onChange={(seats) => change({ seats })}
        />
      )}
      {has("takesOver") && (
        <CheckField
          label={t.takesOver}
          value={fields.takesOver}
          onChange={(takesOver) => change({ takesOver })}
        />
      )}
    </CommandDialog>
  );
};

const startOf = (kind: StageQuestion, stage: DirectedStage): Fields => {
  const [unseated] = stage.unseated;
  return {
    ...EMPTY,
    one: kind === "move" && unseated !== undefined ? unseated.name : "",
    game: kind === "order" ? "1" : "",
  };
};

const peopleFor = (
  kind: StageQuestion,
  model: StageModel,
  stage: DirectedStage,
): readonly NamedPlayer[] =>
  kind === "move" ? model.entries : kind === "substitute" ? stage.replaceable : stage.members;

/** Returns the command in the fields; null while they are incomplete. */
export const commandFrom = (
  kind: StageQuestion,
  fields: Fields,
  model: Pick<StageModel, "entries">,
  {
    stage,
    round,
    members,
    ...who
  }: Pick<DirectedStage, "stage" | "round" | "members" | "replaceable" | "substitutes">,
  reason: string,
): CommandInput | null => {
  const game = fields.game.trim() === "" ? null : Number(fields.game);
  const leaving = kind === "substitute";
  const staying = kind === "move" ? model.entries : members;
  const one = findNamed(fields.one, leaving ? who.replaceable : staying);
  const two = findNamed(fields.two, leaving ? who.substitutes : members);
  const adjust = (act: SeatingAct): CommandInput => ({
    type: "adjust-seating",
    stage,
    act,
    reason,
  });
  switch (kind) {
    case "swap":
      if (one.kind !== "one" || two.kind !== "one") return null;
      return adjust({ kind, players: [one.entry.id, two.entry.id], game });
    case "move":
      if (one.kind !== "one" || !isNumber(fields.table)) return null;
      return adjust({ kind, entry: one.entry.id, board: Number(fields.table), game });
    case "order": {
      const seats = fields.seats.split(";").map((text) => findNamed(text, members));
      const known = seats.flatMap((match) => (match.kind === "one" ? [match.entry.id] : []));
      if (game === null || !isNumber(fields.table) || known.length < seats.length) return null;
      return adjust({ kind, game, board: Number(fields.table), seats: known });
    }
    case "redraw":
      return { type: "redraw-stage", stage, ...(game === null ? {} : { fromGame: game }), reason };
    case "recall":
      return { type: "recall-round", round: round, reason };
    case "substitute":
      if (one.kind !== "one" || two.kind !== "one") return null;
      return {
        type: "substitute-player",
        stage,
        out: one.entry.id,
        in: two.entry.id,
        ...(game === null ? {} : { fromGame: game }),
        takesOver: fields.takesOver,
        reason,
      };
  }
};

const isNumber = (text: string): boolean => /^\d+$/.test(text.trim());
