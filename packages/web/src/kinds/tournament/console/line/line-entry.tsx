import { describeResultLineRefusal, formatHalves, type Language } from "@losfee/contract";
import type { EnteredPairOutcome } from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Form } from "../../../../parts/form.tsx";
import type { LineModel } from "./model.ts";
import { type ReadLine, type ReadSide, readLine } from "./read-line.ts";
import { lineTexts } from "./texts.ts";

interface LineEntryProps {
  readonly language: Language;
  readonly label: string;
  readonly model: LineModel;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Why nothing can be entered at a board; null where it can. */
  readonly refuse: (board: number) => ComponentChildren | null;
  readonly onEnter: (text: string, board: number, outcome: EnteredPairOutcome) => void;
  /** Whether the page begins here; by default yes. */
  readonly autofocus?: boolean;
  /** The line typed before: the up arrow brings it back into the empty line. */
  readonly previous?: string | undefined;
  /** What Enter does, where it is not recording. */
  readonly action?: string;
  /** Whether the line stays as it is after Enter. */
  readonly keepsText?: boolean;
}

/**
 * The one line: names and scores are shown while typing, Enter records them. What is wrong is said
 * beside the line, and the line stays. A score out of the ordinary takes a second Enter.
 */
export const LineEntry = (props: LineEntryProps): VNode => {
  const { language, model, text, onText } = props;
  const t = lineTexts[language];
  const [confirmed, setConfirmed] = useState("");
  const [letters, setLetters] = useState(false);
  const [insisted, setInsisted] = useState(false);
  const read = readLine(text, model);
  const problem = problemOf(read, props);
  const doubtful = read.kind === "read" && read.sides.some(({ unusual }) => unusual);
  const input = useRef<HTMLInputElement>(null);
  const submit = (): void => {
    if (read.kind !== "read" || problem !== null) {
      setInsisted(true);
      return;
    }
    if (doubtful && confirmed !== read.meaning) {
      setConfirmed(read.meaning);
      return;
    }
    setConfirmed("");
    setInsisted(false);
    if (props.keepsText !== true) {
      onText("");
      input.current?.focus();
    }
    props.onEnter(text.trim(), read.board, read.outcome);
  };
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
          onInput={(event) => {
            setInsisted(false);
            onText(event.currentTarget.value);
          }}
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
          {props.action ?? t.send}
        </button>
      </div>
      <div id="line-says" class="line-says" aria-live="polite">
        {read.kind === "empty" && <p class="note">{t.hint[model.results]}</p>}
        {read.kind === "place" && <Place read={read} language={language} />}
        {read.kind === "read" && (
          <Understood
            read={read}
            model={model}
            language={language}
            ready={props.action === undefined ? t.ready : null}
          />
        )}
        {problem !== null && <p class={insisted ? "message bad" : "note problem"}>{problem}</p>}
        {problem === null && doubtful && read.kind === "read" && (
          <Doubt
            sides={read.sides}
            awaitsConfirmation={confirmed === read.meaning}
            language={language}
          />
        )}
      </div>
    </Form>
  );
};

/** What stands against recording the line; null where nothing does. */
const problemOf = (read: ReadLine, props: LineEntryProps): ComponentChildren | null => {
  const t = lineTexts[props.language];
  if (read.kind === "refused") return describeResultLineRefusal(read.refusal, props.language);
  if (read.kind === "strangers") return t.strangers(...read.names);
  if (read.kind === "place") return props.refuse(read.board);
  if (read.kind !== "read") return null;
  const { minimum, maximum } = props.model.scores;
  const wrong = read.sides.find(({ impossible }) => impossible);
  if (wrong !== undefined) return t.impossible(wrong.score ?? 0, minimum, maximum);
  return props.refuse(read.board);
};

const Place = ({
  read,
  language,
}: {
  readonly read: Extract<ReadLine, { kind: "place" }>;
  readonly language: Language;
}): VNode => (
  <p class="line-echo">
    <span class="board">{lineTexts[language].board(read.board)}</span>
    <span>{read.names[0]}</span>
    <span class="versus">–</span>
    <span>{read.names[1]}</span>
  </p>
);

const Understood = ({
  read,
  model,
  language,
  ready,
}: {
  readonly read: Extract<ReadLine, { kind: "read" }>;
  readonly model: LineModel;
  readonly language: Language;
  readonly ready: string | null;
}): VNode => {
  const t = lineTexts[language];
  const [one, other] = read.sides;
  const scores = [one?.score ?? null, other?.score ?? null].filter((score) => score !== null);
  const sum = scores.length < 2 ? null : scores.reduce((before, score) => before + score, 0);
  const unequal = model.results === "win-draw-loss" && sum !== null && sum < 1;
  const draw = !unequal && scores.length === 2 && scores[0] === scores[1];
  const start = model.round.games.find(({ board }) => board === read.board)?.start.code;
  return (
    <p class="line-echo">
      <span class="board">{t.board(read.board)}</span>
      {one && <Side side={one} language={language} />}
      <span class="versus">–</span>
      {other && <Side side={other} language={language} />}
      {draw && <span class="tag">{t.draw}</span>}
      {unequal && <span class="tag">{t.unequal}</span>}
      {start === "players-draw" && <span class="tag">1. {one?.name}</span>}
      {ready !== null && <span class="note">{ready}</span>}
    </p>
  );
};

const Side = ({
  side,
  language,
}: {
  readonly side: ReadSide;
  readonly language: Language;
}): VNode => (
  <span class={side.unusual || side.impossible ? "side doubtful" : "side"}>
    {side.name}{" "}
    <b>
      {side.absent
        ? lineTexts[language].absent
        : side.score === null
          ? ""
          : formatHalves(side.score)}
    </b>
  </span>
);

const Doubt = ({
  sides,
  awaitsConfirmation,
  language,
}: {
  readonly sides: readonly ReadSide[];
  readonly awaitsConfirmation: boolean;
  readonly language: Language;
}): VNode => {
  const t = lineTexts[language];
  const odd = sides.filter(({ unusual }) => unusual);
  return (
    <p class="message warn" role={awaitsConfirmation ? "alert" : undefined}>
      {odd.map(({ name, score }) => t.unusual(name, score ?? 0)).join(" ")}{" "}
      {awaitsConfirmation && <b>{t.confirmAgain}</b>}
    </p>
  );
};

/** Whether the device has a touch screen first of all; known only after the page is alive. */
const useCoarsePointer = (): boolean => {
  const [coarse, setCoarse] = useState(false);
  useEffect(() => setCoarse(matchMedia("(pointer: coarse)").matches), []);
  return coarse;
};
