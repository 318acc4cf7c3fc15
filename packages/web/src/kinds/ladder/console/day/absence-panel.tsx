import { dateLabel, formatList, momentLabel, timerLabel } from "@losfee/contract";
import type { AbsenceResource } from "@losfee/contract/api";
import { dayTexts } from "@losfee/messages/ladder-console-day";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { Section } from "../../../../parts/section.tsx";
import { api } from "../../../../shell/client/api.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import type { LadderDayModel } from "./page.ts";
import { useFetched } from "./use-fetched.ts";

const absenceOf = (id: string) => api("GET /competitions/:id/absence", { params: { id } });

/** After a long absence: actions that expired meanwhile, with a choice of those to carry out. */
export const AbsencePanel = ({ model }: PageProps<LadderDayModel>): VNode | null => {
  const page = usePage();
  const t = dayTexts[page.language];
  const [fetched] = useFetched(page, absenceOf);
  /** Deadlines to restart from today, by name; all others take effect. */
  const [kept, setKept] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const absence = fetched?.absence ?? null;
  if (absence === null) return null;
  const acting = absence.due.filter(({ timer }) => !kept.includes(timer));
  const time = (at: string): string => momentLabel(Date.parse(at), page.language, model.timeZone);
  return (
    <Section id="absence" title={t.absence}>
      <p>{t.absenceWas({ since: time(absence.since), until: time(absence.until) })}</p>
      <p>{t.absenceAsk}</p>
      <p class="cluster no-print">
        <button type="button" onClick={() => setKept([])}>
          {t.absenceAll}
        </button>
        <button type="button" onClick={() => setKept(absence.due.map(({ timer }) => timer))}>
          {t.absenceNone}
        </button>
      </p>
      <ul class="plain ladder-games">
        {absence.due.map((due) => (
          <li key={due.timer}>
            <Due
              due={due}
              acts={!kept.includes(due.timer)}
              onChange={(acts) =>
                setKept(acts ? kept.filter((timer) => timer !== due.timer) : [...kept, due.timer])
              }
            />
          </li>
        ))}
      </ul>
      <p class="no-print">
        <button type="button" class="primary" onClick={() => setAsking(true)}>
          {t.absenceDecide} …
        </button>
      </p>
      {asking && (
        <CommandDialog
          title={t.absenceDecide}
          confirm={t.absenceConfirm}
          takesReason="first"
          danger={acting.length > 0}
          command={(reason) => ({
            type: "decide-absence",
            act: acting.map(({ timer }) => timer),
            reason,
          })}
          onClose={() => setAsking(false)}
        >
          <p>{t.absenceSum({ act: acting.length, goOn: absence.due.length - acting.length })}</p>
        </CommandDialog>
      )}
    </Section>
  );
};

const Due = ({
  due: { deadline, names, consequences },
  acts,
  onChange,
}: {
  readonly due: AbsenceResource["due"][number];
  readonly acts: boolean;
  readonly onChange: (acts: boolean) => void;
}): VNode => {
  const language = useLanguage();
  const t = dayTexts[language];
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={acts}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />{" "}
      <b>{formatList(names, language)}</b> · {timerLabel(deadline.kind, language)}{" "}
      {dateLabel(deadline.lastDay, language)}
      <span class="note">
        {" "}
        {acts ? consequences.map(({ message }) => message).join("; ") : t.absenceGoesOn}
      </span>
    </label>
  );
};
