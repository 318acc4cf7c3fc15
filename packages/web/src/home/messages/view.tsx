import { messagesTexts } from "@losfee/messages/home";
import type { VNode } from "preact";
import { Problem } from "../../parts/problem.tsx";
import { Section } from "../../parts/section.tsx";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../shell/page.ts";
import { useSpoken } from "../../shell/page-context.ts";
import type { OwnChannel } from "../../shell/page-request.ts";
import { ownPath } from "../../shell/paths.ts";
import { AddForm, MessageForm, Topics } from "./forms.tsx";
import type { MessagesModel } from "./page.ts";

/** The viewer's channels with their topics, then the possible channels. */
export const MessagesView = ({ model }: PageProps<MessagesModel>): VNode => {
  const t = useSpoken(messagesTexts);
  const others = model.list.filter(({ isHere }) => !isHere);
  return (
    <div class="stack messages-page">
      <StageHead title={t.title} />
      <p>{t.intro}</p>
      <Section id="messages-here" title={t.here}>
        <HereContent model={model} />
      </Section>
      {others.map((channel) => (
        <Section
          key={channel.id}
          id={`messages-${channel.id}`}
          title={
            channel.channel === "push"
              ? t.device({ name: channel.name, hasName: channel.name !== "" })
              : t[channel.channel]
          }
        >
          {channel.channel !== "push" && <p class="wraps">{channel.name}</p>}
          {channel.unconfirmed !== undefined && (
            <Unconfirmed channel={channel} unconfirmed={channel.unconfirmed} model={model} />
          )}
          {channel.secret !== "" && (
            <p class="note wraps">
              {t.secret}: <code>{channel.secret}</code>
            </p>
          )}
          <ChannelForms channel={channel} model={model} />
        </Section>
      ))}
      <Section id="messages-mail" title={t.addMail}>
        {model.hasLetters && <p class="note">{t.lettersCome}</p>}
        {model.sendsMail ? (
          <AddForm channel="mail" label={t.address} model={model} />
        ) : (
          <p class="note">{t.noMail}</p>
        )}
      </Section>
      <Section id="messages-webhook" title={t.addWebhook}>
        <p class="note">{t.webhookHint}</p>
        <AddForm channel="webhook" label={t.url} model={model} />
      </Section>
      <p>
        <a href={ownPath(model.competition)}>{t.back}</a>
      </p>
    </div>
  );
};

/** This device: its messages, the way to enable them, or the missing requirement. */
const HereContent = ({ model }: PageProps<MessagesModel>): VNode => {
  const t = useSpoken(messagesTexts);
  const here = model.list.find(({ isHere }) => isHere);
  if (here !== undefined) return <ChannelForms channel={here} model={model} />;
  if (!model.isSecure) return <p class="message">{t.pushNeedsHttps}</p>;
  return (
    <MessageForm act="add" model={model} id="messages-push">
      <input type="hidden" name="channel" value="push" />
      <input type="hidden" name="address" />
      <input type="hidden" name="p256dh" />
      <input type="hidden" name="auth" />
      <Topics chosen={model.kinds} model={model} />
      {model.refused?.channel === "push" && <Problem>{model.refused.problem}</Problem>}
      <button type="submit" class="primary" hidden data-key={model.pushKey}>
        {t.askPush}
      </button>
      <p
        id="messages-state"
        role="status"
        data-unknown={t.pushUnknown}
        data-denied={t.pushDenied}
        data-failed={t.pushFailed}
      >
        {t.pushNeedsScript}
      </p>
    </MessageForm>
  );
};

interface ChannelProps extends PageProps<MessagesModel> {
  readonly channel: OwnChannel;
}

/** An unconfirmed mail address: instructions, and a way to send the request again. */
const Unconfirmed = ({
  channel,
  unconfirmed,
  model,
}: ChannelProps & Required<Pick<OwnChannel, "unconfirmed">>): VNode => {
  const t = useSpoken(messagesTexts);
  return (
    <>
      <p class="message warn">{t.unconfirmed[unconfirmed]}</p>
      <MessageForm act="add" model={model}>
        <input type="hidden" name="channel" value="mail" />
        <input type="hidden" name="address" value={channel.name} />
        {channel.topics.map((kind) => (
          <input key={kind} type="hidden" name={`topic-${kind}`} value="on" />
        ))}
        <button type="submit">{t.askAgain}</button>
      </MessageForm>
    </>
  );
};

/** A channel's topics for editing, and its removal. */
const ChannelForms = ({ channel, model }: ChannelProps): VNode => {
  const t = useSpoken(messagesTexts);
  return (
    <>
      <MessageForm act="choose" model={model} channelId={channel.id}>
        <Topics chosen={channel.topics} model={model} />
        <button type="submit" class="primary">
          {t.save}
        </button>
      </MessageForm>
      <MessageForm act="remove" model={model} channelId={channel.id}>
        <button type="submit">{t.remove}</button>
      </MessageForm>
    </>
  );
};
