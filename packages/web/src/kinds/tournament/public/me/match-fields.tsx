import { outcomeOfMark } from "@losfee/core";
import { matchFieldsWords } from "@losfee/messages/tournament-public-me";
import type { VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";
import { boardMarks } from "../../parts/match/marks.ts";
import type { ResultForm } from "./contests.ts";
import { boardField, secondScoreField } from "./own-form.ts";

/** Possible results of a board, as marks: the usual ones first. */
const MARKS = ["1", "=", "0", "+", "-", "x", ".", "?"] as const;

/** The boards of a match with a choice of results; the home team's score first. */
export const MatchFields = ({
  form: { asked, boards, seats, known },
}: {
  readonly form: ResultForm;
}): VNode => {
  const language = useLanguage();
  const t = matchFieldsWords[language];
  return (
    <>
      <p class="own-match-teams">
        <b>{seats[0]?.name}</b> – <b>{seats[1]?.name}</b>
      </p>
      {boards.map(({ board, players: [one, other] }) => {
        const name = boardField(board);
        return (
          <fieldset key={board} class="own-board">
            <legend>
              <b>{t.board({ board })}</b>{" "}
              {(one !== null || other !== null) && `${one ?? t.unknown} – ${other ?? t.unknown}`}
            </legend>
            {asked === "scored-match" ? (
              <div class="own-marks">
                {([boardField(board), secondScoreField(board)] as const).map((field, side) => (
                  <input
                    key={field}
                    name={field}
                    class="own-board-score"
                    inputMode="numeric"
                    autocomplete="off"
                    maxLength={6}
                    required
                    aria-label={t.score({ board, team: seats[side]?.name ?? "" })}
                    value={known[field]}
                  />
                ))}
              </div>
            ) : (
              <div class="own-marks">
                {MARKS.map((mark) => {
                  const outcome = outcomeOfMark(mark);
                  return (
                    outcome !== null && (
                      <label key={mark} class="own-board-mark">
                        <input
                          type="radio"
                          name={name}
                          value={mark}
                          required
                          checked={known[name] === mark}
                        />
                        <span>{boardMarks(outcome, language)}</span>
                      </label>
                    )
                  );
                })}
              </div>
            )}
          </fieldset>
        );
      })}
    </>
  );
};
