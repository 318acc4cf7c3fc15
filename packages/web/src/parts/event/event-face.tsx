import { eventFaceTexts } from "@losfee/messages/parts-event";
import type { VNode } from "preact";
import { useLanguage } from "../../shell/page-context.ts";
import { Section } from "../section.tsx";
import type { EventFaceModel } from "./event-face-model.ts";
import { EventFacts } from "./event-facts.tsx";
import { EventPicture } from "./event-picture.tsx";
import { EventText } from "./event-text.tsx";

/** An event's presentation: logo, text, facts and poster; null if all are missing. */
export const EventFace = ({ event }: { readonly event: EventFaceModel }): VNode | null => {
  const language = useLanguage();
  const { competition, facts, text, pictures } = event;
  const { logo, poster } = pictures;
  if (facts.length === 0 && text === "" && logo === undefined && poster === undefined) return null;
  return (
    <Section id="event" title={eventFaceTexts[language].event}>
      {logo !== undefined && (
        <EventPicture
          competition={competition}
          picture={logo}
          class="event-logo"
          sizes="(max-width: 12rem) 100vw, 12rem"
        />
      )}
      <EventText html={text} />
      <EventFacts facts={facts} />
      {poster !== undefined && (
        <EventPicture
          competition={competition}
          picture={poster}
          class="event-poster"
          sizes="(max-width: 30rem) 100vw, 30rem"
        />
      )}
    </Section>
  );
};
