import { sharingTexts } from "@losfee/messages/home-sharing";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CopyField } from "../../parts/console/copy-field.tsx";
import { Form } from "../../parts/form.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { competitionIdOf, type PageFrame, type PageProps } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";
import type { EmbeddablePage, SharingModel } from "./page.ts";

/** Settings for embedding: allowed websites, pages, and the HTML. */
export const EmbedSection = ({ model }: PageProps<SharingModel>): VNode => {
  const page = usePage();
  const t = sharingTexts[page.language];
  const { say } = useConsole();
  const params = { id: competitionIdOf(page) };
  const [sites, setSites] = useState<readonly string[] | null>(null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<EmbeddablePage["name"]>("leaders");
  const load = async (): Promise<void> => {
    const answer = await api("GET /competitions/:id/embeds", { params });
    if (!answer.ok) return setProblem(answer.problem.detail);
    setSites(answer.value.sites);
    // Keeps what the user has typed meanwhile.
    setTyped((text) => (text === "" ? answer.value.sites.join("\n") : text));
  };
  useEffect(() => void load(), []);
  const save = async (): Promise<void> => {
    setProblem(null);
    const body = { sites: typed.split("\n") };
    const answer = await api("PUT /competitions/:id/embeds", { params, body });
    if (!answer.ok) return setProblem(answer.problem.detail);
    setSites(answer.value.sites);
    setTyped(answer.value.sites.join("\n"));
    say("done", t.saved({ count: answer.value.sites.length }));
  };
  const chosen = model.embeds.find(({ name }) => name === shown) ?? model.embeds[0];
  return (
    <Section id="sharing-embed" title={t.embed}>
      <p class="note">{t.embedIntro}</p>
      <Problem>{problem}</Problem>
      <Form class="stack" onSubmit={() => void save()}>
        <label class="field wide">
          <span>{t.sites}</span>
          <textarea
            rows={3}
            value={typed}
            placeholder={t.sitesHint}
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <div class="cluster">
          <button type="submit">{t.save}</button>
          {sites?.length === 0 && <span class="note">{t.nobody}</span>}
        </div>
      </Form>
      <label class="field">
        <span>{t.what}</span>
        <select
          value={shown}
          onChange={(event) => setShown(event.currentTarget.value as EmbeddablePage["name"])}
        >
          {model.embeds.map(({ name }) => (
            <option key={name} value={name}>
              {t.pages[name]}
            </option>
          ))}
        </select>
      </label>
      {chosen !== undefined && (
        <CopyField label={t.snippet} rows={3} value={snippetOf(chosen, page)} />
      )}
    </Section>
  );
};

/** The iframe's HTML; its title is for screen readers. */
const snippetOf = ({ name, url }: EmbeddablePage, { language, competition }: PageFrame): string => {
  const title = `${sharingTexts[language].pages[name]} · ${competition?.name ?? ""}`;
  const height = name === "leaders" ? 420 : 640;
  return `<iframe src="${inAttribute(url)}" title="${inAttribute(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
};

const inAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
