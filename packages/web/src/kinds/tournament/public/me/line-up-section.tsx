import { lineUpTexts } from "@losfee/messages/tournament-public-me";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, useSpoken } from "../../../../shell/page-context.ts";
import { ActForm } from "../../parts/own/own-act.tsx";
import type { OwnLineUp } from "./line-up.ts";
import { wrongIn } from "./line-up-faults.ts";
import type { OwnModel, OwnPlayer } from "./model.ts";
import { lineUpField, lineUpForm } from "./own-form.ts";

interface LineUpProps extends PageProps<OwnModel> {
  readonly lineUp: OwnLineUp;
  readonly player: OwnPlayer;
}

/** The line-up of the next match: handed in by the captain, secret until both are in. */
export const LineUpSection = (props: LineUpProps): VNode => {
  const { lineUp } = props;
  const t = useSpoken(lineUpTexts);
  const { status, theirs } = lineUp;
  return (
    <Section id="own-line-up" title={t.title}>
      <p class={status === "missing" ? "message warn" : "message good"}>{t[status]}</p>
      {status !== "published" && (
        <p class="note">
          {theirs ? t.theirs : t.notTheirs} {t.howPublished}
        </p>
      )}
      {status === "missing" && <LineUpForm {...props} />}
      {status === "given" && (
        <>
          <Given lineUp={lineUp} />
          <details id={`own-line-up-other-${lineUp.round}`}>
            <summary>{t.change}</summary>
            <LineUpForm {...props} />
          </details>
        </>
      )}
    </Section>
  );
};

const Given = ({ lineUp: { players, squad } }: { readonly lineUp: OwnLineUp }): VNode => {
  const t = useSpoken(lineUpTexts);
  return (
    <ol class="own-line-up">
      {players.map((player, index) => (
        <li key={index}>{squad.find(({ entry }) => entry === player)?.name ?? t.nobody}</li>
      ))}
    </ol>
  );
};

const LineUpForm = ({ lineUp, player, model }: LineUpProps): VNode => {
  const t = useSpoken(lineUpTexts);
  const { round, players, squad, status } = lineUp;
  return (
    <ActForm
      competition={model.competition}
      act="line-up"
      id={lineUpForm(round)}
      class="own-form stack"
      label={t.label({ round })}
      fields={{ round: `${round}`, entry: `${player.entry}`, boards: `${players.length}` }}
    >
      {players.map((chosen, index) => (
        <label key={index} class="own-seat">
          <span>{t.board({ board: index + 1 })}</span>
          <select name={lineUpField(index + 1)}>
            {squad.map(({ entry, place, name, rating }) => (
              <option key={entry} value={entry} selected={entry === chosen}>
                {place}. {name}
                {rating > 0 && ` (${rating})`}
              </option>
            ))}
            <option value="" selected={chosen === null}>
              – {t.nobody}
            </option>
          </select>
        </label>
      ))}
      <Broken lineUp={lineUp} />
      <label class="own-reason">
        <span>{t.reason}</span>
        <input name="reason" maxLength={1000} autocomplete="off" />
      </label>
      <p class="field-problem" role="alert" data-incomplete={t.incomplete} />
      <button type="submit" class={status === "missing" ? "primary big" : "big"}>
        {status === "missing" ? t.send : t.sendAgain}
      </button>
    </ActForm>
  );
};

/** Rules that the line-up breaks, initially and while the captain edits it. */
const Broken = ({ lineUp: { question, players } }: { readonly lineUp: OwnLineUp }): VNode => {
  const language = useLanguage();
  const t = useSpoken(lineUpTexts);
  const { isImpossible, sentences } = wrongIn(question, players, language);
  return (
    <div
      class="message warn"
      role="status"
      hidden={sentences.length === 0}
      data-line-up={JSON.stringify(question)}
      data-illegal={t.illegal}
      data-impossible={t.impossible}
    >
      <p>{isImpossible ? t.impossible : t.illegal}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
};
