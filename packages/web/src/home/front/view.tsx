import { homeTexts } from "@losfee/messages/home-front";
import type { VNode } from "preact";
import { Section } from "../../parts/section.tsx";
import { SIGN_IN_PATH } from "../../shell/accounts.ts";
import type { PageProps } from "../../shell/page.ts";
import { useTexts } from "../../shell/page-context.ts";
import { competitionPath } from "../../shell/paths.ts";
import { FormatDrawing } from "../parts/formats/format-drawing.tsx";
import { ClubSections, Search } from "./club.tsx";
import type { HomeModel } from "./page.ts";
import { SamplePicture } from "./sample-picture.tsx";

/** The start page of a fresh server, a director's own computer or a club. */
export const HomeView = ({ model }: PageProps<HomeModel>): VNode => (
  <>
    {model.front.isAtDesk ? (
      <DeskHead model={model} />
    ) : model.club === null ? (
      <StrangersHead model={model} />
    ) : (
      <ClubHead model={model} club={model.club} />
    )}
    {model.club !== null && <ClubSections club={model.club} />}
    {model.formats.length > 0 && (
      <div class="front-columns wide-first">
        <Formats model={model} />
        {model.front.isAtDesk ? <TryIt model={model} /> : <Door model={model} />}
      </div>
    )}
    {model.club === null && !model.front.isAtDesk && <NothingYet />}
  </>
);

const NothingYet = (): VNode => {
  const t = useTexts(homeTexts);
  return <p class="note front-foot">{t.none}</p>;
};

/** What Losfee is, and a sample that plays. */
const StrangersHead = ({ model: { front, hasConsole } }: PageProps<HomeModel>): VNode => {
  const t = useTexts(homeTexts);
  return (
    <header class="stage front">
      <div class="front-two">
        <div>
          <h1>
            {t.claim}
            <br />
            {t.claimWhy}
          </h1>
          <p class="pitch">{t.pitch}</p>
          <p class="cluster">
            {hasConsole && <ConsoleLink />}
            {front.sample !== null && (
              <a class="button white" href={competitionPath(front.sample.id)}>
                {t.look}
              </a>
            )}
          </p>
        </div>
        <SamplePicture sample={front.sample} />
      </div>
    </header>
  );
};

/** One button into the console. */
const DeskHead = ({ model: { hasConsole } }: PageProps<HomeModel>): VNode => {
  const t = useTexts(homeTexts);
  return (
    <header class="stage front">
      <div class="front-two">
        <div>
          <h1>{t.ready}</h1>
          <p class="pitch">{t.private}</p>
          {hasConsole ? (
            <p class="cluster">
              <ConsoleLink />
            </p>
          ) : (
            <form method="post" action="/desk">
              <button type="submit" class="white big" autofocus>
                {t.open}
              </button>
              <p class="note">{t.signsIn}</p>
            </form>
          )}
        </div>
        <ol class="front-steps">
          {[t.steps.first, t.steps.second, t.steps.third].map((step, index) => (
            <li key={step}>
              <b>{index + 1}</b> {step}
            </li>
          ))}
        </ol>
      </div>
    </header>
  );
};

const ClubHead = ({
  model: { front, hasConsole, offersSignIn },
  club,
}: PageProps<HomeModel> & { readonly club: NonNullable<HomeModel["club"]> }): VNode => {
  const t = useTexts(homeTexts);
  return (
    <header class="stage front">
      <div class="stage-title">
        <h1>{front.organisation ?? t.title}</h1>
        {club.search !== null && <Search text={club.search} />}
        <p class="cluster">
          {hasConsole && <ConsoleLink />}
          {!hasConsole && offersSignIn && (
            <a class="button on-stage" href={SIGN_IN_PATH}>
              {t.signIn}
            </a>
          )}
        </p>
      </div>
    </header>
  );
};

const ConsoleLink = (): VNode => {
  const t = useTexts(homeTexts);
  return (
    <a class="button white" href="/console">
      {t.console}
    </a>
  );
};

const Formats = ({ model: { formats } }: PageProps<HomeModel>): VNode => {
  const t = useTexts(homeTexts);
  return (
    <Section id="formats" title={t.can}>
      <ul class="kinds plain">
        {formats.map(({ id, name, drawing }) => (
          <li key={id}>
            <FormatDrawing drawing={drawing} />
            <b>{name}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** How directors get in. */
const Door = ({ model: { offersSignIn, hasConsole } }: PageProps<HomeModel>): VNode => {
  const t = useTexts(homeTexts);
  return (
    <Section id="director" title={t.director}>
      <p>{t.door}</p>
      {offersSignIn && !hasConsole && (
        <p>
          <a class="button" href={SIGN_IN_PATH}>
            {t.signIn}
          </a>
        </p>
      )}
      <p class="note">{t.lost}</p>
    </Section>
  );
};

const TryIt = ({ model: { front } }: PageProps<HomeModel>): VNode | null => {
  const t = useTexts(homeTexts);
  if (front.sample === null) return null;
  return (
    <Section id="try" title={t.tryFirst}>
      <p>{t.tryIt}</p>
      <p>
        <a class="button" href={competitionPath(front.sample.id)}>
          {t.look}
        </a>
      </p>
    </Section>
  );
};
