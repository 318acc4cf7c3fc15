import { formatTime, may, type Problem } from "@losfee/contract";
import type { ListedLink, NewLink } from "@losfee/contract/api";
import {
  captainSheetTexts,
  linksTexts,
  playerSheetTexts,
  tableSheetTexts,
} from "@losfee/messages/tournament-console-links";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { LinkCode } from "../../../../parts/console/link-code.tsx";
import { OnlyHere } from "../../../../parts/console/only-here.tsx";
import { TextField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import { Section } from "../../../../parts/section.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionRolesPath, SESSIONS_PATH } from "../../../../shell/paths.ts";
import { LinkSheet } from "./link-sheet.tsx";
import type { LinksModel } from "./page.ts";

/** Stage of a table's link that is valid in every stage. */
const EVERY_STAGE = 0;

/** Links for helpers who enter results, and one for each table. */
export const LinksView = ({ model }: PageProps<LinksModel>): VNode => {
  const page = usePage();
  const t = linksTexts[page.language];
  const tableTexts = tableSheetTexts[page.language];
  const { say } = useConsole();
  const [links, setLinks] = useState<readonly ListedLink[] | null>(null);
  const [label, setLabel] = useState("");
  const [fresh, setFresh] = useState<NewLink | null>(null);
  const params = { id: competitionIdOf(page) };
  const explain = (problem: Problem): void => say("problem", problem.detail);
  const load = async (): Promise<void> => {
    const answer = await api("GET /competitions/:id/links", { params });
    if (answer.ok) setLinks(answer.value.links);
    else explain(answer.problem);
  };
  const [revoking, setRevoking] = useState<ListedLink | null>(null);
  const [hasOrganisations, setHasOrganisations] = useState(false);
  useEffect(() => {
    void load();
    // Without organisations the page does not mention roles.
    void api("GET /organisations").then((answer) => {
      if (answer.ok) setHasOrganisations(answer.value.organisations.length > 0);
    });
  }, []);
  const create = async (): Promise<void> => {
    const answer = await api("POST /competitions/:id/links", { params, body: { label } });
    if (!answer.ok) return explain(answer.problem);
    setFresh(answer.value);
    setLabel("");
    await load();
  };
  const revoke = async (link: ListedLink): Promise<void> => {
    setRevoking(null);
    const answer = await api("DELETE /competitions/:id/links/:link", {
      params: { ...params, link: link.id },
    });
    if (!answer.ok) return explain(answer.problem);
    if (fresh?.id === link.id) setFresh(null);
    say("done", t.revoked({ label: link.label }));
    await load();
  };
  return (
    <ConsolePage
      title={t.title}
      aside={
        (hasOrganisations || may(page.viewer, "person")) && (
          <a href={competitionRolesPath(competitionIdOf(page))}>{t.roles}</a>
        )
      }
    >
      <p class="note">{t.intro}</p>
      <Form class="cluster fields" onSubmit={create}>
        <TextField
          label={t.label}
          value={label}
          required
          maxLength={60}
          placeholder={t.labelHint}
          autofocus
          onChange={setLabel}
        />
        <button type="submit" class="primary">
          {t.create}
        </button>
      </Form>
      {fresh !== null && <FreshLink link={fresh} />}
      <Section id="links-list" title={t.list}>
        {links === null && <p class="note">{t.loading}</p>}
        {links?.length === 0 && <p class="note">{t.none}</p>}
        <ul class="plain link-list">
          {links?.map((link) => (
            <li key={link.id} class="cluster">
              <b>{link.label}</b>
              <span class="note">
                {t.since({ time: formatTime(link.createdAt, page.language, page.timeZone) })}
              </span>
              <button type="button" onClick={() => setRevoking(link)}>
                {t.revoke}
              </button>
            </li>
          ))}
        </ul>
      </Section>
      {revoking !== null && (
        <ActionDialog
          title={t.revokeTitle({ label: revoking.label })}
          confirm={t.revokeConfirm}
          isFinal
          onClose={() => setRevoking(null)}
          onSubmit={() => void revoke(revoking)}
        >
          <p>{t.revokeAsk({ label: revoking.label })}</p>
        </ActionDialog>
      )}
      {model.tables !== null && (
        <LinkSheet
          id="table-links"
          texts={tableTexts}
          targets={Array.from({ length: model.tables }, (_, index) => ({
            label: tableTexts.table({ table: index + 1 }),
            role: "table",
            scope: { kind: "table", stage: EVERY_STAGE, table: index + 1 },
          }))}
          links={links}
          onChange={load}
        />
      )}
      <LinkSheet
        id="player-links"
        texts={(model.ofTeams ? captainSheetTexts : playerSheetTexts)[page.language]}
        targets={model.players.map(({ entry, label }) => ({
          label,
          role: "player",
          scope: { kind: "player", entry },
        }))}
        links={links}
        onChange={load}
      />
      <p>
        <a href={SESSIONS_PATH}>{t.sessions}</a>
      </p>
    </ConsolePage>
  );
};

const FreshLink = ({ link }: { readonly link: NewLink }): VNode => {
  const t = useTexts(linksTexts);
  const { say } = useConsole();
  const copy = async (): Promise<void> => {
    const field = document.getElementById("fresh-link") as HTMLInputElement | null;
    field?.select();
    // Plain http blocks the clipboard; users can copy the selected text by keyboard.
    await navigator.clipboard?.writeText(link.url);
    say("done", t.copied);
  };
  return (
    <section class="section stack fresh-link" aria-live="polite">
      <h2>{link.label}</h2>
      <p>{t.once}</p>
      <div class="cluster">
        <input id="fresh-link" readOnly value={link.url} aria-label={link.label} />
        <button type="button" onClick={() => void copy()}>
          {t.copy}
        </button>
      </div>
      <LinkCode qr={link.qr} alt={t.qr({ label: link.label })} />
      <OnlyHere />
    </section>
  );
};
