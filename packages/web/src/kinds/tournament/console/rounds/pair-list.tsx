import type { Language } from "@losfee/contract";
import { type EntryId, findNamed, type NamedPlayer } from "@losfee/core";
import { roundTexts } from "@losfee/messages/tournament-console-rounds";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { PlayerField } from "../../../../parts/console/player-field.tsx";

interface PairListProps {
  readonly title: string;
  readonly pairs: readonly (readonly [EntryId, EntryId])[];
  readonly entries: readonly NamedPlayer[];
  readonly language: Language;
  readonly onChange: (pairs: readonly (readonly [EntryId, EntryId])[]) => void;
}

/** A list of pairs; typing two names adds one. */
export const PairList = ({ title, pairs, entries, language, onChange }: PairListProps): VNode => {
  const t = roundTexts[language];
  const [one, setOne] = useState("");
  const [two, setTwo] = useState("");
  const [a, b] = [findNamed(one, entries), findNamed(two, entries)];
  const ready = a.kind === "one" && b.kind === "one" && a.entry.id !== b.entry.id;
  const add = (): void => {
    if (a.kind !== "one" || b.kind !== "one") return;
    onChange([...pairs, [a.entry.id, b.entry.id]]);
    setOne("");
    setTwo("");
  };
  const name = (entry: EntryId): string => entries.find(({ id }) => id === entry)?.name ?? "";
  return (
    <fieldset class="pair-list">
      <legend>{title}</legend>
      <ul class="plain">
        {pairs.map((pair) => (
          <li key={pair.join("-")} class="cluster">
            {name(pair[0])} – {name(pair[1])}
            <button type="button" onClick={() => onChange(pairs.filter((other) => other !== pair))}>
              {t.removePair}
            </button>
          </li>
        ))}
      </ul>
      <div class="cluster fields">
        <PlayerField
          language={language}
          label={`${title}: ${t.one}`}
          entries={entries}
          value={one}
          onChange={setOne}
        />
        <PlayerField
          language={language}
          label={`${title}: ${t.two}`}
          entries={entries}
          value={two}
          onChange={setTwo}
        />
        <button type="button" disabled={!ready} onClick={add}>
          {t.addPair}
        </button>
      </div>
    </fieldset>
  );
};
