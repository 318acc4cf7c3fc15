import { labelled, makeRounds } from "@losfee/contract";
import { absenceTexts } from "@losfee/messages/tournament-public-me";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import { type PageFrame, type PageProps, spokenTo } from "../../../../shell/page.ts";
import { usePage, useSpoken } from "../../../../shell/page-context.ts";
import { ActForm } from "../../parts/own/own-act.tsx";
import type { OwnAbsence, OwnRequest } from "./absence.ts";
import type { OwnModel, OwnPlayer } from "./model.ts";
import { roundField } from "./own-form.ts";

interface AbsenceProps extends PageProps<OwnModel> {
  readonly player: OwnPlayer;
  readonly absence: OwnAbsence;
}

/** A player's requests to the director with their answers, and the form for a new one. */
export const Absence = (props: AbsenceProps): VNode | null => {
  const { absence } = props;
  const t = useSpoken(absenceTexts);
  const { request, rounds, canLeave } = absence;
  if (request === null && rounds.length === 0 && !canLeave) return null;
  const isOpen = request !== null && request.answer === null;
  return (
    <Section id="own-absence" title={t.title}>
      {request !== null && <Asked {...props} request={request} />}
      {rounds.length > 0 && (
        <details id="own-pause">
          <summary>{t.ask}</summary>
          <AskForPause {...props} isOpen={isOpen} />
        </details>
      )}
      {canLeave && (
        <details id="own-leave">
          <summary>{t.askToLeave}</summary>
          <AskToLeave {...props} isOpen={isOpen} />
        </details>
      )}
    </Section>
  );
};

/** `Pause in Runde 4, 5`, or the withdrawal. */
const wishText = ({ kind, rounds }: OwnRequest, page: PageFrame): string => {
  const t = spokenTo(absenceTexts, page);
  return kind === "pause" ? t.pause({ rounds: makeRounds(rounds) }) : t.leaving;
};

const Asked = ({
  request,
  player,
  model,
}: AbsenceProps & { readonly request: OwnRequest }): VNode => {
  const page = usePage();
  const t = spokenTo(absenceTexts, page);
  const { answer, overdue } = request;
  const what = wishText(request, page);
  if (answer?.kind === "granted") return <p class="message good">{t.granted({ what })}</p>;
  if (answer !== null)
    return (
      <p class="message warn">
        {t.declined({ what, reason: answer.reason, hasReason: answer.reason !== "" })}
      </p>
    );
  return (
    <div class="message cluster">
      <p>{overdue ? t.overdue({ what }) : t.waiting({ what })}</p>
      <ActForm
        competition={model.competition}
        act="take-back"
        label={labelled(what, t.takeBack, page.language)}
        fields={{ entry: String(player.entry) }}
      >
        <button type="submit">{t.takeBack}</button>
      </ActForm>
    </div>
  );
};

type AskProps = AbsenceProps & { readonly isOpen: boolean };

const AskForPause = ({ absence, player, model, isOpen }: AskProps): VNode => {
  const t = useSpoken(absenceTexts);
  return (
    <ActForm
      competition={model.competition}
      act="pause"
      id="own-pause-form"
      class="own-form stack"
      label={t.send}
      fields={{ entry: String(player.entry) }}
    >
      <fieldset class="bare own-choices">
        <legend>{t.rounds}</legend>
        {absence.rounds.map((round) => (
          <label key={round} class="own-choice">
            <input type="checkbox" name={roundField(round)} value="1" /> {t.round({ round })}
          </label>
        ))}
      </fieldset>
      <ReasonField />
      <p class="field-problem" role="alert" data-incomplete={t.incomplete} />
      <button type="submit" class="big">
        {t.send}
      </button>
      <p class="note">
        {t.pauseHint} {isOpen && t.replaces}
      </p>
    </ActForm>
  );
};

const AskToLeave = ({ player, model, isOpen }: AskProps): VNode => {
  const t = useSpoken(absenceTexts);
  return (
    <ActForm
      competition={model.competition}
      act="leave"
      id="own-leave-form"
      class="own-form stack"
      label={t.sendLeave}
      fields={{ entry: String(player.entry) }}
    >
      <p class="note">{t.leaveHint}</p>
      <ReasonField />
      <button type="submit" class="big">
        {t.sendLeave}
      </button>
      {isOpen && <p class="note">{t.replaces}</p>}
    </ActForm>
  );
};

const ReasonField = (): VNode => {
  const page = usePage();
  return (
    <label class="own-reason">
      {spokenTo(absenceTexts, page).reason}
      <input name="reason" maxLength={200} autocomplete="off" />
    </label>
  );
};
