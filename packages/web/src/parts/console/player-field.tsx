import type { Language } from "@losfee/contract";
import { findNamed, findPeople, type NamedPlayer, numberOfNamed } from "@losfee/core";
import { consoleTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useLanguage } from "../../shell/page-context.ts";

interface PlayerFieldProps {
  readonly label: string;
  readonly entries: readonly NamedPlayer[];
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly first?: boolean;
}

/** A player by part of a name or `#number`; shows the match while the user types. */
export const PlayerField = (props: PlayerFieldProps): VNode => {
  const language = useLanguage();
  const [lists, setLists] = useState(false);
  const list = `players-${props.label.replace(/\W+/g, "-")}`;
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        value={props.value}
        list={list}
        autocomplete="off"
        placeholder={consoleTexts[language].player}
        data-first={props.first}
        onFocus={(event) => {
          event.currentTarget.select();
          if (props.value.trim() === "") setLists(true);
        }}
        onInput={(event) => {
          setLists(true);
          props.onChange(event.currentTarget.value);
        }}
      />
      <datalist id={list}>
        {lists && offered(props).map(({ id, name }) => <option key={id} value={name} />)}
      </datalist>
      <span class="field-echo" aria-live="polite">
        {meant(props, language)}
      </span>
    </label>
  );
};

/** Most matches offered; typing another letter narrows them down. */
const MOST = 20;

/** All entries without a text, else the matches: hundreds of names render slowly. */
const offered = ({ entries, value }: PlayerFieldProps): readonly NamedPlayer[] =>
  value.trim() === "" ? entries : findPeople(value, entries).slice(0, MOST);

const meant = ({ entries, value }: PlayerFieldProps, language: Language): string => {
  if (value.trim() === "") return "";
  const match = findNamed(value, entries);
  const t = consoleTexts[language];
  if (match.kind === "none") return t.unknownPlayer({ text: value });
  if (match.kind === "one") return `#${numberOfNamed(match.entry)} ${match.entry.name}`;
  const names = match.entries.slice(0, 4).map(({ name }) => name);
  return t.severalPlayers({ names: names.join(" · ") });
};
