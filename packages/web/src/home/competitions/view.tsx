import { type Answer, isOffline } from "@losfee/contract";
import type { JournalPosition } from "@losfee/contract/api";
import { competitionsTexts } from "@losfee/messages/home-competitions";
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { DateDoubt } from "../../parts/console/date-doubt.tsx";
import { StopLosfee } from "../../parts/console/stop-losfee.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Section } from "../../parts/section.tsx";
import { ACCOUNT_PATH } from "../../shell/accounts.ts";
import { api } from "../../shell/client/api.ts";
import { useConsole, useShortcuts } from "../../shell/client/context.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import { logOut } from "../../shell/client/log-out.ts";
import { newKey } from "../../shell/client/new-key.ts";
import type { PageProps } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { competitionPath, ORGANISATIONS_PATH, SESSIONS_PATH } from "../../shell/paths.ts";
import { ImportTrf } from "./import-trf.tsx";
import { NewCompetition, type NewCompetitionRequest } from "./new-competition.tsx";
import type { CompetitionsModel } from "./page.ts";
import { type HomeFields, useHome } from "./use-home.tsx";

/** All competitions; arrow keys and Enter open one. */
export const CompetitionsView = ({ model }: PageProps<CompetitionsModel>): VNode => {
  const page = usePage();
  const t = competitionsTexts[page.language];
  const { during, say } = useConsole();
  const [problem, setProblem] = useState<string | null>(null);
  const creating = useRef(false);
  /** Creates a competition with the given request and opens it. */
  const create = async (
    what: string,
    make: () => Promise<Answer<JournalPosition>>,
  ): Promise<void> => {
    // A second click during the request would create a second competition.
    if (creating.current) return;
    creating.current = true;
    setProblem(null);
    const answer = await during(what, make);
    creating.current = false;
    if (answer.ok) return leadTo(competitionPath(answer.value.id, "console"));
    const text = isOffline(answer.problem) ? t.offline : answer.problem.detail;
    setProblem(text);
    say("problem", text);
  };
  const begin = (body: PlacedRequest): void => {
    const headers = { "idempotency-key": newKey() };
    void create(t.creating, () => api("POST /competitions", { body, headers }));
  };
  const importFile = async (file: File | undefined, query: HomeFields): Promise<void> => {
    if (file === undefined) return;
    const body = new Blob([await file.text()], JSON_TYPE);
    await create(t.importing, () => api("POST /competitions/import", { query, body }));
  };
  // New competitions on a server belong to an organisation, except those of its operator.
  const isHomed = model.founds && (!model.runsPlace || model.at !== "");
  const home = useHome(model, page, isHomed);
  const begins = isHomed ? home.chooser !== null : model.runsPlace;
  const logout = async (): Promise<void> => {
    const problem = await logOut();
    if (problem !== null) say("problem", isOffline(problem) ? t.offline : problem.detail);
  };
  const move = (step: number): void => {
    const links = [...document.querySelectorAll<HTMLElement>(".link-list a")];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
  };
  useShortcuts([
    { key: "ArrowDown", text: t.next, run: () => move(1) },
    { key: "ArrowUp", text: t.previous, run: () => move(-1) },
    ...(model.runsPlace
      ? [
          { key: "b", text: t.backup, run: () => leadTo("/backup") },
          { key: "n", text: t.newKey, run: () => document.getElementById("new-name")?.focus() },
        ]
      : []),
  ]);
  return (
    <>
      <DateDoubt />
      <PageHead title={t.title}>
        <p class="cluster actions">
          <a href={ORGANISATIONS_PATH}>{t.organisations}</a>
          {model.runsPlace && (
            <>
              <a href="/backup">{t.backup}</a>
              <a href={SESSIONS_PATH}>{t.sessions}</a>
            </>
          )}
          <button type="button" onClick={() => void logout()}>
            {t.logout}
          </button>
          <StopLosfee />
        </p>
      </PageHead>
      <Problem>{problem}</Problem>
      {model.unreadable.map(({ id, what }) => (
        <p key={id} class="message bad">
          {t.unreadable({ id, what })}
        </p>
      ))}
      <CompetitionList model={model} />
      {isHomed && home.chooser}
      {begins && (
        <div class="grid">
          <NewCompetition model={model} onCreate={(body) => begin({ ...body, ...home.fields })} />
          <div class="stack">
            {model.runsPlace && (
              <Section id="samples" title={t.samples}>
                <div class="cluster">
                  {SAMPLE_IDS.map((sample: SampleId) => (
                    <button
                      key={sample}
                      type="button"
                      onClick={() =>
                        void create(t.sampling, () =>
                          api("POST /samples/:sample", { params: { sample } }),
                        )
                      }
                    >
                      {t.sample[sample]}
                    </button>
                  ))}
                </div>
              </Section>
            )}
            <Section id="import" title={t.import}>
              <label class="field">
                <span>{t.importHint}</span>
                <input
                  type="file"
                  accept=".json,application/json"
                  onChange={(event) => void importFile(event.currentTarget.files?.[0], home.fields)}
                />
              </label>
            </Section>
            <ImportTrf home={home.fields} />
          </div>
        </div>
      )}
    </>
  );
};

/** A new competition and its home; without one it is the server's own. */
type PlacedRequest = NewCompetitionRequest & HomeFields;

const JSON_TYPE = { type: "application/json" } as const;

const CompetitionList = ({ model }: PageProps<CompetitionsModel>): VNode => {
  const t = useTexts(competitionsTexts);
  if (model.competitions.length + model.unreadable.length === 0)
    return model.founds || model.runsPlace ? (
      <p class="empty">{model.runsPlace ? t.none : t.noneYet}</p>
    ) : (
      <p class="empty">
        {t.noneToRun} <a href={ACCOUNT_PATH}>{t.account}</a>
      </p>
    );
  return (
    <ul class="link-list plain">
      {model.competitions.map((one, index) => (
        <li key={one.id}>
          <a href={one.href} autofocus={index === 0}>
            <b>{one.name}</b>
            <span class="note">
              {one.label} ·{" "}
              {t.summary({ entries: one.entries, rounds: one.rounds, planned: one.plannedRounds })}
            </span>
            {one.broken !== undefined && <span class="tag broken">{t.broken}</span>}
            <span class={`tag ${one.status}`}>
              {
                t.status[
                  one.rounds === 0 && one.plannedRounds > 0 && one.status === "open"
                    ? "waiting"
                    : one.status
                ]
              }
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Sample competitions that the server creates with one click. */
const SAMPLE_IDS = [
  "championship-running",
  "championship-finished",
  "entries-only",
  "king-lui",
  "pyramid",
  "league",
] as const;

type SampleId = (typeof SAMPLE_IDS)[number];
