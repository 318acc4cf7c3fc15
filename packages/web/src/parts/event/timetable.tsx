import { eventFaceTexts } from "@losfee/messages/parts-event";
import type { VNode } from "preact";
import { useLanguage, useTexts } from "../../shell/page-context.ts";
import { Section } from "../section.tsx";
import type { TimetableDay } from "./event-face-model.ts";

interface TimetableProps {
  readonly days: readonly TimetableDay[];
}

/** The timetable: today's items first, the rest to open. Null without times. */
export const Timetable = ({ days }: TimetableProps): VNode | null => {
  const t = useTexts(eventFaceTexts);
  if (days.length === 0) return null;
  const today = days.filter(({ isToday }) => isToday);
  return (
    <Section id="timetable" title={t.timetable}>
      {today.length === 0 || days.length === 1 ? (
        <Days days={days} />
      ) : (
        <>
          <Days days={today} />
          <details>
            <summary>{t.allDays}</summary>
            <Days days={days} />
          </details>
        </>
      )}
    </Section>
  );
};

const Days = ({ days }: TimetableProps): VNode => {
  const language = useLanguage();
  return (
    <div class="timetable">
      {days.map(({ day, label, items }) => (
        <div key={day}>
          <h3>{label}</h3>
          <ol>
            {items.map(({ time, label: what, state }) => (
              <li key={`${time} ${what}`} class={state}>
                <span class="number">{time ?? "–"}</span>
                <span>
                  {what}
                  {state === "next" && <span class="note"> · {eventFaceTexts[language].next}</span>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
};
