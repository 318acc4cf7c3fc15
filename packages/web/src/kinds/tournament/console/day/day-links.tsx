import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { ReportLacks } from "../../../../parts/console/report-lacks.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { competitionPath, pairingsPath } from "../../../../shell/paths.ts";
import type { DayModel } from "./model.ts";
import { dayTexts } from "./texts.ts";

interface DayLinksProps {
  readonly model: DayModel;
  readonly page: PageFrame;
}

/** Ways to what the hall sees, to paper, to the file; and the lots' hash. */
export const DayLinks = ({ model, page }: DayLinksProps): VNode => {
  const t = dayTexts[page.language];
  const id = page.competition?.id ?? "";
  const [open, base] = [competitionPath(id), competitionPath(id, "console")];
  const { published } = model.rounds;
  return (
    <div class="stack">
      <section class="card stack">
        <h2>{t.public}</h2>
        <ul class="plain links">
          <li>
            <a href={open}>{t.publicPages}</a>
          </li>
          <li>
            <a href={`${open}/screen`}>{t.screen}</a>
          </li>
          <li>
            <a href={`${open}/lots`}>{t.lots}</a>
          </li>
        </ul>
        <p class="note">
          {model.seed === null ? t.seedHash : t.seed}:{" "}
          <code class="long">{model.seed ?? model.seedHash}</code>
        </p>
      </section>
      <section class="card stack">
        <h2>{t.print}</h2>
        <ul class="plain links">
          {published > 0 && (
            <>
              <li>
                <a href={pairingsPath(id, published)}>{t.pairings}</a>
              </li>
              <li>
                <a href={`${base}/print/slips/${published}`}>{t.slips}</a>
              </li>
            </>
          )}
          <li>
            <a href={`${open}/standings`}>{t.standings}</a>
          </li>
          <li>
            <a href={`${base}/print/cards`}>{t.cards}</a>
          </li>
          <li>
            <a href={`/api/v1/competitions/${id}/export`} download={`${id}.json`}>
              {t.export}
            </a>
          </li>
          {model.report !== null && (
            <li>
              <a href={`/api/v1/competitions/${id}/trf`} download={`${id}.trf`}>
                {t.exportTrf}
              </a>
              <ReportLacks lines={model.report} language={page.language} />
            </li>
          )}
        </ul>
        <div class="cluster">
          <Rename model={model} page={page} />
          <Delete model={model} page={page} />
        </div>
      </section>
    </div>
  );
};

interface NamedProps {
  readonly model: Pick<DayModel, "name">;
  readonly page: PageFrame;
}

/** Gives the competition another name. */
export const Rename = ({ model, page }: NamedProps): VNode => {
  const t = dayTexts[page.language];
  const { send } = useConsole();
  const [name, setName] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setName(model.name)}>
        {t.rename}
      </button>
      {name !== null && (
        <ActionDialog
          language={page.language}
          title={t.rename}
          confirm={t.rename}
          onClose={() => setName(null)}
          onSubmit={async () => {
            if ((await send({ type: "rename-competition", name })).ok) setName(null);
          }}
        >
          <NameField label={t.name} value={name} onChange={setName} />
        </ActionDialog>
      )}
    </>
  );
};

/** Deletes the competition, once its name was typed. */
export const Delete = ({ model, page }: NamedProps): VNode => {
  const t = dayTexts[page.language];
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    if (typed?.trim() !== model.name) return setProblem(t.deleteAsk);
    const params = { id: competitionIdOf(page) };
    const answer = await api("DELETE /competitions/:id", { params });
    if (answer.ok) location.assign("/console");
    else setProblem(answer.problem.detail);
  };
  return (
    <>
      <button type="button" class="danger" onClick={() => setTyped("")}>
        {t.delete}
      </button>
      {typed !== null && (
        <ActionDialog
          language={page.language}
          title={t.delete}
          confirm={t.delete}
          danger
          problem={problem}
          onClose={() => setTyped(null)}
          onSubmit={() => void remove()}
        >
          <p>{t.deleteAsk}</p>
          <NameField label={model.name} value={typed} onChange={setTyped} />
        </ActionDialog>
      )}
    </>
  );
};

const NameField = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}): VNode => (
  <label class="field">
    <span>{label}</span>
    <input
      value={value}
      required
      maxLength={200}
      autocomplete="off"
      data-first
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);
