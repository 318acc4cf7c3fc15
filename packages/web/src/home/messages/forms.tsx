import type { MessageKind } from "@losfee/contract";
import { messagesTexts } from "@losfee/messages/home";
import type { ComponentChildren, VNode } from "preact";
import { PrivacyHint } from "../../parts/privacy-hint.tsx";
import { Problem } from "../../parts/problem.tsx";
import type { PageProps } from "../../shell/page.ts";
import { useSpoken } from "../../shell/page-context.ts";
import { messagesPath } from "../../shell/paths.ts";
import type { MessagesModel } from "./page.ts";

interface AddFormProps extends PageProps<MessagesModel> {
  readonly channel: "mail" | "webhook";
  readonly label: string;
}

/**
 * Adds a channel to an address. Refused input is kept: the field gets the focus and is described by
 * the reason, so that screen readers announce it as the page opens.
 */
export const AddForm = ({ channel, label, model }: AddFormProps): VNode => {
  const t = useSpoken(messagesTexts);
  const refused = model.refused?.channel === channel ? model.refused : null;
  const id = `${channel}-address`;
  return (
    <MessageForm act="add" model={model}>
      <input type="hidden" name="channel" value={channel} />
      <p class="field wide">
        <label for={id}>{label}</label>
        <input
          {...FIELDS[channel]}
          id={id}
          name="address"
          required
          {...(refused !== null && {
            value: refused.address,
            autofocus: true,
            "aria-invalid": true,
            "aria-describedby": `${id}-problem`,
          })}
        />
      </p>
      {refused !== null && (
        <div id={`${id}-problem`}>
          <Problem>{refused.problem}</Problem>
        </div>
      )}
      <Topics chosen={refused?.topics ?? model.kinds} model={model} />
      {channel === "mail" && <PrivacyHint />}
      <button type="submit">{t.add}</button>
    </MessageForm>
  );
};

const FIELDS = {
  mail: { type: "email", autocomplete: "email" },
  webhook: { type: "url", autocomplete: "off" },
} as const;

interface MessageFormProps {
  readonly act: string;
  readonly model: MessagesModel;
  readonly id?: string;
  readonly channelId?: string;
  readonly children: ComponentChildren;
}

/** A form for one action, with the id of the channel concerned if any. */
export const MessageForm = ({ act, model, id, channelId, children }: MessageFormProps): VNode => (
  <form method="post" action={messagesPath(model.competition)} id={id} class="message-form stack">
    <input type="hidden" name="act" value={act} />
    {channelId !== undefined && <input type="hidden" name="channel-id" value={channelId} />}
    {children}
  </form>
);

/** Checkboxes for the topics of messages. */
export const Topics = ({
  chosen,
  model,
}: PageProps<MessagesModel> & { readonly chosen: readonly MessageKind[] }): VNode => {
  const t = useSpoken(messagesTexts);
  const words: Readonly<Record<MessageKind, string>> = model.hasLetters
    ? { ...t.kinds, ...t.kindsOfLadder }
    : t.kinds;
  return (
    <ul class="plain">
      {model.kinds.map((kind) => (
        <li key={kind}>
          <label class="check">
            <input type="checkbox" name={`topic-${kind}`} checked={chosen.includes(kind)} />{" "}
            {words[kind]}
          </label>
        </li>
      ))}
    </ul>
  );
};
