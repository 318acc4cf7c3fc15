import type { NamedPlayer } from "@losfee/core";
import { whyTexts } from "@losfee/messages/tournament-public-why";
import type { VNode } from "preact";
import type { PageFrame } from "../../../shell/page.ts";
import { useTexts } from "../../../shell/page-context.ts";

/** Chooses two players of a round by name; needs no script. */
export const WhyForm = ({
  action,
  choices,
  names = ["", ""],
}: {
  readonly action: string;
  readonly choices: readonly NamedPlayer[];
  readonly names?: readonly [string, string];
}): VNode => {
  const t = useTexts(whyTexts);
  return (
    <form class="cluster compare-form no-print" method="get" action={action}>
      <Player name="a" label={t.first} value={names[0]} />
      <Player name="b" label={t.second} value={names[1]} />
      <datalist id="why-players">
        {choices.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <button type="submit">{t.ask}</button>
    </form>
  );
};

const Player = ({
  name,
  label,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}): VNode => (
  <label class="field">
    <span>{label}</span>
    <input
      name={name}
      value={value}
      list="why-players"
      required
      maxLength={120}
      autocomplete="off"
      spellcheck={false}
    />
  </label>
);

/** Two players and whether they did meet. */
interface Asked {
  readonly names: readonly [string, string];
  readonly together: boolean;
}

/** "Warum spielen Anna und Ben nicht gegeneinander?" */
export const whyTitle = (
  { answer }: { readonly answer: Asked | null },
  { language }: PageFrame,
): string => {
  const t = whyTexts[language];
  if (answer === null) return t.choose;
  const [first, second] = answer.names;
  return answer.together ? t.together({ a: first, b: second }) : t.title({ a: first, b: second });
};
