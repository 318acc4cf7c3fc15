import { isOffline, pictureRoleLabel } from "@losfee/contract";
import { type PictureRole, type Pictures, SPONSOR_ROLES, type SponsorRole } from "@losfee/core";
import { clientTexts } from "@losfee/messages/shell-client";
import { pictureTexts } from "@losfee/messages/tournament-console-event-details";
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { EventPicture } from "../../../../parts/event/event-picture.tsx";
import { Form } from "../../../../parts/form.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { Section } from "../../../../parts/section.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";

interface PicturesPanelProps {
  readonly pictures: Pictures;
}

/** Logo and poster, and sponsors for events with a hall: upload, description, removal. */
export const PicturesPanel = ({ pictures }: PicturesPanelProps): VNode => {
  const page = usePage();
  const t = pictureTexts[page.language];
  return (
    <>
      <Section id="pictures" title={t.title}>
        <p class="note">{t.hint}</p>
        <div class="picture-forms">
          {OWN_ROLES.map((role) => (
            <PictureForm key={role} role={role} pictures={pictures} />
          ))}
        </div>
      </Section>
      {page.competition?.kind !== "ladder" && (
        <Section id="sponsors" title={t.sponsors}>
          <p class="note">{t.sponsorsHint}</p>
          <div class="picture-forms">
            {sponsorForms(pictures).map((role) => (
              <PictureForm key={role} role={role} pictures={pictures} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
};

/** The event's own pictures. */
const OWN_ROLES = ["logo", "poster"] as const;

/** Roles with a picture, and the first without one. */
const sponsorForms = (pictures: Pictures): readonly SponsorRole[] => {
  const free = SPONSOR_ROLES.find((role) => pictures[role] === undefined);
  return SPONSOR_ROLES.filter((role) => role === free || pictures[role] !== undefined);
};

/** Groups roles whose forms share hints. */
const hintOf = (role: PictureRole): "logo" | "poster" | "sponsor" =>
  role === "logo" || role === "poster" ? role : "sponsor";

const PictureForm = ({
  role,
  pictures,
}: PicturesPanelProps & { readonly role: PictureRole }): VNode => {
  const page = usePage();
  const t = pictureTexts[page.language];
  const { send, say, during, refresh } = useConsole();
  const picture = pictures[role];
  const file = useRef<HTMLInputElement>(null);
  // Null until the user types: the field then shows the saved text.
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const alt = typed ?? picture?.alt ?? "";
  const name = pictureRoleLabel(role, page.language);
  const save = async (): Promise<void> => {
    setProblem(null);
    const chosen = file.current?.files?.[0];
    if (chosen === undefined && picture === undefined) return setProblem(t.fileMissing);
    const answer =
      chosen === undefined
        ? await send({ type: "describe-picture", role, alt }, { silent: true, done: null })
        : await during(t.uploading, () =>
            api("PUT /competitions/:id/pictures/:role", {
              params: { id: competitionIdOf(page), role },
              query: { alt },
              body: chosen,
              patience: UPLOAD_PATIENCE,
            }),
          );
    if (!answer.ok) {
      const { offline } = clientTexts[page.language];
      return setProblem(isOffline(answer.problem) ? offline : answer.problem.detail);
    }
    if (file.current !== null) file.current.value = "";
    setTyped(null);
    say("done", t.saved({ name }));
    await refresh();
  };
  return (
    <Form class="stack" aria-labelledby={`picture-${role}`} onSubmit={save}>
      <h3 id={`picture-${role}`}>{name}</h3>
      {picture !== undefined && (
        <EventPicture
          competition={competitionIdOf(page)}
          picture={picture}
          class="picture-preview"
          sizes="12rem"
        />
      )}
      <div class="field">
        <label for={`picture-${role}-file`}>{t.file}</label>
        <input
          id={`picture-${role}-file`}
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml"
        />
      </div>
      <div class="field">
        <label for={`picture-${role}-alt`}>{t.alt}</label>
        <input
          id={`picture-${role}-alt`}
          value={alt}
          autocomplete="off"
          placeholder={t.altHints[hintOf(role)]}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Problem>{problem}</Problem>
      <div class="cluster">
        <button type="submit">{t.save}</button>
        {picture !== undefined && (
          <button type="button" onClick={() => setRemoving(true)}>
            {t.remove}
          </button>
        )}
      </div>
      {removing && (
        <CommandDialog
          title={t.removeTitle({ name })}
          confirm={t.remove}
          danger
          isFinal
          command={() => ({ type: "remove-picture", role })}
          done={t.removed({ name })}
          onClose={() => setRemoving(false)}
        >
          <p>{t.removeHint}</p>
        </CommandDialog>
      )}
    </Form>
  );
};

/** Timeout of uploads, whose pictures are scaled down one after the other, in milliseconds. */
const UPLOAD_PATIENCE = 120_000;
