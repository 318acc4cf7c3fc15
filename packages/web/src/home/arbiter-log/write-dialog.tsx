import { logKindLabel, zoneName } from "@losfee/contract";
import {
  findNamed,
  type LogEntryInput,
  type LogKind,
  type PenaltyClock,
  type WrittenLogEntry,
} from "@losfee/core";
import { arbiterLogTexts } from "@losfee/messages/home-arbiter-log";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { labelsById } from "../../parts/choices.ts";
import { CommandDialog } from "../../parts/console/command-dialog.tsx";
import { PlayerField } from "../../parts/console/player-field.tsx";
import {
  ChoiceField,
  DateField,
  OptionalNumberField,
  TextAreaField,
  TextField,
} from "../../parts/fields.tsx";
import { localTimeAt, momentOfLocalTime } from "../../parts/local-time.ts";
import type { PageProps } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import type { ArbiterLogModel } from "./page.ts";

interface WriteDialogProps extends PageProps<ArbiterLogModel> {
  readonly kind: LogKind;
  /** The entry to rewrite; null for a new one. */
  readonly entry: { readonly number: number; readonly written: WrittenLogEntry } | null;
  readonly onClose: () => void;
}

/** Form input by field. */
interface Typed {
  readonly text: string;
  readonly people: readonly string[];
  readonly place: string;
  readonly board: number | null;
  readonly minutes: number | null;
  readonly seconds: number | null;
  readonly clock: PenaltyClock;
  readonly against: string;
  /** Value of the browser's field, in the competition's time zone. */
  readonly deadline: string;
  readonly act: number | null;
}

/** An hour from now, to the minute: most appeals are decided by then. */
const inAnHour = (zone: string): string => localTimeAt(Date.now() + 3_600_000, zone).slice(0, 16);

const fresh = (zone: string): Typed => ({
  ...{ text: "", people: [], place: "", board: null, minutes: 2, seconds: null },
  ...{ clock: "opponent", against: "", deadline: inAnHour(zone), act: null },
});

const typedOf = (written: WrittenLogEntry, zone: string): Typed => {
  const { text, people, place, act } = written;
  const seconds = written.kind === "time-penalty" ? written.seconds : 0;
  return {
    ...fresh(zone),
    text,
    people: people.map((entry) => `#${entry}`),
    place: place === undefined ? "" : "challenge" in place ? place.challenge : String(place.round),
    board: place !== undefined && "board" in place ? (place.board ?? null) : null,
    minutes: Math.floor(seconds / 60),
    seconds: seconds % 60 === 0 ? null : seconds % 60,
    clock: written.kind === "time-penalty" ? written.clock : "opponent",
    against: written.kind === "appeal" ? (written.against ?? "") : "",
    deadline: written.kind === "appeal" ? localTimeAt(Date.parse(written.deadline), zone) : "",
    act: act ?? null,
  };
};

/** Writes an entry, or rewrites one for a reason. Reports all problems at once. */
export const WriteDialog = ({ kind, entry, model, onClose }: WriteDialogProps): VNode => {
  const page = usePage();
  const t = arbiterLogTexts[page.language];
  const zone = zoneName(page.timeZone);
  const [typed, setTyped] = useState(() =>
    entry === null ? fresh(zone) : typedOf(entry.written, zone),
  );
  const set = (change: Partial<Typed>): void => setTyped((before) => ({ ...before, ...change }));
  const input = (): LogEntryInput | null => inputOf(kind, typed, model, zone);
  return (
    <CommandDialog
      title={
        entry === null ? logKindLabel(kind, page.language) : t.editTitle({ number: entry.number })
      }
      confirm={entry === null ? t.save : t.edit}
      takesReason={entry !== null}
      unclear={t.unclear}
      done={entry === null ? t.saved : t.edited}
      command={(reason) => {
        const written = input();
        if (written === null) return null;
        return entry === null
          ? { type: "record-log-entry", entry: written }
          : { type: "correct-log-entry", logEntry: entry.number, entry: written, reason };
      }}
      onClose={onClose}
    >
      <People kind={kind} typed={typed} set={set} model={model} />
      <div class="cluster fields">
        <ChoiceField
          label={t.place}
          value={typed.place}
          choices={labelsById([{ id: "", label: t.nowhere }, ...placesWith(model, typed.place)])}
          onChange={(place) => set({ place })}
        />
        {model.contests !== null && typed.place !== "" && (
          <OptionalNumberField
            label={model.contests === "tables" ? t.table : t.board}
            value={typed.board}
            min={1}
            narrow
            onChange={(board) => set({ board })}
          />
        )}
      </div>
      {kind === "time-penalty" && <Penalty typed={typed} set={set} />}
      {kind === "appeal" && (
        <>
          <TextField
            label={t.against}
            value={typed.against}
            wide
            onChange={(against) => set({ against })}
          />
          <DateField
            label={t.deadline({ zone })}
            value={typed.deadline}
            withTime
            onChange={(deadline) => set({ deadline })}
          />
        </>
      )}
      <TextAreaField
        label={t.text}
        value={typed.text}
        rows={4}
        onChange={(text) => set({ text })}
      />
      <OptionalNumberField
        label={t.act}
        value={typed.act}
        min={1}
        narrow
        onChange={(act) => set({ act })}
      />
    </CommandDialog>
  );
};

interface PartProps {
  readonly typed: Typed;
  readonly set: (change: Partial<Typed>) => void;
}

/** The people concerned; there is always one more field than names. */
const People = ({
  kind,
  typed: { people },
  set,
  model,
}: PartProps & PageProps<ArbiterLogModel> & { readonly kind: LogKind }): VNode => {
  const t = useTexts(arbiterLogTexts);
  const first = kind === "appeal" ? t.appellant : t.person;
  return (
    <div class="cluster fields">
      {[...people, ""].map((text, index) => (
        <PlayerField
          key={index}
          label={index === 0 ? first : `${t.another} ${index + 1}`}
          entries={model.people}
          value={text}
          first={index === 0}
          onChange={(changed) => {
            const next = [...people];
            next[index] = changed;
            set({ people: next.filter((one, at) => one !== "" || at < next.length - 1) });
          }}
        />
      ))}
    </div>
  );
};

const Penalty = ({ typed, set }: PartProps): VNode => {
  const t = useTexts(arbiterLogTexts);
  return (
    <div class="cluster fields">
      <OptionalNumberField
        label={t.minutes}
        value={typed.minutes}
        min={0}
        narrow
        onChange={(minutes) => set({ minutes })}
      />
      <OptionalNumberField
        label={t.seconds}
        value={typed.seconds}
        min={0}
        max={59}
        narrow
        onChange={(seconds) => set({ seconds })}
      />
      <ChoiceField
        label={t.clock}
        value={typed.clock}
        choices={t.clocks}
        onChange={(clock) => set({ clock })}
      />
    </div>
  );
};

/** Returns the places to choose from, including the current one even if it is over. */
const placesWith = ({ places }: ArbiterLogModel, chosen: string) =>
  chosen === "" || places.some(({ id }) => id === chosen)
    ? places
    : [...places, { id: chosen, label: chosen }];

/** Returns the typed entry; null while a person is ambiguous. */
const inputOf = (
  kind: LogKind,
  typed: Typed,
  model: ArbiterLogModel,
  zone: string,
): LogEntryInput | null => {
  const people: number[] = [];
  for (const text of typed.people.filter((one) => one.trim() !== "")) {
    const match = findNamed(text, model.people);
    if (match.kind !== "one") return null;
    people.push(match.entry.id);
  }
  const { text, act, seconds, minutes, clock, against, deadline } = typed;
  const said = {
    ...{ text, people },
    ...placeIn(typed, model),
    ...(act === null ? {} : { act }),
  };
  switch (kind) {
    case "time-penalty":
      return { ...said, kind, seconds: (minutes ?? 0) * 60 + (seconds ?? 0), clock };
    case "appeal": {
      const end = momentOfLocalTime(deadline, zone);
      const iso = Number.isNaN(end) ? "" : new Date(end).toISOString();
      return { ...said, kind, against, deadline: iso };
    }
    default:
      return { ...said, kind };
  }
};

const placeIn = (
  { place, board }: Typed,
  { contests }: ArbiterLogModel,
): Pick<LogEntryInput, "place"> => {
  if (place === "") return {};
  if (contests === null) return { place: { challenge: place } };
  return { place: { round: Number(place), ...(board === null ? {} : { board }) } };
};
