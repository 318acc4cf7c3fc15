import { formatTime } from "@losfee/contract";
import { backupTexts } from "@losfee/messages/home-backup";
import type { VNode } from "preact";
import { Section } from "../../parts/section.tsx";
import type { PageProps } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";
import type { BackupModel } from "./page.ts";

/** State of the standby machine, or how to set one up. */
export const SecondLaptop = ({ model: { standby } }: PageProps<BackupModel>): VNode | null => {
  const page = usePage();
  const t = backupTexts[page.language];
  if (standby === null) return null;
  const { isOn, machine } = standby;
  return (
    <Section id="backup-standby" title={t.standby}>
      {isOn && machine === null && <p>{t.standbyWaits}</p>}
      {isOn && machine !== null && !machine.isGone && (
        <p>{t.standbyFollows({ url: machine.url })}</p>
      )}
      {isOn && machine?.isGone === true && (
        <p class="message warn">
          {t.standbyGone({
            url: machine.url,
            time: formatTime(machine.seenAt, page.language, page.timeZone),
          })}
        </p>
      )}
      {(!isOn || machine === null) && (
        <>
          <p>{t.standbyHow}</p>
          <p>
            <code class="path">losfee standby</code>
          </p>
        </>
      )}
    </Section>
  );
};
