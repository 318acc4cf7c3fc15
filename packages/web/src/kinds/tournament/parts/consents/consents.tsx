import { formatTime } from "@losfee/contract";
import { consentsTexts } from "@losfee/messages/tournament-console-attendance";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { CheckField } from "../../../../parts/fields.tsx";
import { Section } from "../../../../parts/section.tsx";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { type Consents, lackingIn, useConsents } from "./use-consents.ts";

interface ConsentsProps extends ReturnType<typeof useConsents> {
  /** True if the viewer decides if consents are required. */
  readonly directs: boolean;
}

type Minor = Consents["minors"][number];

const CHOICES = ["missing", "given", "refused"] as const;

type Choice = (typeof CHOICES)[number];

const GIVEN: Readonly<Record<Choice, boolean | null>> = {
  missing: null,
  given: true,
  refused: false,
};

const choiceOf = ({ consent }: Minor): Choice => {
  if (consent === null) return "missing";
  return consent.given ? "given" : "refused";
};

/** Consents of parents: the minors without one, and the user who recorded each of the others. */
export const ConsentsSection = ({ directs, consents, want, note }: ConsentsProps): VNode | null => {
  const page = usePage();
  const t = consentsTexts[page.language];
  const [onlyMissing, setOnlyMissing] = useState(false);
  if (consents === null || !(consents.wanted || directs)) return null;
  const { wanted, minors } = consents;
  const lacking = lackingIn(consents);
  return (
    <Section id="consents" title={t.title}>
      {directs && (
        <div class="no-print">
          <CheckField
            label={t.want}
            value={wanted}
            onChange={(on) => void want(on, on ? t.nowWanted : t.noLongerWanted)}
          />
        </div>
      )}
      {wanted && (
        <>
          <p role="status" class={lacking.length > 0 ? "message warn" : "note"}>
            {minors.length === 0
              ? t.none
              : t.missing({ count: lacking.length, all: minors.length })}
          </p>
          {lacking.length > 0 && (
            <div class="no-print">
              <CheckField label={t.onlyMissing} value={onlyMissing} onChange={setOnlyMissing} />
            </div>
          )}
          {minors.length > 0 && (
            <ColumnTable
              caption={t.title}
              lines={onlyMissing && lacking.length > 0 ? lacking : minors}
              keyOf={({ entry }) => entry}
              columns={[
                { heading: t.name, isRowHeading: true, cell: ({ name }) => name },
                {
                  heading: t.consent,
                  cell: (minor) => (
                    <select
                      aria-label={t.consentOf({ name: minor.name })}
                      value={choiceOf(minor)}
                      onChange={({ currentTarget: { value } }) => {
                        const choice = CHOICES.find((one) => one === value);
                        if (choice === undefined) return;
                        void note(
                          minor.entry,
                          GIVEN[choice],
                          t.isNoted[choice]({ name: minor.name }),
                        );
                      }}
                    >
                      {CHOICES.map((one) => (
                        <option key={one} value={one}>
                          {t.choices[one]}
                        </option>
                      ))}
                    </select>
                  ),
                },
                {
                  heading: t.noted,
                  cell: ({ consent }) =>
                    consent === null
                      ? ""
                      : `${formatTime(consent.notedAt, page.language, page.timeZone)} · ${notedBy(consent.notedBy, page)}`,
                },
              ]}
            />
          )}
        </>
      )}
    </Section>
  );
};

/** A note on the page of entries: consents are missing, with a link to record them. */
export const ConsentsNote = (): VNode | null => {
  const page = usePage();
  const t = consentsTexts[page.language];
  const id = competitionIdOf(page);
  const { consents } = useConsents(page, true);
  const lacking = lackingIn(consents);
  return consents === null || lacking.length === 0 ? null : (
    <p class="message warn">
      {t.missing({ count: lacking.length, all: consents.minors.length })}{" "}
      <a href={`${competitionPath(id, "console")}/attendance#consents`}>{t.title}</a>
    </p>
  );
};

const notedBy = (label: string, page: PageFrame): string =>
  label === "director" ? consentsTexts[page.language].director : label;
