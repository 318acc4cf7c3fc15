import { describeEntriesImpact } from "@losfee/contract";
import { asksFirst, type CommandInput, type EntriesCommand } from "@losfee/core";
import { detailsTexts } from "@losfee/messages/tournament-parts-details";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { useLanguage } from "../../../../shell/page-context.ts";

/** A question that sends commands and stays open while they are refused. */
export interface Asking {
  /** Sends a command; true on success. */
  readonly act: (command: CommandInput, done: string | null) => Promise<boolean>;
  readonly problem: string | null;
  readonly setProblem: (problem: string | null) => void;
  /** Effects of the command, before it is confirmed. */
  readonly notes: readonly string[];
}

/**
 * Sends a command; if refused, keeps the question open and shows the reason. With `previews`,
 * effects on pairing numbers or on games that count are shown first: sending the same command again
 * confirms them.
 */
export const useAsking = (page: PageFrame, previews = true): Asking => {
  const { send, say } = useConsole();
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<{
    readonly of: string;
    readonly notes: readonly string[];
  }>();
  const act: Asking["act"] = async (command, done) => {
    const of = JSON.stringify(command);
    const isNew = previews && preview?.of !== of;
    const notes = isNew ? await consequences(command, page) : [];
    setPreview(notes.length === 0 ? undefined : { of, notes });
    if (notes.length > 0) {
      setProblem(null);
      return false;
    }
    const acknowledges = preview?.of === of ? ["numbers-changed"] : [];
    const answer = await send(command, { silent: true, done, acknowledges });
    if (!answer.ok) setProblem(answer.problem.detail);
    else {
      setProblem(null);
      for (const { message } of answer.value.warnings) say("warning", message);
    }
    return answer.ok;
  };
  return { act, problem, setProblem, notes: preview?.notes ?? [] };
};

/** Effects that need confirmation; refusals appear when the command is sent. */
const consequences = async (command: CommandInput, page: PageFrame): Promise<readonly string[]> => {
  if (!isPreviewed(command)) return [];
  const answer = await api("POST /competitions/:id/impact", {
    params: { id: competitionIdOf(page) },
    body: command,
  });
  if (!answer.ok) return [];
  const impact = answer.value;
  if (!("numbers" in impact)) throw new Error("not the impact of a command about entries");
  const { moves, settledBy } = impact.numbers;
  const renumbers = command.type === "change-entry" && settledBy === null && moves.length > 0;
  return asksFirst(impact) || renumbers ? describeEntriesImpact(impact, page.language) : [];
};

type Previewed = Exclude<EntriesCommand, { readonly type: "change-settings" }>;

const PREVIEWED: readonly Previewed["type"][] = [
  "add-entries",
  "change-entry",
  "remove-entry",
  "withdraw-entry",
];

const isPreviewed = (command: CommandInput): command is Previewed =>
  PREVIEWED.some((type) => type === command.type);

/** Effects of a command, before confirmation. */
export const Consequences = ({ notes }: Pick<Asking, "notes">): VNode | null => {
  const language = useLanguage();
  return notes.length === 0 ? null : (
    <div class="message warn stack" role="status">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>{detailsTexts[language].confirmAgain}</p>
    </div>
  );
};
