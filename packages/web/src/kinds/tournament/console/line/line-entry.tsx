import {
  describeResultLineRefusal,
  formatHalves,
  formatList,
  type Language,
} from "@losfee/contract";
import type { EnteredGame } from "@losfee/core";
import { lineTexts } from "@losfee/messages/tournament-console-line";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Form } from "../../../../parts/form.tsx";
import { StartIcon } from "../../../../parts/icons.tsx";
import { Lot } from "../../../../parts/lot.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { shortcutName } from "../../../../shell/client/keyboard.ts";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import { MatchBoards } from "./match-boards.tsx";
import type { LineModel } from "./model.ts";
import { type ReadLine, type ReadSide, readLine } from "./read-line.ts";
import { lineTextsFor } from "./texts.ts";
import { useInOrder } from "./use-in-order.ts";

interface LineEntryProps {
  readonly label: string;
  readonly model: LineModel;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Reason for refusing a board, or this result; null to accept. */
  readonly refuse: (board: number, outcome: EnteredGame | null) => ComponentChildren | null;
  /** Warning before a result is entered, e.g. that another user reported otherwise. */
  readonly doubt?: (board: number, outcome: EnteredGame) => LineDoubt | null;
  readonly onEnter: (text: string, board: number, outcome: EnteredGame) => void;
  /** True (default) to focus the field initially. */
  readonly autofocus?: boolean;
  /** The line typed before: the up arrow restores it in an empty field. */
  readonly previous?: string | undefined;
  /** Action of Enter, if not recording. */
  readonly action?: string;
  /** True to keep the line after Enter. */
  readonly keepsText?: boolean;
  /** Board for lines with scores only. */
  readonly board?: number;
  /** Boards without a result, in order: scores alone can fill them one after the other. */
  readonly waiting?: readonly number[];
}

/** A warning that takes a second Enter. */
export interface LineDoubt {
  /** Subject of the warning: a different one must be confirmed anew. */
  readonly key: string;
  readonly says: ComponentChildren;
  /** Effect of a second Enter. */
  readonly again: string;
}

/**
 * The entry line: shows names and scores while the user types; Enter records them. Errors appear
 * next to the line, which stays. An unusual score takes a second Enter.
 */
export const LineEntry = (props: LineEntryProps): VNode => {
  const language = useLanguage();
  const { model, text, onText } = props;
  const t = lineTextsFor(model, language);
  const [confirmed, setConfirmed] = useState("");
  const [letters, setLetters] = useState(false);
  const [insistedOn, setInsistedOn] = useState<string | null>(null);
  const insisted = insistedOn === text;
  const inOrder = useInOrder(props.waiting ?? [], text, model.match !== null);
  const nextBoard = props.board ?? inOrder.board;
  const read = readLine(text, model, nextBoard);
  const problem = problemOf(read, props, language) ?? (insisted ? missingOf(read, language) : null);
  const doubt = doubtOf(read, props, language);
  const doubtful =
    doubt !== null || (read.kind === "read" && read.sides.some(({ unusual }) => unusual));
  const meaning = read.kind === "read" ? `${read.meaning} ${doubt?.key ?? ""}` : "";
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The line to correct is selected, so that typing replaces it, unless the user has begun.
    if (props.keepsText === true && input.current?.value === text) input.current.select();
  }, []);
  const submit = (): void => {
    if (read.kind !== "read" || problem !== null) {
      setInsistedOn(text);
      return;
    }
    if (doubtful && confirmed !== meaning) {
      setConfirmed(meaning);
      return;
    }
    setConfirmed("");
    if (props.keepsText !== true) {
      onText("");
      input.current?.focus();
    }
    const explicit = readLine(text, model);
    const isComplete = explicit.kind === "read" && explicit.meaning === read.meaning;
    // The line is read again later, when the next board may be another.
    const line =
      isComplete || props.board !== undefined ? text.trim() : `${read.board} ${text.trim()}`;
    props.onEnter(line, read.board, read.outcome);
  };
  const turn = (): void => {
    inOrder.turn();
    input.current?.focus();
  };
  useShortcuts(props.waiting === undefined ? [] : [{ ...IN_ORDER, text: t.inOrder, run: turn }]);
  const numeric = useCoarsePointer() && !letters;
  return (
    <Form class="line-entry" onSubmit={submit}>
      <label for="result-line">{props.label}</label>
      <div class="line-box">
        <input
          id="result-line"
          ref={input}
          value={text}
          autofocus={props.autofocus ?? true}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="send"
          inputMode={numeric ? "decimal" : "text"}
          aria-describedby="line-says"
          aria-invalid={problem !== null && insisted}
          onKeyDown={(event) => {
            if (event.key !== "ArrowUp" || text !== "" || props.previous === undefined) return;
            event.preventDefault();
            onText(props.previous);
          }}
          onInput={(event) => onText(event.currentTarget.value)}
        />
        <button
          type="button"
          class="line-letters"
          aria-pressed={letters}
          onClick={() => {
            setLetters(!letters);
            input.current?.focus();
          }}
        >
          {letters ? t.digits : t.letters}
        </button>
        <button type="submit" class="primary">
          {props.action ?? t.send} <kbd>Enter</kbd>
        </button>
      </div>
      <div id="line-says" class="line-says" aria-live="polite">
        {read.kind === "empty" && inOrder.board === null && (
          <p class="note">{t.hint[model.results]}</p>
        )}
        {read.kind === "empty" && inOrder.board !== null && (
          <Place
            {...placeOf(model, inOrder.board)}
            word={t.boardWord}
            note={t.inOrderHint[model.results]}
          />
        )}
        {read.kind === "unfinished" && (
          <Place
            board={read.board}
            names={read.names}
            word={t.boardWord}
            boards={<MatchBoards boards={read.boards} />}
            note={problem === null ? describeResultLineRefusal(read.refusal, language) : null}
          />
        )}
        {read.kind === "read" && (
          <Understood
            read={read}
            model={model}
            ready={props.action === undefined && problem === null && !doubtful ? t.ready : null}
          />
        )}
        {problem !== null && <p class={insisted ? "message bad" : "note problem"}>{problem}</p>}
        {problem === null && doubtful && read.kind === "read" && (
          <Doubt sides={read.sides} doubt={doubt} awaitsConfirmation={confirmed === meaning} />
        )}
      </div>
      {props.waiting !== undefined && (
        <label class="line-in-order">
          <input type="checkbox" checked={inOrder.on} onChange={() => turn()} /> {t.inOrder}{" "}
          <kbd>{shortcutName(IN_ORDER)}</kbd>
        </label>
      )}
    </Form>
  );
};

/** Shortcut for filling boards in order. */
const IN_ORDER = { key: "b", alt: true } as const;

/** Error that no further typing can fix; null if there is none. */
const problemOf = (
  read: ReadLine,
  props: LineEntryProps,
  language: Language,
): ComponentChildren | null => {
  const t = lineTexts[language];
  const { minimum, maximum } = props.model.scores;
  const [impossible] =
    read.kind === "unfinished"
      ? read.impossible
      : read.kind === "read"
        ? read.sides.filter((side) => side.impossible).map(({ score }) => score ?? 0)
        : [];
  switch (read.kind) {
    case "empty":
      return null;
    case "refused":
      return describeResultLineRefusal(read.refusal, language);
    case "strangers":
      return t.strangers({ one: read.names[0], other: read.names[1] });
    case "unfinished":
    case "read":
      if (impossible !== undefined) {
        return impossible > maximum
          ? t.tooLarge({ score: impossible, maximum })
          : t.tooSmall({ score: impossible, minimum });
      }
      return (
        props.refuse(read.board, read.kind === "read" ? read.outcome : null) ??
        (read.kind === "unfinished" ? surplusOf(read, language) : null)
      );
  }
};

/** Warnings: players of teams without a line-up, and those of the page. */
const doubtOf = (read: ReadLine, props: LineEntryProps, language: Language): LineDoubt | null => {
  if (read.kind !== "read") return null;
  const doubt = props.doubt?.(read.board, read.outcome) ?? null;
  if (read.byList.length === 0) return doubt;
  const t = lineTexts[language];
  const says = t.byList({ teams: formatList(read.byList, language) });
  if (doubt === null) return { key: "by-list", says, again: t.byListAgain };
  return {
    ...doubt,
    says: (
      <>
        {doubt.says} {says}
      </>
    ),
  };
};

/** Excess input that no further key can fix. */
const surplusOf = (
  { refusal }: Extract<ReadLine, { kind: "unfinished" }>,
  language: Language,
): string | null =>
  refusal.code === "line-too-much" ||
  refusal.code === "line-marks-too-many" ||
  refusal.code === "line-nobody-absent"
    ? describeResultLineRefusal(refusal, language)
    : null;

/** The missing part of the line, after Enter. */
const missingOf = (read: ReadLine, language: Language): string | null => {
  if (read.kind === "empty") return lineTexts[language].empty;
  return read.kind === "unfinished" ? describeResultLineRefusal(read.refusal, language) : null;
};

const placeOf = (
  { round, entries }: LineModel,
  board: number,
): { readonly board: number; readonly names: readonly string[] } => {
  const seats = round.games.find((game) => game.board === board)?.seats ?? [];
  const nameOf = (entry: number): string =>
    entries.find(({ id }) => id === entry)?.name ?? `#${entry}`;
  return { board, names: seats.map(nameOf) };
};

const Place = ({
  board,
  names: [first, second],
  word,
  boards,
  note,
}: {
  readonly board: number;
  readonly names: readonly string[];
  readonly word: string;
  /** Boards of a match. */
  readonly boards?: VNode;
  readonly note: string | null;
}): VNode => (
  <>
    <LineLot board={board} word={word}>
      <span class="side">{first}</span>
      <span class="versus">–</span>
      <span class="side">{second}</span>
    </LineLot>
    {boards}
    {note !== null && <p class="note">{note}</p>}
  </>
);

const Understood = ({
  read,
  model,
  ready,
}: {
  readonly read: Extract<ReadLine, { kind: "read" }>;
  readonly model: LineModel;
  readonly ready: string | null;
}): VNode => {
  const language = useLanguage();
  const t = lineTextsFor(model, language);
  const [one, other] = read.sides;
  const scores = [one?.score ?? null, other?.score ?? null].filter((score) => score !== null);
  const sum = scores.length < 2 ? null : scores.reduce((before, score) => before + score, 0);
  const isGame = model.match === null;
  const unequal = isGame && model.results === "win-draw-loss" && sum !== null && sum < 1;
  const draw = !unequal && scores.length === 2 && scores[0] === scores[1];
  const start = model.round.games.find(({ board }) => board === read.board)?.start.code;
  const hasStart = isGame && start !== undefined && start !== "players-draw";
  // Sides keep the order in which they were typed.
  const starter = model.round.games.find(({ board }) => board === read.board)?.seats[0];
  return (
    <>
      <LineLot board={read.board} word={t.boardWord}>
        {one && <Side side={one} starts={hasStart && one.entry === starter} />}
        <span class="versus">–</span>
        {other && <Side side={other} starts={hasStart && other.entry === starter} />}
        <span class="line-remarks">
          {draw && <span class="tag">{t.draw}</span>}
          {unequal && <span class="tag">{t.unequal}</span>}
          {isGame && start === "players-draw" && <span class="tag">1. {one?.name}</span>}
          {model.results === "game-points" && !draw && sum !== null && (
            <span class="note">
              {t.difference({ points: Math.abs((scores[0] ?? 0) - (scores[1] ?? 0)) })}
            </span>
          )}
          {ready !== null && <span class="note">{ready}</span>}
        </span>
      </LineLot>
      <MatchBoards boards={read.boards} />
    </>
  );
};

/** The game as a lot, as Enter would record it. */
const LineLot = ({
  board,
  word,
  children,
}: {
  readonly board: number;
  readonly word: string;
  readonly children: ComponentChildren;
}): VNode => (
  <div class="lots">
    <Lot stub={board} label={word} tone="selected" class="line-lot">
      <p class="line-echo">{children}</p>
    </Lot>
  </div>
);

const Side = ({ side, starts }: { readonly side: ReadSide; readonly starts: boolean }): VNode => {
  const language = useLanguage();
  return (
    <span class={side.unusual || side.impossible ? "side doubtful" : "side"}>
      <span class="side-name">
        {starts && <StartIcon />} {side.name}
      </span>{" "}
      <b>
        {side.absent
          ? lineTexts[language].absent
          : side.score === null
            ? ""
            : formatHalves(side.score)}
      </b>
    </span>
  );
};

const Doubt = ({
  sides,
  doubt,
  awaitsConfirmation,
}: {
  readonly sides: readonly ReadSide[];
  readonly doubt: LineDoubt | null;
  readonly awaitsConfirmation: boolean;
}): VNode => {
  const t = useTexts(lineTexts);
  const odd = sides.filter(({ unusual }) => unusual);
  return (
    <p class="message warn" role={awaitsConfirmation ? "alert" : undefined}>
      {doubt !== null && <>{doubt.says} </>}
      {odd.map(({ name, score }) => t.unusual({ name, score: score ?? 0 })).join(" ")}{" "}
      {awaitsConfirmation && <b>{doubt?.again ?? t.confirmAgain}</b>}
    </p>
  );
};

/** True if the device's primary input is a touch screen; known only after hydration. */
const useCoarsePointer = (): boolean => {
  const [coarse, setCoarse] = useState(false);
  useEffect(() => setCoarse(matchMedia("(pointer: coarse)").matches), []);
  return coarse;
};
