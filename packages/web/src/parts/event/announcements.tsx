import { eventFaceTexts } from "@losfee/messages/parts-event";
import type { VNode } from "preact";
import { useLanguage, useTexts } from "../../shell/page-context.ts";
import { Section } from "../section.tsx";
import type { AnnouncementLine } from "./event-face-model.ts";

/** Number shown at first; the others can be opened. */
const SHOWN = 3;

interface AnnouncementsProps {
  readonly announcements: readonly AnnouncementLine[];
}

/** The director's announcements, newest first; null without any. */
export const Announcements = ({ announcements }: AnnouncementsProps): VNode | null => {
  const t = useTexts(eventFaceTexts);
  if (announcements.length === 0) return null;
  const earlier = announcements.slice(SHOWN);
  return (
    <Section id="announcements" title={t.announcements}>
      <AnnouncementList announcements={announcements.slice(0, SHOWN)} />
      {earlier.length > 0 && (
        <details>
          <summary>{t.earlier({ count: earlier.length })}</summary>
          <AnnouncementList announcements={earlier} />
        </details>
      )}
    </Section>
  );
};

const AnnouncementList = ({ announcements }: AnnouncementsProps): VNode => {
  const language = useLanguage();
  return (
    <ol class="announcements" reversed>
      {announcements.map(({ id, text, at, when, isEdited }) => (
        <li key={id}>
          <p class="announcement-text">{text}</p>
          <p class="note">
            <time dateTime={at}>{when}</time>
            {isEdited && ` · ${eventFaceTexts[language].edited}`}
          </p>
        </li>
      ))}
    </ol>
  );
};
