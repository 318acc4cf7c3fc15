import { formatTime, type GrantRole, roleNames, textAt } from "@losfee/contract";
import type { ListedLogLine } from "@losfee/contract/api";
import { organisationTexts } from "@losfee/messages/home-organisation";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ColumnTable } from "../../parts/column-table.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import type { PageFrame } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";

/** Actions in an organisation, latest first; people by name if they still have an account. */
export const LogSection = ({ organisation }: { readonly organisation: string }): VNode => {
  const page = usePage();
  const t = organisationTexts[page.language];
  const { say } = useConsole();
  const [log, setLog] = useState<readonly ListedLogLine[]>([]);
  const [names, setNames] = useState<Names>({});
  useEffect(() => {
    const params = { organisation };
    void api("GET /organisations/:organisation/log", { params }).then((answer) => {
      if (!answer.ok) return say("problem", answer.problem.detail);
      setLog(answer.value.log.toReversed());
      setNames(answer.value.names);
    });
  }, []);
  return (
    <Section
      id="log"
      title={t.log}
      more={
        <a href={`/api/v1/organisations/${organisation}/log`} download={`${organisation}-log.json`}>
          {t.export}
        </a>
      }
    >
      <ColumnTable
        caption={t.log}
        lines={log}
        keyOf={({ seq }) => seq}
        columns={[
          {
            heading: t.when,
            isRowHeading: true,
            cell: ({ at }) => formatTime(at, page.language, page.timeZone),
          },
          {
            heading: t.what,
            cell: ({ actor, entry }) => (
              <>
                {whatOf(entry, organisation, names, page)}
                <br />
                <span class="note">{whoOf(actor, names, page)}</span>
              </>
            ),
          },
        ]}
      />
    </Section>
  );
};

/** Names by id: of people who still have an account, organisations, and competitions. */
type Names = Readonly<Record<string, string>>;

const whoOf = (actor: string, names: Names, page: PageFrame): string =>
  actor === "director"
    ? organisationTexts[page.language].operator
    : (names[actor.replace(/^person:/, "")] ?? actor);

const whatOf = (
  entry: ListedLogLine["entry"],
  own: string,
  names: Names,
  page: PageFrame,
): string => {
  const { act, name, person, competition, role, organisation, parent } = entry;
  const roleName = roleNames[page.language][String(role) as GrantRole];
  const about = [
    ...[roleName, name],
    ...[person, competition, organisation, parent]
      // The log's own organisation is implied.
      .filter((id) => id !== own)
      .map((id) => names[String(id)] ?? id),
  ].filter((one): one is string => typeof one === "string");
  return [textAt(organisationTexts[page.language].acts, act) ?? act, ...about].join(" · ");
};
