import type { Language } from "@losfee/contract";
import { creditOf, type Line } from "@losfee/core";
import { formTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";
import { useLanguage } from "../shell/page-context.ts";

/** A player's result in a round: its outcome, still open, or no game. */
export type FormMark = "win" | "draw" | "loss" | "open" | "none";

/** Returns the marks of a card by round; rounds without a line are `none`. */
export const formOf = (lines: readonly (Line | undefined)[]): readonly FormMark[] =>
  lines.map((line) => {
    if (line === undefined) return "none";
    return line.kind === "pending" ? "open" : creditOf(line);
  });

/** Width of a tick with its gap, and height of the row, in pixels. */
const STEP = 6;
const HEIGHT = 16;

/** Ticks by round: up for a win, down for a loss, a dot for a draw, an outline if open. */
export const FormTicks = ({ form }: { readonly form: readonly FormMark[] }): VNode | null => {
  const language = useLanguage();
  // No form for a player without any game.
  if (form.every((mark) => mark === "none")) return null;
  return (
    <svg
      class="form-ticks"
      viewBox={`0 0 ${form.length * STEP} ${HEIGHT}`}
      width={form.length * STEP}
      height={HEIGHT}
      role="img"
      aria-label={spoken(form, language)}
    >
      {form.map((mark, index) => (
        <Tick key={index} mark={mark} x={index * STEP} />
      ))}
    </svg>
  );
};

const Tick = ({ mark, x }: { readonly mark: FormMark; readonly x: number }): VNode | null => {
  switch (mark) {
    case "win":
      return <rect class="tick-win" x={x} y={0} width={4} height={7.5} />;
    case "loss":
      return <rect class="tick-loss" x={x} y={8.5} width={4} height={7.5} />;
    case "draw":
      return <rect class="tick-draw" x={x} y={6} width={4} height={4} />;
    case "open":
      return <rect class="tick-open" x={x + 0.5} y={6.5} width={3} height={3} />;
    case "none":
      return null;
  }
};

/** "3 gewonnen, 1 verloren, 1 offen" */
const spoken = (form: readonly FormMark[], language: Language): string =>
  (["win", "draw", "loss", "open"] as const)
    .map((mark) => [form.filter((each) => each === mark).length, mark] as const)
    .filter(([count]) => count > 0)
    .map(([count, mark]) => `${count} ${formTexts[language][mark]}`)
    .join(", ");
