import { confirmTexts, reportsTexts } from "@losfee/messages/tournament-console-reports";
import type { VNode } from "preact";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { leadTo } from "../../../../shell/client/document-base.ts";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { WaitingGame } from "./model.ts";

interface ReportsLinkProps {
  readonly games: readonly Pick<WaitingGame, "kind" | "doubts">[];
  /** Base address of the console. */
  readonly base: string;
}

/** Number of reports that wait for the director, and the page that settles them. */
export const ReportsLink = ({ games, base }: ReportsLinkProps): VNode | null => {
  const language = useLanguage();
  const t = reportsTexts[language];
  const { look } = confirmTexts[language];
  const href = `${base}/confirm`;
  useShortcuts(
    games.length === 0 ? [] : [{ key: "c", alt: true, text: look, run: () => leadTo(href) }],
  );
  if (games.length === 0) return null;
  const reported = games.filter(({ kind }) => kind === "reported");
  const conflicts = games.length - reported.length;
  const unusual = reported.filter(({ doubts }) => doubts.length > 0).length;
  return (
    <p class="message warn cluster" role="status">
      {reported.length > 0 && <span>{t.reported({ count: reported.length })}</span>}
      {conflicts > 0 && <b>{t.conflicts({ count: conflicts })}</b>}
      {unusual > 0 && <b>{t.unusual({ count: unusual })}</b>}
      <a class="button" href={href}>
        {look} <kbd>Alt+C</kbd>
      </a>
    </p>
  );
};
