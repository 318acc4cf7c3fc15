import type { ListedLink } from "@losfee/contract/api";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { LinkCode } from "../../../../parts/console/link-code.tsx";
import { Section } from "../../../../parts/section.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { tableLinksTexts } from "./table-texts.ts";

interface TableLinksProps {
  /** How many there are. */
  readonly tables: number;
  /** Valid links of this competition; null while they are loaded. */
  readonly links: readonly ListedLink[] | null;
  readonly page: PageFrame;
  /** Called when links were made or ended. */
  readonly onChange: () => Promise<void>;
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

/** A link for each table, to be printed as QR codes. New ones end those there are, which is asked first. */
export const TableLinks = ({ tables, links, page, onChange }: TableLinksProps): VNode => {
  const t = tableLinksTexts[page.language];
  const { during, say } = useConsole();
  const [made, setMade] = useState<readonly TableLink[]>([]);
  const [isAsking, setAsking] = useState(false);
  const earlier = (links ?? []).filter(({ role }) => role === "table");
  const params = { id: competitionIdOf(page) };
  /** Whether all of them have ended. */
  const endEarlier = async (): Promise<boolean> => {
    for (const { id: link } of earlier) {
      const answer = await api("DELETE /competitions/:id/links/:link", {
        params: { ...params, link },
      });
      // Somebody else may have ended it meanwhile.
      if (!answer.ok && answer.problem.status !== 404) {
        say("problem", answer.problem.detail);
        return false;
      }
    }
    return true;
  };
  const makeAll = async (): Promise<void> => {
    if (!(await endEarlier())) return;
    const fresh: TableLink[] = [];
    for (let table = 1; table <= tables; table++) {
      const scope = { kind: "table", stage: EVERY_STAGE, table } as const;
      const body = { label: t.table(table), role: "table", scope } as const;
      const answer = await api("POST /competitions/:id/links", { params, body });
      if (!answer.ok) return say("problem", answer.problem.detail);
      fresh.push({ table, url: answer.value.url, qr: answer.value.qr });
    }
    setMade(fresh);
  };
  const make = (): void => {
    setAsking(false);
    void during(t.working, makeAll).then(onChange);
  };
  return (
    <Section id="table-links" title={t.title}>
      {tables === 0 ? (
        <p class="note">{t.none}</p>
      ) : (
        <>
          <p class="note">{t.intro}</p>
          <div class="cluster">
            <button
              type="button"
              disabled={links === null}
              onClick={() => (earlier.length > 0 ? setAsking(true) : make())}
            >
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
      {isAsking && (
        <ActionDialog
          language={page.language}
          title={t.replaceTitle}
          confirm={t.replace}
          isFinal
          onClose={() => setAsking(false)}
          onSubmit={make}
        >
          <p>{t.replaceAsk(earlier.length)}</p>
        </ActionDialog>
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
