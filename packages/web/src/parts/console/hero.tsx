import type { ComponentChildren, VNode } from "preact";
import { Lot } from "../lot.tsx";

/** A contest in the hero's list: its number, its players, its state. */
export interface HeroLine {
  readonly place: string;
  /** Page that settles it; missing if the main button leads there. */
  readonly href?: string;
  readonly names: readonly string[];
  /** Score of each player; missing while there is none. */
  readonly scores?: readonly string[];
  /** Its group or its missing games; may be empty. */
  readonly note: string;
  readonly mark: string;
  /** True if the mark needs a look. */
  readonly isUnusual?: true;
}

interface HeroProps {
  /** The largest figure of the page, with a word above and below it. */
  readonly stub: { readonly label: string; readonly value: string; readonly of: string };
  readonly title: string;
  readonly facts: readonly string[];
  /** Progress, between facts and buttons. */
  readonly progress?: ComponentChildren;
  /** Buttons: the next act first. */
  readonly children: ComponentChildren;
  /** Accessible name of the lines. */
  readonly linesLabel: string;
  readonly lines: readonly HeroLine[];
  /** True while nothing is entered. */
  readonly isBlank?: boolean;
}

/** The head of an overview: where the event stands, the next act, what is missing. */
export const Hero = ({
  stub,
  title,
  facts,
  progress,
  children,
  linesLabel,
  lines,
  isBlank = false,
}: HeroProps): VNode => (
  <section class={isBlank ? "hero blank" : "hero lots"} aria-labelledby="hero">
    <Lot
      tone={isBlank ? "tinted" : "mine"}
      label={stub.label === "" ? undefined : stub.label}
      stub={
        <>
          {stub.value} {stub.of !== "" && <small>{stub.of}</small>}
        </>
      }
    >
      <div class="hero-state">
        <h1 id="hero">{title}</h1>
        {facts.length > 0 && <p class="hero-facts">{facts.join(" · ")}</p>}
        {progress}
        <div class="cluster hero-acts">{children}</div>
      </div>
      {lines.length > 0 && (
        <ul
          class={lines.some(({ scores }) => scores) ? "hero-lines scored" : "hero-lines"}
          aria-label={linesLabel}
        >
          {lines.map((line) => (
            <HeroContest key={line.place} line={line} />
          ))}
        </ul>
      )}
    </Lot>
  </section>
);

const HeroContest = ({ line }: { readonly line: HeroLine }): VNode => {
  const { place, href, names, scores, note, mark, isUnusual } = line;
  return (
    <li>
      <b>{href === undefined ? place : <a href={href}>{place}</a>}</b>
      <span class="hero-names">
        {names.map((name, seat) => (
          <span key={name} title={name}>
            {name}
            {scores !== undefined && <strong>{scores[seat]}</strong>}
          </span>
        ))}
      </span>
      <span class="hero-marks">
        {note !== "" && <span class="note">{note}</span>}
        {mark !== "" && <span class={isUnusual ? "tag warn" : "tag"}>{mark}</span>}
      </span>
    </li>
  );
};
