import type { AnswerOf } from "@losfee/contract/api";
import type { VNode } from "preact";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { api } from "../../../../shell/client/api.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { entryWords } from "./entry-words.ts";
import { PasteForm } from "./paste-form.tsx";
import type { GivenList } from "./use-pasted-list.ts";

/** The server's reading of a list. */
type ReadEntries = AnswerOf<"POST /competitions/:id/entries/read">;

interface PasteListProps {
  readonly ofTeams: boolean;
  readonly given?: GivenList | undefined;
  /** Missing where the form is always there. */
  readonly onClose?: () => void;
}

/** Storage name of a list that is not sent yet. */
export const listStorage = (competition: string): string => `losfee-list-${competition}`;

/** A list of entries. */
export const PasteList = ({ ofTeams, given, onClose }: PasteListProps): VNode => {
  const page = usePage();
  const t = entryWords(page.language, ofTeams);
  return (
    <PasteForm<ReadEntries>
      title={t.pasteTitle}
      hint={t.pasteHint}
      ofTeams={ofTeams}
      storage={listStorage(competitionIdOf(page))}
      given={given}
      read={(body, columns) =>
        api("POST /competitions/:id/entries/read", {
          params: { id: competitionIdOf(page) },
          query: { columns },
          body,
          headers: { "content-type": "text/csv" },
        })
      }
      command={({ entries }) => ({ type: "add-entries", entries })}
      added={({ entries }) => t.addedAll({ count: entries.length })}
      onClose={onClose}
    >
      {(read, onAdd) => <Preview read={read} t={t} onAdd={onAdd} />}
    </PasteForm>
  );
};

/** Details that only some lists have. */
const FURTHER = ["team", "venue", "title", "fideId", "sex", "birth"] as const;

const Preview = ({
  read,
  t,
  onAdd,
}: {
  readonly read: ReadEntries;
  readonly t: ReturnType<typeof entryWords>;
  readonly onAdd: () => void;
}): VNode => {
  const further = FURTHER.filter((key) => read.entries.some((entry) => entry[key]));
  return (
    <section class="stack" aria-label={t.preview({ count: read.entries.length })}>
      <div class="cluster">
        <h3>{t.preview({ count: read.entries.length })}</h3>
        <button
          ref={useInitialFocus<HTMLButtonElement>(true)}
          type="button"
          class="primary"
          onClick={onAdd}
        >
          {t.addAll({ count: read.entries.length })}
        </button>
      </div>
      {read.warnings.map(({ message }, index) => (
        <p key={`${index}-${message}`} class="message warn">
          {message}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs a way in for keys */}
      <div class="scroller preview" tabIndex={0}>
        <table class="wide">
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col" class="number">
                {t.rating}
              </th>
              <th scope="col">{t.club}</th>
              <th scope="col">{t.nation}</th>
              <th scope="col">{t.class}</th>
              {further.map((key) => (
                <th key={key} scope="col">
                  {key === "title" ? t.personTitle : t[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {read.entries.map((entry, index) => (
              <tr key={index}>
                <th scope="row">{entry.name}</th>
                <td class="number">{entry.rating || "–"}</td>
                <td>{entry.club}</td>
                <td>{entry.nation}</td>
                <td>{entry.class}</td>
                {further.map((key) => (
                  <td key={key}>{entry[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
