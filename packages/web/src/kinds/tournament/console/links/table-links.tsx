import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { LinkCode } from "../../../../parts/console/link-code.tsx";
import { Section } from "../../../../parts/section.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { tableLinksTexts } from "./table-texts.ts";

interface TableLinksProps {
  /** How many there are. */
  readonly tables: number;
  readonly page: PageFrame;
}

/** A table's link just made: its address is told once. */
interface TableLink {
  readonly table: number;
  readonly url: string;
  /** The address as a QR code, an SVG picture; null where only this machine can follow it. */
  readonly qr: string | null;
}

/** The stage of a table's link that holds in every stage. */
const EVERY_STAGE = 0;

/** A link for each table, to be printed as QR codes. */
export const TableLinks = ({ tables, page }: TableLinksProps): VNode => {
  const t = tableLinksTexts[page.language];
  const { during, say } = useConsole();
  const [made, setMade] = useState<readonly TableLink[]>([]);
  const params = { id: competitionIdOf(page) };
  const revokeOld = async (): Promise<void> => {
    const listed = await api("GET /competitions/:id/links", { params });
    if (!listed.ok) return say("problem", listed.problem.detail);
    for (const { id: link, role } of listed.value.links) {
      if (role === "table") {
        await api("DELETE /competitions/:id/links/:link", { params: { ...params, link } });
      }
    }
  };
  const makeAll = async (): Promise<void> => {
    await revokeOld();
    const links: TableLink[] = [];
    for (let table = 1; table <= tables; table++) {
      const scope = { kind: "table", stage: EVERY_STAGE, table } as const;
      const body = { label: t.table(table), role: "table", scope } as const;
      const answer = await api("POST /competitions/:id/links", { params, body });
      if (!answer.ok) return say("problem", answer.problem.detail);
      links.push({ table, url: answer.value.url, qr: answer.value.qr });
    }
    setMade(links);
  };
  return (
    <Section id="table-links" title={t.title}>
      {tables === 0 ? (
        <p class="note">{t.none}</p>
      ) : (
        <>
          <p class="note">{t.intro}</p>
          <div class="cluster">
            <button type="button" onClick={() => void during(t.working, makeAll)}>
              {t.create(tables)}
            </button>
            {made.length > 0 && (
              <button type="button" class="primary" onClick={() => print()}>
                {t.print}
              </button>
            )}
          </div>
        </>
      )}
      <div class="link-cards" aria-live="polite">
        {made.map(({ table, url, qr }) => (
          <figure key={table} class="link-card">
            <strong>{t.table(table)}</strong>
            <LinkCode qr={qr} alt={t.qr(table)} language={page.language} />
            <figcaption>
              {t.hint}
              <br />
              <code class="long">{url}</code>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
};
