import { attendanceTexts, consentsTexts } from "@losfee/messages/tournament-console-attendance";
import { checkInTexts } from "@losfee/messages/tournament-parts";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { ConsentsSection } from "../../parts/consents/consents.tsx";
import { lackingIn, useConsents } from "../../parts/consents/use-consents.ts";
import type { AttendanceModel, AttendanceRow } from "./page.ts";

/** A line for each entry, with a box to check the player in for permitted users. */
export const AttendanceView = ({ model }: PageProps<AttendanceModel>): VNode => {
  const page = usePage();
  const t = attendanceTexts[page.language];
  const { send } = useConsole();
  const noted = useConsents(page, model.seesConsents);
  const lacking = new Set(lackingIn(noted.consents).map(({ entry }) => entry));
  const nameOf = ({ id, name }: AttendanceRow) =>
    lacking.has(id) ? (
      <>
        {name} <span class="note">{consentsTexts[page.language].lacking}</span>
      </>
    ) : (
      name
    );
  const check = ({ id, name }: AttendanceRow, present: boolean): void => {
    const { present: isHere, absent } = checkInTexts[page.language];
    const done = present ? isHere({ name }) : absent({ name });
    void send({ type: "check-in", entries: [id], present }, { done });
  };
  return (
    <ConsolePage title={t.title}>
      {model.rows.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <>
          <p role="status">{t.present({ count: model.present, all: model.playing })}</p>
          <ColumnTable
            caption={t.title}
            lines={model.rows}
            keyOf={({ id }) => id}
            columns={[
              {
                heading: t.here,
                cell: (row) => {
                  if (row.isGone) return <span class="note">{t.gone}</span>;
                  if (!model.checksIn) return row.checkedIn ? t.here : t.notHere;
                  return (
                    <input
                      type="checkbox"
                      aria-label={row.name}
                      checked={row.checkedIn}
                      onChange={(event) => check(row, event.currentTarget.checked)}
                    />
                  );
                },
              },
              { heading: t.number, cell: ({ number }) => number },
              { heading: t.name, isRowHeading: true, cell: (row) => nameOf(row) },
              { heading: t.club, cell: ({ club }) => club },
              ...(model.seesEntries
                ? [{ heading: t.birth, cell: ({ birth }: AttendanceRow) => birth }]
                : []),
            ]}
          />
        </>
      )}
      <ConsentsSection {...noted} directs={model.directs} />
    </ConsolePage>
  );
};
