import type { CommandInput } from "@losfee/core";
import { consoleTexts } from "@losfee/messages/parts-console";
import { announceTexts } from "@losfee/messages/tournament-console-event-details";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import type { AnnouncementLine } from "../../../../parts/event/event-face-model.ts";
import { Form } from "../../../../parts/form.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";

interface AnnounceProps {
  readonly announcements: readonly AnnouncementLine[];
}

/** Short messages to everybody: written, edited, deleted. */
export const Announce = ({ announcements }: AnnounceProps): VNode => {
  const t = useTexts(announceTexts);
  const [edited, setEdited] = useState<number | null>(null);
  const [withdrawn, setWithdrawn] = useState<AnnouncementLine | null>(null);
  return (
    <Section id="announce" title={t.title}>
      <TextForm
        id="announce-text"
        label={t.label}
        button={t.post}
        done={t.posted}
        text=""
        command={(text) => ({ type: "post-announcement", text })}
      />
      {announcements.length > 0 && (
        <ol class="announced" reversed>
          {announcements.map((line) => (
            <li key={line.id}>
              {edited === line.id ? (
                <TextForm
                  id={`announce-${line.id}`}
                  label={t.editLabel}
                  button={t.save}
                  done={t.saved}
                  text={line.text}
                  command={(text) => ({
                    type: "edit-announcement",
                    announcement: line.id,
                    text,
                  })}
                  onDone={() => setEdited(null)}
                  cancel={t.cancel}
                />
              ) : (
                <>
                  <p class="announced-text">{line.text}</p>
                  <div class="cluster">
                    <span class="note">
                      {line.when}
                      {line.isEdited && ` · ${t.edited}`}
                    </span>
                    <button type="button" onClick={() => setEdited(line.id)}>
                      {t.edit}
                    </button>
                    <button type="button" onClick={() => setWithdrawn(line)}>
                      {t.withdraw}
                    </button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {withdrawn !== null && (
        <CommandDialog
          title={t.withdrawTitle}
          confirm={t.withdraw}
          command={() => ({ type: "withdraw-announcement", announcement: withdrawn.id })}
          done={t.withdrawn}
          onClose={() => setWithdrawn(null)}
        >
          <p class="announced-text">{withdrawn.text}</p>
          <p>{t.withdrawNote}</p>
        </CommandDialog>
      )}
    </Section>
  );
};

interface TextFormProps {
  readonly id: string;
  readonly label: string;
  readonly button: string;
  /** Message after success. */
  readonly done: string;
  readonly text: string;
  readonly command: (text: string) => CommandInput;
  readonly onDone?: () => void;
  /** Label of the cancel button, if any. */
  readonly cancel?: string;
}

/** Form for one message. Keeps refused text; Ctrl+Enter sends it. */
const TextForm = ({ id, label, button, done, command, onDone, cancel, ...was }: TextFormProps) => {
  const language = useLanguage();
  const { send } = useConsole();
  const [text, setText] = useState(was.text);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    const answer = await send(command(text), { silent: true, done });
    if (!answer.ok) return setProblem(answer.problem.detail);
    setProblem(null);
    // Text typed while the request was under way is another message.
    setText((now) => (now === text ? "" : now));
    onDone?.();
  };
  return (
    <Form class="stack" onSubmit={submit}>
      <div class="field">
        <label for={id}>{label}</label>
        <textarea
          id={id}
          rows={2}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && event.ctrlKey) void submit();
          }}
        />
      </div>
      <Problem>{problem}</Problem>
      <div class="cluster">
        <button type="submit">
          {button} <kbd>{consoleTexts[language].ctrlEnter}</kbd>
        </button>
        {cancel !== undefined && (
          <button type="button" onClick={onDone}>
            {cancel}
          </button>
        )}
      </div>
    </Form>
  );
};
