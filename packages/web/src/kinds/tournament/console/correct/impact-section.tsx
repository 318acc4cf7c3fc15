import type { CommandInput, EntryId } from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import {
  lastReasons,
  ReasonField,
  rememberReason,
} from "../../../../parts/console/reason-field.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { impactTexts } from "./impact-texts.ts";

/** Somebody whose line of the standings changes. */
export interface MovedLine {
  readonly entry: EntryId;
  readonly name: string;
  readonly before: string;
  readonly place: string;
  /** What is ranked by, at the new place. */
  readonly value: string;
  readonly change: "up" | "down" | "none";
}

/** What becomes of the pairings that were made from what was wrong. */
export type Repair = "keep" | "draft-again";

interface ImpactSectionProps {
  readonly page: PageFrame;
  readonly moved: readonly MovedLine[];
  /** What follows for later rounds, or the next stage. */
  readonly children: ComponentChildren;
  /** On the buttons: to correct and no more; to draft again as well, null where that is not possible. */
  readonly keep: string;
  readonly again: string | null;
  readonly command: (reason: string, repair: Repair) => CommandInput;
  /** Where to go when it is done. */
  readonly onward: (repair: Repair) => string;
  readonly onRefused: (detail: string) => void;
}

/** What follows from a correction; nothing is recorded before one of the buttons is pressed. */
export const ImpactSection = (props: ImpactSectionProps): VNode => {
  const { page, moved, keep, again } = props;
  const t = impactTexts[page.language];
  const { send, say } = useConsole();
  const [reason, setReason] = useState(lastReasons()[0] ?? "");
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    section.current?.querySelector<HTMLElement>("[name=reason]")?.focus();
  }, []);
  const confirm = async (repair: Repair): Promise<void> => {
    const options = { progress: t.changing, onlyIfUnchanged: true };
    const answer = await send(props.command(reason, repair), options);
    if (!answer.ok) return props.onRefused(answer.problem.detail);
    rememberReason(reason);
    say("done", t.done);
    location.assign(props.onward(repair));
  };
  return (
    <section ref={section} class="card stack impact" aria-labelledby="impact">
      <h2 id="impact">{t.impact}</h2>
      <MovedLines moved={moved} page={page} />
      {props.children}
      <form
        class="cluster fields save-bar"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm("keep");
        }}
      >
        <ReasonField language={page.language} value={reason} onChange={setReason} />
        <button type="submit" class="primary">
          {keep}
        </button>
        {again !== null && (
          <button
            type="button"
            disabled={reason.trim() === ""}
            onClick={() => void confirm("draft-again")}
          >
            {again}
          </button>
        )}
      </form>
    </section>
  );
};

/** How many changed lines are shown before the rest is summed up. */
const SHOWN = 20;

const SIGNS = { up: "signed plus", down: "signed minus", none: "" } as const;

const MovedLines = ({ moved, page }: Pick<ImpactSectionProps, "moved" | "page">): VNode => {
  const t = impactTexts[page.language];
  if (moved.length === 0) return <p>{t.nobodyMoves}</p>;
  return (
    <table class="wide">
      <caption>{t.moved(moved.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {moved.slice(0, SHOWN).map(({ entry, name, before, place, value, change }) => (
          <tr key={entry}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>
              <b class={SIGNS[change]}>{place}</b> {value}
            </td>
          </tr>
        ))}
        {moved.length > SHOWN && (
          <tr>
            <td colSpan={3}>{t.more(moved.length - SHOWN)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
