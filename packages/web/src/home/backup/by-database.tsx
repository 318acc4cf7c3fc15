import { backupTexts } from "@losfee/messages/home-backup";
import type { VNode } from "preact";
import { Section } from "../../parts/section.tsx";
import { useTexts } from "../../shell/page-context.ts";

/** Explains backups of a database, which its own programs make. */
export const ByDatabase = (): VNode => {
  const t = useTexts(backupTexts);
  return (
    <Section id="backup-database" title={t.byDatabase}>
      <p>{t.byDatabaseHow}</p>
      <p>
        <code class="path">pg_dump --format=custom --file=losfee.dump {t.databaseName}</code>
      </p>
      <p>{t.databaseBack}</p>
      <p>
        <code class="path">
          pg_restore --no-owner --single-transaction --dbname={t.emptyDatabase} losfee.dump
        </code>
      </p>
      <p>{t.databaseThen}</p>
    </Section>
  );
};
