import { formatTime } from "@losfee/contract";
import type { ListedLink, NewLink } from "@losfee/contract/api";
import { entriesTexts } from "@losfee/messages/ladder-console-entries";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { LinkCode } from "../../../../parts/console/link-code.tsx";
import { OnlyHere } from "../../../../parts/console/only-here.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import type { LadderEntryRow } from "./page.ts";

interface LinkDialogProps {
  readonly row: LadderEntryRow;
  readonly onClose: () => void;
}

const isOf = ({ id }: LadderEntryRow, link: ListedLink): boolean =>
  link.role === "player" && link.scope.entry === id;

/** Creates the personal link to a player's own page, and revokes earlier ones. */
export const LinkDialog = ({ row, onClose }: LinkDialogProps): VNode => {
  const page = usePage();
  const t = entriesTexts[page.language];
  const { say } = useConsole();
  const [fresh, setFresh] = useState<NewLink | null>(null);
  const [links, setLinks] = useState<readonly ListedLink[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { id: competitionIdOf(page) };
  const load = async (): Promise<void> => {
    const answer = await api("GET /competitions/:id/links", { params });
    if (answer.ok) setLinks(answer.value.links.filter((link) => isOf(row, link)));
    else say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), []);
  const create = async (): Promise<void> => {
    const scope = { kind: "player", entry: row.id } as const;
    const body = { label: row.name, role: "player", scope } as const;
    const answer = await api("POST /competitions/:id/links", { params, body });
    if (!answer.ok) return setProblem(answer.problem.detail);
    setFresh(answer.value);
    await load();
  };
  const revoke = async (link: string): Promise<void> => {
    const answer = await api("DELETE /competitions/:id/links/:link", {
      params: { ...params, link },
    });
    if (!answer.ok) return setProblem(answer.problem.detail);
    say("done", t.revoked({ name: row.name }));
    await load();
  };
  return (
    <ActionDialog
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
          <LinkCode qr={fresh.qr} alt={t.qr({ name: row.name })} />
          <OnlyHere />
        </div>
      )}
      {links.length > 0 && (
        <>
          <h3>{t.links}</h3>
          <ul class="plain">
            {links.map(({ id, createdAt }) => (
              <li key={id} class="cluster">
                <span class="note">{formatTime(createdAt, page.language, page.timeZone)}</span>
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
