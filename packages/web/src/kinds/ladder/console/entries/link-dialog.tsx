import { formatTime } from "@losfee/contract";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { request } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import type { LadderEntryRow } from "./model.ts";
import { entriesTexts } from "./texts.ts";

interface PlayerLink {
  readonly id: string;
  readonly createdAt: string;
  readonly scope?: { readonly kind: string; readonly entry?: number };
}

/** A link just made: its address is told once. */
interface NewLink {
  readonly url: string;
  /** The address as a QR code, SVG; null where only this machine can follow it. */
  readonly qr: string | null;
}

interface LinkDialogProps {
  readonly page: PageFrame;
  readonly row: LadderEntryRow;
  readonly onClose: () => void;
}

/** Makes the link by which a player reaches the own page, and takes earlier ones back. */
export const LinkDialog = ({ page, row, onClose }: LinkDialogProps): VNode => {
  const t = entriesTexts[page.language];
  const { say } = useConsole();
  const [fresh, setFresh] = useState<NewLink | null>(null);
  const [links, setLinks] = useState<readonly PlayerLink[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const path = `/api/v1/competitions/${page.competition?.id}/links`;
  const load = async (): Promise<void> => {
    const answer = await request<{ readonly links: readonly PlayerLink[] }>(path);
    if (answer.ok) setLinks(answer.value.links.filter(({ scope }) => scope?.entry === row.id));
    else say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), []);
  const create = async (): Promise<void> => {
    const scope = { kind: "player", entry: row.id };
    const body = { label: row.name, role: "player", scope };
    const answer = await request<NewLink>(path, { method: "POST", body });
    if (!answer.ok) return setProblem(answer.problem.detail);
    setFresh(answer.value);
    await load();
  };
  const revoke = async (id: string): Promise<void> => {
    const answer = await request(`${path}/${id}`, { method: "DELETE" });
    if (!answer.ok) return setProblem(answer.problem.detail);
    await load();
  };
  return (
    <ActionDialog
      language={page.language}
      title={`${t.link}: ${row.name}`}
      confirm={t.newLink}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void create()}
    >
      <p class="note">{t.linkNote}</p>
      {fresh !== null && (
        <div class="fresh-link stack">
          <input
            id="player-link"
            readOnly
            value={fresh.url}
            aria-label={t.link}
            onFocus={(event) => event.currentTarget.select()}
          />
          {fresh.qr === null ? (
            <p class="note">{t.onlyHere}</p>
          ) : (
            <img
              class="qr"
              src={`data:image/svg+xml,${encodeURIComponent(fresh.qr)}`}
              alt={t.qr(row.name)}
            />
          )}
        </div>
      )}
      {links.length > 0 && (
        <>
          <h3>{t.links}</h3>
          <ul class="plain">
            {links.map(({ id, createdAt }) => (
              <li key={id} class="cluster">
                <span class="note">{formatTime(createdAt, page.language)}</span>
                <button type="button" onClick={() => void revoke(id)}>
                  {t.revoke}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </ActionDialog>
  );
};
