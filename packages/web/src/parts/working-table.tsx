import type { Language } from "@losfee/contract";
import { partTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";
import { useLanguage } from "../shell/page-context.ts";
import type { TermText, WorkingText } from "./working-text.ts";

interface WorkingTableProps {
  readonly working: WorkingText;
  /** Owner of the value, if the page does not show it. */
  readonly whose?: string;
  /** True for terms to highlight. */
  readonly isMarked?: (term: TermText) => boolean;
}

/** The full working of a value: each term with its source and effect, then the sum. */
export const WorkingTable = ({
  working,
  whose,
  isMarked = () => false,
}: WorkingTableProps): VNode => {
  const { label, value, source, terms, result } = working;
  const heading = (
    <>
      {whose === undefined ? label : `${label}, ${whose}`}: <strong>{value}</strong>
    </>
  );
  return (
    <div class="working">
      {source !== null || terms.length === 0 ? (
        <p class="working-head">{heading}</p>
      ) : (
        <table>
          <caption class="working-head">{heading}</caption>
          <Terms working={working} isMarked={isMarked} />
        </table>
      )}
      {result.length > 0 && <p class="working-result">{result.join("\n")}</p>}
    </div>
  );
};

const Terms = ({
  working: { at, terms },
  isMarked,
}: Required<Omit<WorkingTableProps, "whose">>): VNode => {
  const language = useLanguage();
  const t = partTexts[language];
  const withRounds = at === "boards";
  const hasProducts = terms.some(({ product }) => product !== "");
  const [first] = terms;
  // A kind shared by all terms is shown once.
  const kind =
    withRounds && first !== undefined && terms.every((term) => term.kind === first.kind)
      ? first.kind
      : null;
  return (
    <>
      <thead>
        <tr>
          {withRounds && (
            <th scope="col" class="number">
              <abbr title={t.roundWord}>{t.roundShort}</abbr>
            </th>
          )}
          <th scope="col">{t.terms[at].from}</th>
          {kind === null && <th scope="col">{t.terms[at].kind}</th>}
          {hasProducts && (
            <th scope="col" class="number">
              {t.product}
            </th>
          )}
          <th scope="col" class="number">
            {kind === null || hasProducts ? t.amount : capitalized(kind, language)}
          </th>
        </tr>
      </thead>
      <tbody>
        {terms.map((term, index) => (
          <tr key={index} class={termClass(term, isMarked(term))}>
            {withRounds && <td class="number">{term.round || "–"}</td>}
            <td>
              {term.from || "–"}
              {term.note !== "" && <span class="working-note">{term.note}</span>}
            </td>
            {kind === null && <td>{term.kind}</td>}
            {hasProducts && <td class="number">{term.product}</td>}
            <td class="number">{term.counts ? term.amount : <del>{term.amount}</del>}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
};

const capitalized = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

const termClass = ({ counts }: TermText, marked: boolean): string | undefined =>
  [counts ? "" : "cut", marked ? "marked" : ""].filter((part) => part !== "").join(" ") ||
  undefined;

/** The terms of a value at a glance: one small piece each, cut ones struck out. */
export const WorkingGlance = ({
  working: { source, terms, result },
}: Pick<WorkingTableProps, "working">): VNode =>
  source !== null || terms.length === 0 ? (
    <span class="working-result">{result.join("\n")}</span>
  ) : (
    <ul class="terms">
      {terms.map(({ round, what, amount, counts, note }, index) => (
        <li key={index} title={note === "" ? what : `${what}: ${note}`} class={counts ? "" : "cut"}>
          <span class="term-round" aria-hidden="true">
            {round}
          </span>
          <span class="visually-hidden">{what}: </span>
          {counts ? amount : <del>{amount}</del>}
        </li>
      ))}
    </ul>
  );
