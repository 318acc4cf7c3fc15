import { type DraftAct, findNamed, type NamedPlayer } from "@losfee/core";
import type { ComponentProps, VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { TextField } from "../../../../parts/fields.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { actWords } from "./acts.ts";
import { isBroken, useDespite } from "./despite.tsx";
import type { ExplainedGame } from "./explained-round.ts";
import { roundTextsFor } from "./match-texts.ts";
import type { RoundModel } from "./page.ts";

/** Acts with a dialog; pairing the rest needs none. */
export type ActKind = Exclude<DraftAct["kind"], "pair-rest">;

interface ActDialogProps {
  readonly kind: ActKind;
  readonly model: RoundModel;
  /** The selected pair, which prefills the fields. */
  readonly game: ExplainedGame | undefined;
  readonly onClose: () => void;
}

/** Asks for the players of an act, and for the reason. */
export const ActDialog = ({ kind, model, game, onClose }: ActDialogProps): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  const { label, ask } = actWords(kind, page);
  const { say } = useConsole();
  const { sendDespite, question } = useDespite(model.playing);
  const unpaired = model.explained?.unpaired ?? [];
  const [one, setOne] = useState(firstName(kind, unpaired, game));
  const [two, setTwo] = useState(kind === "pair" ? (unpaired[1]?.name ?? "") : "");
  const [board, setBoard] = useState(String(game?.board ?? ""));
  const [other, setOther] = useState("");
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const twoPlayers = kind === "pair" || kind === "swap";
  const boards = kind === "break" || kind === "exchange-starts" || kind === "exchange-boards";

  const submit = async (): Promise<void> => {
    const act = actFrom(kind, { one, two, board, other }, model.playing);
    if (act === null) return;
    const answer = await sendDespite(
      { type: "adjust-draft", round: model.round, act, reason },
      { onlyIfUnchanged: true, silent: true, done: t.actDone },
    );
    if (!answer.ok) {
      if (answer.problem.code === "stale") return onClose();
      return setProblem(isBroken(answer.problem) ? null : answer.problem.detail);
    }
    rememberReason("adjust-draft", reason);
    for (const warning of answer.value.warnings) say("warning", warning.message);
    onClose();
  };
  if (question !== null) return question;
  const player = { language: page.language, entries: model.playing };
  return (
    <ActionDialog title={label} problem={problem} onClose={onClose} onSubmit={() => void submit()}>
      <p class="note">{ask}</p>
      {!boards && <PlayerField {...player} label={t.one} value={one} onChange={setOne} first />}
      {twoPlayers && <PlayerField {...player} label={t.two} value={two} onChange={setTwo} />}
      {boards && <BoardField label={t.boardNumber} value={board} onChange={setBoard} first />}
      {kind === "exchange-boards" && (
        <BoardField label={t.otherBoard} value={other} onChange={setOther} />
      )}
      <ReasonField act="adjust-draft" value={reason} onChange={setReason} />
    </ActionDialog>
  );
};

const firstName = (
  kind: ActKind,
  unpaired: readonly { readonly name: string }[],
  game: ExplainedGame | undefined,
): string => (kind === "swap" ? undefined : unpaired[0]?.name) ?? game?.seats[0].name ?? "";

const BoardField = (
  field: Pick<ComponentProps<typeof TextField>, "label" | "value" | "onChange" | "first">,
): VNode => <TextField {...field} inputMode="numeric" pattern="\d+" required selects />;

interface Fields {
  readonly one: string;
  readonly two: string;
  readonly board: string;
  readonly other: string;
}

/** Returns the act in the fields; null while they are incomplete. */
export const actFrom = (
  kind: ActKind,
  { one, two, board, other }: Fields,
  entries: readonly NamedPlayer[],
): DraftAct | null => {
  const [a, b] = [findNamed(one, entries), findNamed(two, entries)];
  switch (kind) {
    case "pair":
    case "swap":
      if (a.kind !== "one" || b.kind !== "one") return null;
      return { kind, players: [a.entry.id, b.entry.id] };
    case "bye":
      return a.kind === "one" ? { kind, entry: a.entry.id } : null;
    case "exchange-boards":
      return { kind, boards: [Number(board), Number(other)] };
    case "break":
    case "exchange-starts":
      return { kind, board: Number(board) };
  }
};
