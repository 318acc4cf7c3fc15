import { newTexts } from "@losfee/messages/home-new-format";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { useShortcuts } from "../../shell/client/context.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import type { PageProps } from "../../shell/page.ts";
import { useTexts } from "../../shell/page-context.ts";
import { newPath, samplePath } from "../../shell/paths.ts";
import { FormatDrawing } from "../parts/formats/format-drawing.tsx";
import { useHome } from "../parts/use-home.tsx";
import { ImportFile } from "./import-file.tsx";
import type { Choice, FormatModel } from "./page.ts";
import { startTyping, stepThrough } from "./walking.ts";

/** Cards to choose from: links, so that they work without scripts. */
export const FormatView = ({ model }: PageProps<FormatModel>): VNode => {
  const t = useTexts(newTexts);
  const { lastUsed, groups, samples, at, isHomed } = model;
  const [wanted, setWanted] = useState("");
  const [isAlive, setAlive] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const home = useHome(model);
  useEffect(() => {
    setAlive(true);
    return startTyping(field);
  }, []);
  useShortcuts([
    { key: "ArrowDown", text: t.next, run: () => stepThrough(1) },
    { key: "ArrowUp", text: t.previous, run: () => stepThrough(-1) },
    { key: "Escape", text: t.back, run: () => leadTo("/console") },
  ]);
  const fits = ({ name, note }: Choice, group = ""): boolean =>
    wordsIn(wanted).every((word) =>
      wordsIn(`${name} ${note} ${group}`).some((one) => one.startsWith(word)),
    );
  const shown = groups
    .map((group) => ({ ...group, choices: group.choices.filter((one) => fits(one, group.title)) }))
    .filter(({ choices }) => choices.length > 0);
  const first = lastUsed[0] ?? groups[0]?.choices[0];
  const isNarrowed = wanted.trim() !== "";
  return (
    <>
      <PageHead title={t.what}>
        {isAlive && (
          <>
            <p class="note with-keys">
              <kbd>↑</kbd> <kbd>↓</kbd> {t.keys({ enter: "Enter" })}
            </p>
            <input
              ref={field}
              class="actions narrow-list"
              type="search"
              value={wanted}
              placeholder={t.narrowHint}
              aria-label={t.narrow}
              onInput={(event) => setWanted(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === "ArrowDown" || event.key === "Enter") {
                  event.preventDefault();
                  const first = stepThrough(1);
                  if (event.key === "Enter") first?.click();
                }
              }}
            />
          </>
        )}
      </PageHead>
      {!isNarrowed && lastUsed.length > 0 && (
        <Section id="last-used" title={t.lastUsed}>
          <ul class="lots format-cards">
            {lastUsed.map((choice) => (
              <Card key={choice.id} choice={choice} at={at} isFirst={choice === first} isMine />
            ))}
          </ul>
        </Section>
      )}
      {shown.map(({ id, title, choices }) => (
        <Section key={id} id={`game-${id}`} title={title}>
          <ul class="lots format-cards">
            {choices.map((choice) => (
              <Card key={choice.id} choice={choice} at={at} isFirst={choice === first} />
            ))}
          </ul>
        </Section>
      ))}
      {shown.length === 0 && <p class="empty">{t.nothing}</p>}
      <Section id="file" title={t.fromFile}>
        <ImportFile
          home={home.fields}
          chooser={home.chooser}
          isReady={!isHomed || home.chooser !== null}
        />
      </Section>
      {samples.length > 0 && !isNarrowed && (
        <Section id="samples" title={t.samples}>
          <p class="note">{t.samplesHint}</p>
          <ul class="sample-list plain">
            {samples.map(({ id, label }) => (
              <li key={id}>
                <form method="post" action={samplePath(id)}>
                  <button type="submit">{label}</button>
                </form>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
};

const wordsIn = (text: string): readonly string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

interface CardProps {
  readonly choice: Choice;
  readonly at: string;
  /** True for the first card of the page, which has the focus. */
  readonly isFirst: boolean;
  /** True for the last used presets. */
  readonly isMine?: true;
}

const Card = ({ choice: { id, name, note, drawing }, at, isFirst, isMine }: CardProps): VNode => (
  <li>
    <a class={isMine ? "lot mine" : "lot"} href={newPath(id, at)} autofocus={isFirst}>
      <span class="lot-stub">
        <FormatDrawing drawing={drawing} />
      </span>
      <span class="lot-body">
        <b>{name}</b>
        <span>{note}</span>
      </span>
    </a>
  </li>
);
