import { say } from "@losfee/contract";
import { ownTexts } from "@losfee/messages/tournament-public-me";
import { Fragment, type VNode } from "preact";
import { type PageFrame, type PageProps, spokenTo, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { ActForm } from "../../parts/own/own-act.tsx";
import { Said } from "../../parts/reports/said.tsx";
import { placeWord } from "./contest-lot.tsx";
import type { OwnContest, OwnReport } from "./contests.ts";
import { MatchFields } from "./match-fields.tsx";
import type { OwnModel, OwnPlayer } from "./model.ts";
import { DECIDED, type FormFields, fieldOf, reportForm } from "./own-form.ts";

interface ContestReportsProps extends PageProps<OwnModel> {
  readonly contest: OwnContest;
  readonly player: OwnPlayer;
  /** Names the game if there are several. */
  readonly named?: true;
}

/** The state of a game's result, with the forms to report, confirm, or contradict it. */
export const ContestReports = (props: ContestReportsProps): VNode | null => {
  const page = usePage();
  const { contest, player, named } = props;
  const t = spokenTo(ownTexts, page);
  const { status, counts, reports, annulled } = contest;
  // A report stays beside a result only while it says something else.
  const isContradicted = status === "confirmed" && reports.length > 0;
  const mine = reports.filter((report) => report.mine);
  const theirs = reports.filter((report) => !report.mine);
  if (!player.reports && status === "open" && !annulled) return null;
  const title =
    named === true ? contestName(contest, page) : status === "confirmed" ? t.result : t.report;
  const id = `own-report-${contest.round}`;
  return (
    <section class="own-report stack" aria-labelledby={id}>
      {named === true ? <h3 id={id}>{title}</h3> : <h2 id={id}>{title}</h2>}
      {annulled && <p class="message">{t.annulled}</p>}
      {status === "confirmed" && counts !== null && (
        <p class="message good">
          {t.counts} <Said said={counts} />
        </p>
      )}
      {(status === "conflict" || isContradicted) && <p class="message warn">{t.conflict}</p>}
      {mine.map((said) => (
        <Fragment key={said.seq}>
          <p>
            {t.mine} <Said said={said} />
            <Doubts said={said} />
          </p>
          {status === "reported" && contest.accepted === "" && <p class="note">{t.reported}</p>}
        </Fragment>
      ))}
      {theirs.map((said) => (
        <Theirs key={said.seq} said={said} agreed={mine.length > 0} {...props} />
      ))}
      {contest.accepted !== "" && <p class="note">{t.accepted({ time: contest.accepted })}</p>}
      {player.reports && !annulled && <ReportForm {...props} mine={mine.at(-1) ?? null} />}
    </section>
  );
};

/** `Runde 8 · Brett 3`, `Spiel 2 · Tisch 3`. */
const contestName = (contest: OwnContest, page: PageFrame): string => {
  const t = spokenTo(ownTexts, page);
  const game = contest.atTable ? t.game({ game: contest.game }) : t.round({ round: contest.round });
  return `${game} · ${placeWord(contest, page)} ${contest.board}`;
};

/** Another sender's report of the game, with a button to agree. */
const Theirs = ({
  said,
  agreed,
  contest,
  player,
  model,
}: ContestReportsProps & { readonly said: OwnReport; readonly agreed: boolean }): VNode => {
  const page = usePage();
  const t = spokenTo(ownTexts, page);
  const canAgree = player.reports && !agreed && Object.keys(said.fields).length > 0;
  return (
    <div class="own-theirs cluster">
      <p>
        {t.theirs} <Said said={said} />
        <Doubts said={said} />
      </p>
      {canAgree && (
        <ActForm
          competition={model.competition}
          act="report"
          label={`${contestName(contest, page)}: ${said.text}`}
          fields={{ ...addressOf(contest), ...said.fields }}
        >
          <button type="submit" class="primary">
            {t.agree}
          </button>
        </ActForm>
      )}
    </div>
  );
};

const addressOf = ({ round, board, form }: OwnContest): FormFields => ({
  round: String(round),
  board: String(board),
  asked: form.asked,
  seats: form.seats.map(({ entry }) => entry).join(" "),
  ...(form.boards.length === 0 ? {} : { boards: String(form.boards.length) }),
  ...(form.drawn ? { drawn: "1" } : {}),
});

/** Unlikely points of a report, probably typing errors. */
const Doubts = ({ said: { doubts } }: { readonly said: OwnReport }): VNode => (
  <>
    {doubts.map((doubt) => (
      <b key={doubt}> {doubt}</b>
    ))}
  </>
);

/** True if the match waits for its line-ups. */
const awaitsLineUps = ({ contest, player }: ContestReportsProps): boolean =>
  player.lineUp?.round === contest.round && player.lineUp.status !== "published";

/** The form is open if a result is due next; else it opens on a tap. */
const ReportForm = ({
  contest,
  player,
  mine,
  model,
}: ContestReportsProps & { readonly mine: OwnReport | null }): VNode => {
  const page = usePage();
  const t = spokenTo(ownTexts, page);
  const { status } = contest;
  const isEarly = awaitsLineUps({ contest, player, model });
  const isNext = status === "open" && !isEarly;
  const fields = (
    <ActForm
      competition={model.competition}
      act="report"
      id={reportForm(contest.round)}
      class="own-form stack"
      label={contestName(contest, page)}
      fields={addressOf(contest)}
    >
      <ResultFields contest={contest} />
      <button type="submit" class={isNext ? "primary big" : "big"}>
        {mine === null ? t.send : t.sendAgain}
      </button>
      {/* Below the button: a text that comes or goes above would move it away from a finger. */}
      <p class="field-problem" role="alert" data-incomplete={t.incomplete} />
      {contest.form.usual !== null && (
        <p
          class="field-problem"
          role="status"
          data-usual={contest.form.usual.join(" ")}
          data-unusual={t.unusual({ least: contest.form.usual[0], most: contest.form.usual[1] })}
          data-again={t.unusualAgain}
        />
      )}
      {status !== "confirmed" && contest.accepted === "" && (
        <p class="note">{t.confirmedBy({ minutes: model.acceptedAfter })}</p>
      )}
    </ActForm>
  );
  if (isNext) return fields;
  return (
    <details id={`own-other-${contest.round}`}>
      <summary>{status === "open" ? t.reportEarly : mine === null ? t.disagree : t.change}</summary>
      {fields}
    </details>
  );
};

const ResultFields = ({ contest: { form } }: { readonly contest: OwnContest }): VNode => {
  const page = usePage();
  const t = spokenTo(ownTexts, page);
  const { asked, seats, drawn, known } = form;
  const [first = "", second = ""] = seats.map(({ name }) => name);
  return (
    <>
      {asked === "match" || asked === "scored-match" ? (
        <MatchFields form={form} />
      ) : asked === "decided" ? (
        <fieldset class="own-choices">
          <legend class="visually-hidden">{t.report}</legend>
          {DECIDED.map((value) => (
            <label key={value} class="own-choice">
              <input
                type="radio"
                name="decided"
                value={value}
                required
                checked={known["decided"] === value}
              />{" "}
              {say(t.decided[value], { first, second })}
            </label>
          ))}
        </fieldset>
      ) : (
        seats.map(({ entry, name }) => (
          <label key={entry} class="own-side">
            <span>{name}</span>
            <input
              name={fieldOf(entry)}
              inputMode="numeric"
              autocomplete="off"
              maxLength={8}
              required
              placeholder={asked === "places" ? t.place : t.points}
              title={asked === "points" ? undefined : t.placeholder}
              value={known[fieldOf(entry)]}
            />
          </label>
        ))
      )}
      {drawn && (
        <fieldset class="own-choices">
          <legend>{termsOf(page).sides === "colours" ? t.whoWhite : t.who1st}</legend>
          {seats.map(({ entry, name }) => (
            <label key={entry} class="own-choice">
              <input
                type="radio"
                name="first"
                value={entry}
                required
                checked={known["first"] === String(entry)}
              />{" "}
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
};
