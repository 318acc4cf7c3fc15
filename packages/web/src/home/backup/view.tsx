import { type Answer, formatBytes, formatTime, isOffline } from "@losfee/contract";
import type { BackupPlan, BackupState } from "@losfee/contract/api";
import { backupTexts } from "@losfee/messages/home-backup";
import { consoleTexts } from "@losfee/messages/parts-console";
import type { ComponentProps, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { NumberField, TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import type { PageProps } from "../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../shell/page-context.ts";
import { ByDatabase } from "./by-database.tsx";
import type { BackupModel } from "./page.ts";
import { SecondLaptop } from "./second-laptop.tsx";

/** Polling interval of the page, in milliseconds. */
const LOOK = 10_000;

/** Backups of the whole server: a file's, or instructions for a database. */
export const BackupView = ({ model }: PageProps<BackupModel>): VNode => {
  const t = useTexts(backupTexts);
  return (
    <>
      <PageHead title={t.title}>
        <p class="actions">
          <a href="/console">{t.back}</a>
        </p>
      </PageHead>
      {model.keptIn === "file" ? <FileBackups model={model} /> : <ByDatabase />}
    </>
  );
};

/** Backups of a file: their state, one now, and the plan. */
const FileBackups = ({ model }: PageProps<BackupModel>): VNode => {
  const language = useLanguage();
  const t = backupTexts[language];
  const { during, say, refresh } = useConsole();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(() => void refresh(), LOOK);
    return () => clearInterval(timer);
  }, []);
  /** Sends a request and reports the result. */
  const ask = async (
    send: () => Promise<Answer<BackupState>>,
    done: (state: BackupState) => string,
  ): Promise<void> => {
    setProblem(null);
    const answer = await during(t.saving, send);
    if (answer.ok) say("done", done(answer.value));
    else setProblem(isOffline(answer.problem) ? t.offline : answer.problem.detail);
    await refresh();
  };
  return (
    <>
      <noscript>
        <p class="message warn">{consoleTexts[language].noScript}</p>
      </noscript>
      <p class="note">{t.intro}</p>
      <Problem>{problem}</Problem>
      <Standing model={model} />
      <div class="grid">
        <PlanForm
          plan={model.plan}
          onFollow={(plan) =>
            void ask(
              () => api("PUT /backup/plan", { body: { plan }, patience: LONG }),
              () => (plan === null ? t.ended : t.begun({ folder: plan.folder })),
            )
          }
        />
        <BackupNow
          folder={model.plan?.folder ?? ""}
          onBackup={(to) =>
            void ask(
              () => api("POST /backup", { body: { to }, patience: LONG }),
              ({ last }) => t.saved({ path: last?.path ?? to }),
            )
          }
        />
      </div>
      {model.stored.length > 0 && <Stored model={model} />}
      <SecondLaptop model={model} />
      <Restoring model={model} />
    </>
  );
};

/** Timeout of an answer in milliseconds, as USB sticks are slow. */
const LONG = 10 * 60_000;

const Standing = ({ model: { last, failure, running } }: PageProps<BackupModel>): VNode => {
  const page = usePage();
  const t = backupTexts[page.language];
  return (
    <Section id="backup-last" title={t.last}>
      {failure !== null && (
        <p class="message bad" role="alert">
          {t.failed({ since: failure.since })} {failure.what}{" "}
          {failure.nextTry !== null && t.nextTry({ time: failure.nextTry })}
        </p>
      )}
      {running && <p role="status">{t.running}</p>}
      {last === null ? (
        <p class="note">{t.none}</p>
      ) : (
        <>
          <p>
            <b>{t.done({ time: formatTime(last.madeAt, page.language, page.timeZone) })}</b>
            <br />
            <code class="path">{last.path}</code>
            <br />
            <span class="note">
              {t.holds({
                competitions: last.competitions,
                events: last.events,
                size: formatBytes(last.bytes, page.language),
              })}
            </span>
          </p>
          {last.malformed.length > 0 && (
            <p class="message warn">{t.malformed({ ids: last.malformed.join(", ") })}</p>
          )}
        </>
      )}
    </Section>
  );
};

const PlanForm = ({
  plan,
  onFollow,
}: {
  readonly plan: BackupPlan | null;
  readonly onFollow: (plan: BackupPlan | null) => void;
}): VNode => {
  const t = useTexts(backupTexts);
  const [folder, setFolder] = useState(plan?.folder ?? "");
  const [everyMinutes, setEvery] = useState(plan?.everyMinutes ?? 10);
  const [keep, setKeep] = useState(plan?.keep ?? 20);
  return (
    <Section id="backup-plan" title={t.plan}>
      <p>
        {plan === null
          ? t.noPlan
          : t.planned({ folder: plan.folder, minutes: plan.everyMinutes, keep: plan.keep })}
      </p>
      <p class="note">{t.planIntro}</p>
      <Form class="stack" onSubmit={() => onFollow({ folder, everyMinutes, keep })}>
        <FolderField label={t.folder} value={folder} onChange={setFolder} />
        <div class="cluster fields">
          <NumberField
            label={t.every}
            min={1}
            max={10_080}
            value={everyMinutes}
            onChange={setEvery}
          />
          <NumberField label={t.keep} min={1} max={1000} value={keep} onChange={setKeep} />
        </div>
        <div class="cluster">
          <button type="submit" class="primary">
            {plan === null ? t.begin : t.change}
          </button>
          {plan !== null && (
            <button type="button" onClick={() => onFollow(null)}>
              {t.end}
            </button>
          )}
        </div>
      </Form>
    </Section>
  );
};

const FolderField = ({ ...field }: ComponentProps<typeof TextField>): VNode => {
  const language = useLanguage();
  return (
    <TextField
      {...field}
      required
      maxLength={1000}
      placeholder={backupTexts[language].toHint}
      spellcheck={false}
    />
  );
};

const BackupNow = ({
  folder,
  onBackup,
}: {
  readonly folder: string;
  readonly onBackup: (to: string) => void;
}): VNode => {
  const t = useTexts(backupTexts);
  const [to, setTo] = useState(folder);
  return (
    <Section id="backup-now" title={t.now}>
      <Form class="stack" onSubmit={() => onBackup(to)}>
        <FolderField label={t.to} value={to} autofocus onChange={setTo} />
        <div class="cluster">
          <button type="submit">{t.now}</button>
        </div>
      </Form>
    </Section>
  );
};

const Stored = ({ model }: PageProps<BackupModel>): VNode => {
  const page = usePage();
  const t = backupTexts[page.language];
  return (
    <Section id="backup-stored" title={t.stored}>
      <ul class="plain">
        {model.stored.map(({ path, madeAt, bytes }) => (
          <li key={path}>
            {formatTime(madeAt, page.language, page.timeZone)} · {formatBytes(bytes, page.language)}
            <br />
            <code class="path">{path}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const Restoring = ({ model }: PageProps<BackupModel>): VNode => {
  const t = useTexts(backupTexts);
  const path = model.stored[0]?.path ?? model.last?.path ?? t.anyBackup;
  return (
    <Section id="backup-restore" title={t.restore}>
      <p>{t.restoreHow}</p>
      <p>
        <code class="path">losfee restore {path}</code>
      </p>
      <p>{t.restoreOne}</p>
      <p>
        <code class="path">
          losfee restore {path} -c {t.anyId}
        </code>
      </p>
    </Section>
  );
};
