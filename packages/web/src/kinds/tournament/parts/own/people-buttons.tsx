import { lettersTexts } from "@losfee/messages/tournament-parts-own";
import type { VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";
import { lettersOf, type PersonToChoose } from "./people-to-choose.ts";

interface PeopleProps {
  readonly people: readonly PersonToChoose[];
}

/**
 * A button per name, inside a form that sends `entry`. Long lists get letter links that need no
 * script.
 */
export const PeopleButtons = ({ people }: PeopleProps): VNode => {
  const language = useLanguage();
  const letters = lettersOf(people);
  if (letters === null) return <Names people={people} />;
  return (
    <>
      <nav class="choose-letters" aria-label={lettersTexts[language].letters}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${idOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(({ letter, people: those }) => (
        <section key={letter} aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)} class="choose-letter">
            {letter}
          </h2>
          <Names people={those} />
        </section>
      ))}
    </>
  );
};

const idOf = (letter: string): string => `letter-${letter === "#" ? "other" : letter}`;

const Names = ({ people }: PeopleProps): VNode => (
  <ul class="plain choose-people">
    {people.map(({ entry, name }) => (
      <li key={entry}>
        <button type="submit" name="entry" value={entry}>
          {name}
        </button>
      </li>
    ))}
  </ul>
);
