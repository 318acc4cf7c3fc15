import { checkInTexts } from "@losfee/messages/tournament-public-check-in";
import type { ComponentChildren, VNode } from "preact";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useSpoken } from "../../../../shell/page-context.ts";
import { checkInPath, ownPath } from "../../../../shell/paths.ts";
import { ActForm } from "../../parts/own/own-act.tsx";
import { PeopleButtons } from "../../parts/own/people-buttons.tsx";
import type { CheckInModel } from "./page.ts";

/** One sentence, and a button if there is something to do. */
export const CheckInView = ({ model }: PageProps<CheckInModel>): VNode => {
  const t = useSpoken(checkInTexts);
  return (
    <div class="check-in stack">
      <StageHead title={model.kind === "who" ? t.who : t.title} />
      <What model={model} />
    </div>
  );
};

const What = ({ model }: PageProps<CheckInModel>): VNode => {
  const t = useSpoken(checkInTexts);
  const { competition } = model;
  switch (model.kind) {
    case "present":
      return (
        <>
          <p class="message good" role="status">
            {t.present({ name: model.who.name })}
          </p>
          <p>
            <a href={ownPath(competition)}>{t.own}</a>
          </p>
        </>
      );
    case "withdrawn":
      return <p class="message warn">{t.withdrawn({ name: model.who.name })}</p>;
    case "confirm":
      return (
        <>
          <Arrive competition={competition} code={model.code}>
            <p class="check-in-name">{model.who.name}</p>
            <button type="submit" name="entry" value={model.who.entry} class="primary big">
              {t.here}
            </button>
          </Arrive>
          {model.chosen && (
            <ActForm competition={competition} act="forget">
              <button type="submit">{t.notMe}</button>
            </ActForm>
          )}
        </>
      );
    case "who":
      return (
        <Arrive competition={competition} code={model.code}>
          <PeopleButtons people={model.people} />
        </Arrive>
      );
    case "off":
    case "link":
    case "stale":
      return <p class="message warn">{t[model.kind]}</p>;
    default:
      return <p class="message">{t[model.kind]}</p>;
  }
};

const Arrive = ({
  competition,
  code,
  children,
}: {
  readonly competition: string;
  readonly code: string;
  readonly children: ComponentChildren;
}): VNode => (
  <form method="post" action={checkInPath(competition)} class="stack">
    <input type="hidden" name="code" value={code} />
    {children}
  </form>
);
