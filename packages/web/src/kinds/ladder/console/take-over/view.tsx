import {
  challengeStatusLabel,
  dateLabel,
  ladderOutcomeLabel,
  say,
  seatLabel,
} from "@losfee/contract";
import { dayAt, dayText, type TakenOverGame } from "@losfee/core";
import { takeOverTexts } from "@losfee/messages/ladder-console-take-over";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { Form } from "../../../../parts/form.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useStoredState } from "../../../../shell/client/stored-state.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { DuplicatesNote } from "../../parts/duplicates-note.tsx";
import type { TakeOverModel } from "./page.ts";
import { readTakeOver, type TakeOverInput, type TakeOverReading } from "./read-take-over.ts";
import type { TakeOverPart } from "./take-over-fault.ts";

const NOTHING: TakeOverInput = { seats: "", games: "", waiting: "", standing: "", past: "" };
const PARTS = Object.keys(NOTHING) as TakeOverPart[];

/** Takes over places, open games and lists: read while typing, imported all at once. */
export const TakeOverView = ({ model }: PageProps<TakeOverModel>): VNode => {
  const page = usePage();
  const t = takeOverTexts[page.language];
  const [input, setInput] = useStoredState(`losfee-take-over-${page.competition?.id}`, NOTHING);
  const [asking, setAsking] = useState(false);
  const reading = readTakeOver(input, model);
  const isEmpty = PARTS.every((part) => input[part].trim() === "");
  const { faults, names: _, duplicates: __, ...taken } = reading;
  return (
    <ConsolePage title={t.title}>
      <p class="note">{t.intro}</p>
      {!model.closed && (
        <Form class="stack take-over" onSubmit={() => setAsking(true)}>
          {PARTS.map((part) => (
            <label key={part} class="field">
              <span>{t.parts[part]}</span>
              <span class="note" id={`hint-${part}`}>
                {t.hints[part]}
              </span>
              <textarea
                class="mono"
                rows={part === "seats" ? 10 : 4}
                spellcheck={false}
                value={input[part]}
                placeholder={t.examples[part]}
                aria-describedby={`hint-${part}`}
                onInput={(event) => setInput({ ...input, [part]: event.currentTarget.value })}
              />
            </label>
          ))}
          <Faults reading={reading} />
          <Section id="preview" title={t.preview}>
            {isEmpty ? <p class="empty">{t.empty}</p> : <Preview reading={reading} model={model} />}
          </Section>
          <p>
            <button type="submit" class="primary" disabled={isEmpty || faults.length > 0}>
              {t.confirm} …
            </button>
          </p>
        </Form>
      )}
      {asking && (
        <CommandDialog
          title={t.title}
          confirm={t.confirm}
          isFinal
          done={t.done}
          onlyIfUnchanged
          command={() => ({ type: "take-over", ...taken })}
          onClose={() => setAsking(false)}
          onDone={() => setInput(NOTHING)}
        >
          <Counts reading={reading} />
          <DuplicatesNote pairs={reading.duplicates} />
          <p>{t.ask}</p>
        </CommandDialog>
      )}
    </ConsolePage>
  );
};

interface ReadingProps {
  readonly reading: TakeOverReading;
}

const Faults = ({ reading: { faults } }: ReadingProps): VNode => {
  const t = useTexts(takeOverTexts);
  return (
    <div role="status">
      {faults.length > 0 && (
        <div class="message bad">
          <p>
            <b>{t.wrong({ count: faults.length })}</b>
          </p>
          <ul class="plain">
            {faults.map(({ part, line, code, text }, index) => (
              <li key={index}>
                {t.place({ part: t.parts[part], line })}:{" "}
                {say(t.faults[code], { text, hasText: text !== "" })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

const Counts = ({ reading: { entries, games, waiting, standing } }: ReadingProps): VNode => {
  const t = useTexts(takeOverTexts);
  const lists = new Set([...waiting, ...standing].map(({ player }) => player));
  return <p>{t.counts({ players: entries.length, games: games.length, waiting: lists.size })}</p>;
};

const Preview = ({ reading, model }: ReadingProps & { readonly model: TakeOverModel }): VNode => {
  const language = useLanguage();
  const t = takeOverTexts[language];
  const { entries, games, names } = reading;
  const name = (id: number): string => names.find((one) => one.id === id)?.name ?? `#${id}`;
  const levels = [...new Set(entries.map(({ seat }) => seat.level))].sort((a, b) => a - b);
  const day = (at: string): string =>
    dateLabel(dayText(dayAt(model.timeZone, Date.parse(at))), language);
  const standing = (game: TakenOverGame): string =>
    game.status === "provisional"
      ? `${ladderOutcomeLabel(game.outcome, language)}, ${challengeStatusLabel(game.status, language)}`
      : challengeStatusLabel(game.status, language);
  return (
    <>
      <Counts reading={reading} />
      <DuplicatesNote pairs={reading.duplicates} />
      {levels.map((level) => (
        <p key={level}>
          {entries
            .filter(({ seat }) => seat.level === level)
            .sort((a, b) => a.seat.index - b.seat.index)
            .map((entry) => (
              <span key={entry.name} class="taken-seat">
                <span class="note">{seatLabel(entry.seat)}</span> {entry.name}
              </span>
            ))}
        </p>
      ))}
      {games.length > 0 && (
        <ul class="plain">
          {games.map((game, index) => (
            <li key={index}>
              {name(game.challenger)} – {name(game.defender)}: {standing(game)}{" "}
              <span class="note">{t.since({ date: day(game.at) })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
