import { describeBackupFault, describeBreak, formatTime, may, say } from "@losfee/contract";
import type { Rehearsal } from "@losfee/core";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import type { FileFault, Showing } from "../page.ts";
import { useLanguage, usePage } from "../page-context.ts";
import { competitionPath } from "../paths.ts";

interface NoticesProps {
  /** The page's identifier. */
  readonly id: string;
}

/** Notices for directors on every page of the console. */
export const Notices = ({ id }: NoticesProps): VNode | null => {
  const page = usePage();
  const broken = page.competition?.broken ?? null;
  // The backup page shows it itself.
  const backupFails = page.backupFailure !== undefined && id !== "console-backup";
  const rehearsal = page.competition?.rehearsal ?? null;
  // While it works, it is shown only at the start of the day.
  const isShown = page.showing?.state === "shown" || page.showing?.state === "connecting";
  const showing = isShown && id !== "console-day" ? undefined : page.showing;
  const { fileFault } = page;
  const isQuiet = broken === null && rehearsal === null && showing === undefined;
  if (isQuiet && !backupFails && fileFault === undefined) return null;
  return (
    <div class="notices stack">
      {rehearsal !== null && <RehearsalNotice rehearsal={rehearsal} />}
      {showing !== undefined && <ShowingNotice showing={showing} />}
      {broken !== null && <BrokenNotice />}
      {fileFault !== undefined && <FileNotice fault={fileFault} />}
      {backupFails && <BackupNotice />}
    </div>
  );
};

const RehearsalNotice = ({ rehearsal: { of, seq } }: { readonly rehearsal: Rehearsal }): VNode => {
  const language = useLanguage();
  return (
    <p class="message warn">
      {layoutTexts[language].rehearsal({ seq })}{" "}
      <a href={competitionPath(of, "console")}>{layoutTexts[language].toReal}</a>
    </p>
  );
};

const ShowingNotice = ({
  showing: { url, state, since },
}: {
  readonly showing: Showing;
}): VNode => {
  const { language, timeZone } = usePage();
  const t = layoutTexts[language];
  const isShown = state === "shown";
  return (
    <p class={isShown || state === "connecting" ? "note" : "message warn"}>
      {say(t.showing[state], { since: formatTime(since, language, timeZone) })}{" "}
      <a href={url}>{url}</a>
    </p>
  );
};

const BrokenNotice = (): VNode | null => {
  const page = usePage();
  const t = layoutTexts[page.language];
  const { competition } = page;
  if (competition === null || competition.broken === null) return null;
  const { id, broken } = competition;
  return (
    <p class="message bad" role="alert">
      {t.broken({ what: describeBreak(broken, page.language), last: broken.seq - 1 })}
      {may(page.viewer, "director") && (
        <>
          {" "}
          <a href={`/api/v1/competitions/${id}/export`} download>
            {t.exportSound}
          </a>
          {". "}
          {t.restore({ id })}
        </>
      )}
    </p>
  );
};

const FileNotice = ({ fault }: { readonly fault: FileFault }): VNode => {
  const language = useLanguage();
  return (
    <p class={fault === "indexes" ? "message warn" : "message bad"}>
      {layoutTexts[language].fileFault[fault]}{" "}
      <a href="/backup">{layoutTexts[language].toBackup}</a>
    </p>
  );
};

const BackupNotice = (): VNode | null => {
  const page = usePage();
  const t = layoutTexts[page.language];
  const { backupFailure, language, timeZone } = page;
  if (backupFailure === undefined) return null;
  const { since, fault } = backupFailure;
  return (
    <p class="message bad" role="alert">
      {t.backupFails({
        since: formatTime(since, language, timeZone),
        what: describeBackupFault(fault, language),
      })}{" "}
      <a href="/backup">{t.toBackup}</a>
    </p>
  );
};
