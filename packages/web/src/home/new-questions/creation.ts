import {
  type EventDetails,
  findFormat,
  type LadderSettings,
  rateOfPlayOf,
  type Settings,
  timeZones,
} from "@losfee/core";
import { type Answers, daysIn, hasStart, minutesIn, stageField, wholeIn } from "./answers.ts";
import { type Plan, planOf } from "./plan.ts";
import { questionsOf } from "./questions.ts";

/** A competition as the questions describe it, as the API creates one. */
export interface Creation {
  readonly name: string;
  readonly format: string;
  /** Differences from the preset. */
  readonly settings?: Partial<Settings> | Partial<LadderSettings>;
  readonly details?: EventDetails;
}

/** Returns the competition that the answers describe; everything else is the preset's. */
export const creationOf = (format: string, answers: Answers): Creation => {
  const preset = findFormat(format);
  const name = (answers["name"] ?? "").trim();
  const zone = answers["zone"] ?? "";
  if (preset?.kind !== "tournament") {
    // Deadlines are computed years ahead: that needs a zone with known rules.
    const known = timeZones.includes(zone) ? { settings: { timeZone: zone } } : {};
    return { name, format, ...known };
  }
  const plan = planOf(questionsOf(format, preset.settings), answers);
  const settings = changesOf(preset.settings, answers, plan);
  const details = detailsOf(answers, plan);
  return {
    ...{ name, format },
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
};

/** Returns the settings that differ from the preset's. */
const changesOf = (own: Settings, answers: Answers, plan: Plan): Partial<Settings> => {
  const stages = stagesOf(own.stages, answers, plan);
  const assigned = { drawn: false, assigned: true }[answers["starts"] ?? ""];
  const starts = { ...own.starts, assigned: assigned ?? own.starts.assigned };
  const secondEntry = answers["second"] === "yes";
  const boards = plan.boards ?? own.teams?.boards;
  return {
    ...(stages.every((stage, index) => stage === own.stages[index]) ? {} : { stages }),
    ...(starts.assigned === own.starts.assigned ? {} : { starts }),
    ...(secondEntry === own.secondEntry ? {} : { secondEntry }),
    ...(own.teams === undefined || boards === undefined || boards === own.teams.boards
      ? {}
      : { teams: { ...own.teams, boards } }),
  };
};

/** Returns the stages with the chosen rounds; where only their sum was chosen, later ones keep theirs. */
const stagesOf = (
  own: Settings["stages"],
  answers: Answers,
  { rounds, choices }: Plan,
): Settings["stages"] => {
  const later = own.slice(1).reduce((sum, stage) => sum + stage.rounds, 0);
  return own.map((stage, index) => {
    if (stage.roundsFollow === true) return stage;
    const chosen = index > 0 || rounds === null ? stage.rounds : rounds - later;
    const wanted =
      choices.length > 0 ? chosen : (wholeIn(answers[stageField(index)]) ?? stage.rounds);
    return wanted === stage.rounds ? stage : { ...stage, rounds: wanted };
  });
};

/** Returns the facts that the answers announce: days, times, zone, thinking time. */
const detailsOf = (answers: Answers, plan: Plan): EventDetails => {
  const { start = "", end = "", zone = "" } = answers;
  const schedule = plan.days.flatMap(({ day, rounds }) =>
    rounds.map(({ time }) => (day === null || time === null ? null : `${day}T${time}`)),
  );
  const isTimed = schedule.length > 0 && schedule.every((moment) => moment !== null);
  const first = plan.rounds === null && minutesIn(answers["time"]) !== null && hasStart(answers);
  const { thinking } = plan;
  const code =
    thinking === null
      ? null
      : `${thinking.minutes * 60}${thinking.increment === 0 ? "" : `+${thinking.increment}`}`;
  const rate = code === null ? null : rateOfPlayOf(code);
  return {
    ...(start === "" ? {} : { start, end: end === "" || daysIn(answers) < 1 ? start : end }),
    ...(zone === "" ? {} : { timeZone: zone }),
    ...(isTimed ? { schedule } : {}),
    ...(first ? { schedule: [`${start}T${(answers["time"] ?? "").slice(0, 5)}`] } : {}),
    ...(code === null ? {} : { timeControl: code }),
    ...(rate === null ? {} : { rateOfPlay: rate }),
  };
};
