import { dateLabel } from "@losfee/contract";
import { ownTexts } from "@losfee/messages/ladder-public-me";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { DateField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import { Section } from "../../../../parts/section.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, useSpoken } from "../../../../shell/page-context.ts";
import { useAct } from "../../parts/use-act.ts";
import { movedDeadline, newHolidayDays } from "./moved-deadline.ts";
import type { OwnModel } from "./page.ts";

/** Holidays: days left, bookings, and a preview of the deadlines that another one moves. */
export const Holidays = ({ model }: PageProps<OwnModel>): VNode => {
  const t = useSpoken(ownTexts);
  const { holidays } = model;
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const { act } = useAct(() => {
    setFrom("");
    setTo("");
  });
  const announce = (): void =>
    void act({ type: "announce-holiday", player: model.entry, from, to }, t.announced);
  return (
    <Section id="holidays" title={t.holidays}>
      <p>
        {t.left({ left: holidays.daysLeft, year: holidays.year, allowance: holidays.allowance })}
      </p>
      {holidays.bookings.length > 0 && (
        <p class="note">
          {t.booked}: {holidays.bookings.map(({ text }) => text).join("; ")}
        </p>
      )}
      {!model.closed && model.seat !== null && (
        <Form class="cluster fields no-print" onSubmit={announce}>
          <DateField label={t.from} required value={from} onChange={setFrom} />
          <DateField label={t.to} required min={from} value={to} onChange={setTo} />
          <button type="submit">{t.announce}</button>
        </Form>
      )}
      {from !== "" && to >= from && <Preview model={model} span={{ from, to }} />}
    </Section>
  );
};

const Preview = ({
  model,
  span,
}: PageProps<OwnModel> & {
  readonly span: { readonly from: string; readonly to: string };
}): VNode => {
  const language = useLanguage();
  const t = useSpoken(ownTexts);
  const { bookings } = model.holidays;
  const moved = model.deadlines
    .filter(({ own }) => own)
    .map((deadline) => ({ deadline, after: movedDeadline(deadline, bookings, span) }))
    .filter(({ deadline, after }) => after !== deadline.last);
  return (
    <div class="message" role="status">
      <p>{t.costs({ days: newHolidayDays(bookings, span) })}</p>
      {moved.length === 0 ? (
        <p>{t.movesNothing}</p>
      ) : (
        <ul class="plain">
          {moved.map(({ deadline, after }) => (
            <li key={deadline.what}>
              {t.moves({
                what: deadline.what,
                before: deadline.date,
                after: dateLabel(after, language),
              })}
            </li>
          ))}
        </ul>
      )}
      <p class="note">{t.clocks}</p>
    </div>
  );
};
