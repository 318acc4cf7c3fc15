import { describeEventDetailProblem, formatFieldMoment } from "@losfee/contract";
import { dayOfMoment, fillDownOf, filledDown, outOfOrder } from "@losfee/core";
import { eventDetailsTexts } from "@losfee/messages/tournament-console-event-details";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useLanguage } from "../../../../shell/page-context.ts";
import { DetailCell, DetailInput } from "./detail-field.tsx";
import {
  type FillFault,
  type FillLine,
  lineOf,
  momentIn,
  readLine,
  shortMoment,
} from "./fill-line.ts";
import { type FieldsProps, problemAt } from "./problem-at.ts";

/** Start of each round: one line fills all; what was changed by hand is marked, and stays. */
export const ScheduleFields = (form: FieldsProps): VNode => {
  const { draft, model, onChange } = form;
  const language = useLanguage();
  const known = fillDownOf(model.details.schedule ?? []);
  const [line, setLine] = useState<FillLine>(() => lineOf(known, model.details, language));
  const [filled, setFilled] = useState<readonly string[]>(() =>
    known === null ? [] : filledDown(known, model.rounds),
  );
  const [fault, setFault] = useState<FillFault | null>(null);
  const moments = draft.schedule.map((text) => momentIn(text, language));
  const isByHand = (index: number): boolean =>
    draft.schedule[index]?.trim() !== "" && moments[index] !== (filled[index] ?? null);
  const fill = (isAll: boolean): void => {
    const read = readLine(line, language);
    if (typeof read === "string") {
      setFault(read);
      document.getElementById(`fill-${read}`)?.focus();
      return;
    }
    const next = filledDown(read, draft.schedule.length);
    setFault(null);
    setFilled(next);
    const schedule = draft.schedule.map((text, index) =>
      isByHand(index) && !isAll ? text : formatFieldMoment(next[index] ?? "", language),
    );
    onChange({ schedule, ...daysOf(next) });
  };
  /** The first and the last day, where none is given. */
  const daysOf = (next: readonly string[]): Partial<Record<"start" | "end", string>> => {
    const [first = "", last = ""] = [next[0], next.at(-1)];
    const day = (moment: string): string => formatFieldMoment(dayOfMoment(moment), language);
    return {
      ...(draft.start.trim() === "" ? { start: day(first) } : {}),
      ...(draft.end.trim() === "" ? { end: day(last) } : {}),
    };
  };
  const count = draft.schedule.filter((_, index) => isByHand(index)).length;
  return (
    <>
      <Filling
        {...{ line, fault, fill }}
        rounds={draft.schedule.length}
        byHand={filled.length === 0 ? 0 : count}
        onChange={(part) => setLine({ ...line, ...part })}
      />
      <Rounds
        form={form}
        moments={moments}
        filled={filled}
        isByHand={(index) => filled[index] !== undefined && isByHand(index)}
      />
    </>
  );
};

interface FillingProps {
  readonly line: FillLine;
  readonly fault: FillFault | null;
  readonly rounds: number;
  /** Number of rounds changed by hand. */
  readonly byHand: number;
  readonly onChange: (part: Partial<FillLine>) => void;
  readonly fill: (isAll: boolean) => void;
}

const Filling = ({ line, fault, rounds, byHand, onChange, fill }: FillingProps): VNode => {
  const t = eventDetailsTexts[useLanguage()];
  const cell = (field: FillFault, width: string, hint: string, list?: string) => (
    <DetailCell
      id={`fill-${field}`}
      label={t.fill[field]}
      value={line[field]}
      hint={hint}
      width={width}
      problem={fault === field ? t.fillWrong[field] : null}
      {...(list === undefined ? {} : { list })}
      onChange={(text) => onChange({ [field]: text })}
    />
  );
  return (
    // Enter in any of its fields fills; it does not save.
    <fieldset
      class="fr fill"
      aria-labelledby="fill-label"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        fill(false);
      }}
    >
      <span id="fill-label" class="l">
        {t.fillDown}
      </span>
      <div class="v">
        {cell("from", "w8", t.dayHint)}
        {cell("times", "w8", t.timesHint)}
        <select
          aria-label={t.fillEvery}
          value={line.every}
          onChange={({ currentTarget: { value } }) =>
            onChange({ every: value as FillLine["every"] })
          }
        >
          {EVERY.map((every) => (
            <option key={every} value={every} selected={every === line.every}>
              {t.every[every]}
            </option>
          ))}
        </select>
        {line.every === "minutes" && cell("minutes", "w3", "45")}
        {cell("breaks", "w12", line.every === "minutes" ? t.pausesHint : t.dayHint)}
        {line.every === "day" && cell("lastDay", "w4", t.lastDayHint)}
        <button type="button" onClick={() => fill(false)}>
          {t.fillRounds({ count: rounds })} <kbd>Enter</kbd>
        </button>
        {byHand > 0 && (
          <button type="button" class="link" onClick={() => fill(true)}>
            {t.fillAll({ count: byHand })}
          </button>
        )}
      </div>
      <p class="help">{t.fillHint}</p>
    </fieldset>
  );
};

const EVERY = ["minutes", "day", "week"] as const;

interface RoundsProps {
  readonly form: FieldsProps;
  readonly moments: readonly (string | null)[];
  readonly filled: readonly string[];
  readonly isByHand: (index: number) => boolean;
}

const Rounds = ({ form, moments, filled, isByHand }: RoundsProps): VNode => {
  const { draft, model, onChange } = form;
  const language = useLanguage();
  const t = eventDetailsTexts[language];
  const early = new Map(
    outOfOrder(moments).map((found) => [
      found.position,
      describeEventDetailProblem(
        { code: "before-previous-round", field: "schedule", ...found },
        language,
      ),
    ]),
  );
  return (
    <ol class="round-times">
      {draft.schedule.map((moment, index) => {
        const isNewDay = dayIn(moments[index]) !== dayIn(moments[index - 1]);
        const usual = filled[index] ?? "";
        return (
          <li key={`round-${index + 1}`} class={isNewDay ? "new-day" : ""}>
            <label for={`event-round-${index + 1}`}>
              {model.stages?.[index] ?? t.round({ number: index + 1 })}
            </label>
            <DetailInput
              id={`event-round-${index + 1}`}
              value={moment}
              hint={t.momentHint}
              width=""
              problem={
                problemAt(form, language, "schedule", index + 1) ?? early.get(index + 1) ?? null
              }
              onChange={(value) => onChange({ schedule: draft.schedule.with(index, value) })}
            />
            {isByHand(index) && (
              <span class="was">
                {t.notUsual({ usual: shortMoment(usual, moments[index] ?? null, language) })}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};

const dayIn = (moment: string | null | undefined): string => moment?.slice(0, 10) ?? "";
