import type { Language, LinkRole } from "@losfee/contract";
import type { ListedLink } from "@losfee/contract/api";
import type { playerSheetTexts } from "@losfee/messages/tournament-console-links";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { LinkCode } from "../../../../parts/console/link-code.tsx";
import { OnlyHere } from "../../../../parts/console/only-here.tsx";
import { Section } from "../../../../parts/section.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";

/** Owner of a link: one table, or one player. */
export type LinkTarget = Exclude<LinkRole, { readonly role: "results" }> & {
  readonly label: string;
};

interface LinkSheetProps {
  readonly id: string;
  readonly texts: (typeof playerSheetTexts)[Language];
  readonly targets: readonly LinkTarget[];
  /** Valid links of this competition; null while loading. */
  readonly links: readonly ListedLink[] | null;
  /** Called after links were made or ended. */
  readonly onChange: () => Promise<void>;
}

/** A new link, whose address is shown only once. */
interface FreshLink {
  readonly label: string;
  readonly url: string;
  /** QR code of the address as an SVG picture; null if only this machine can open it. */
  readonly qr: string | null;
}

/**
 * A link for each table or player, to print as QR codes: for those without one, or for all anew,
 * which asks first and ends the existing ones.
 */
export const LinkSheet = ({ id, texts: t, targets, links, onChange }: LinkSheetProps): VNode => {
  const page = usePage();
  const { during, say } = useConsole();
  const [made, setMade] = useState<readonly FreshLink[]>([]);
  const [isAsking, setAsking] = useState(false);
  const role = targets[0]?.role;
  const earlier = (links ?? []).filter((link) => link.role === role);
  const lacking = targets.filter((target) => !earlier.some((link) => isFor(link, target)));
  const params = { id: competitionIdOf(page) };
  /** True if all of them have ended. */
  const endEarlier = async (): Promise<boolean> => {
    for (const { id: link } of earlier) {
      const answer = await api("DELETE /competitions/:id/links/:link", {
        params: { ...params, link },
      });
      // Another user may have ended it meanwhile.
      if (!answer.ok && answer.problem.status !== 404) {
        say("problem", answer.problem.detail);
        return false;
      }
    }
    return true;
  };
  const makeAll = async (wanted: readonly LinkTarget[]): Promise<void> => {
    const fresh: FreshLink[] = [];
    for (const body of wanted) {
      const answer = await api("POST /competitions/:id/links", { params, body });
      if (!answer.ok) {
        say("problem", answer.problem.detail);
        break;
      }
      fresh.push({ label: body.label, url: answer.value.url, qr: answer.value.qr });
    }
    // Links made before an error are shown, too: there is no second chance.
    setMade(fresh);
  };
  const make = (wanted: readonly LinkTarget[]): void =>
    void during(t.working, () => makeAll(wanted)).then(onChange);
  const replace = (): void => {
    setAsking(false);
    void during(t.working, async () => {
      if (await endEarlier()) await makeAll(targets);
    }).then(onChange);
  };
  return (
    <Section id={id} title={t.title}>
      {targets.length === 0 ? (
        <p class="note">{t.none}</p>
      ) : (
        <>
          <p class="note">{t.intro}</p>
          <div class="cluster">
            {(lacking.length > 0 || links === null) && (
              <button type="button" disabled={links === null} onClick={() => make(lacking)}>
                {earlier.length === 0
                  ? t.create({ count: lacking.length })
                  : t.createLacking({ count: lacking.length })}
              </button>
            )}
            {earlier.length > 0 && (
              <button type="button" onClick={() => setAsking(true)}>
                {t.renew({ count: targets.length })}
              </button>
            )}
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
          title={t.replaceTitle}
          confirm={t.replace}
          isFinal
          onClose={() => setAsking(false)}
          onSubmit={replace}
        >
          <p>{t.replaceAsk({ count: earlier.length })}</p>
        </ActionDialog>
      )}
      {made.length > 0 && <OnlyHere />}
      <div class="link-cards" aria-live="polite">
        {made.map(({ label, url, qr }) => (
          <figure key={label} class="link-card">
            <strong>{label}</strong>
            <LinkCode qr={qr} alt={t.qr({ label })} />
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

/** True if an existing link is for exactly this table or player. */
const isFor = (link: ListedLink, target: LinkTarget): boolean => {
  if (link.role === "player" && target.role === "player") {
    return link.scope.entry === target.scope.entry;
  }
  return (
    link.role === "table" &&
    target.role === "table" &&
    link.scope.table === target.scope.table &&
    link.scope.stage === target.scope.stage
  );
};
