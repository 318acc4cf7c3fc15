import type { Problem } from "@losfee/contract";
import { type EntryId, findNamed, type NamedPlayer } from "@losfee/core";
import { roundTexts } from "@losfee/messages/tournament-console-rounds";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { labelsById } from "../../../../parts/choices.ts";
import { OptionInputs, type OptionValues } from "../../../../parts/console/option-inputs.tsx";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { ChoiceField, NumberField } from "../../../../parts/fields.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { SHOWN_UNSEEN } from "../unseen/panel.tsx";
import { isBroken, useDespite } from "./despite.tsx";
import { roundTextsFor } from "./match-texts.ts";
import type { DraftForm, RoundModel } from "./page.ts";

type Pairs = readonly (readonly [EntryId, EntryId])[];

interface DraftPanelProps {
  readonly model: RoundModel;
  readonly form: DraftForm;
}

/** Drafting: one key for the stage's default, or a form with all options. */
export const DraftPanel = ({ model, form }: DraftPanelProps): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  const { sendDespite, question } = useDespite(model.playing);
  const [basedOn, setBasedOn] = useState(form.basedOn);
  const [system, setSystem] = useState(form.system);
  const [options, setOptions] = useState<OptionValues>({});
  const [pinned, setPinned] = useState<Pairs>([]);
  const [forbidden, setForbidden] = useState<Pairs>([]);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const chosen = form.systems.find(({ id }) => id === system);

  const draft = async (extra: OptionValues = {}): Promise<void> => {
    setProblem(null);
    const values = { ...options, ...extra };
    const answer = await sendDespite(
      {
        type: "draft-round",
        ...(basedOn === form.basedOn ? {} : { basedOn }),
        ...(system === form.system ? {} : { system }),
        ...(Object.keys(values).length === 0 ? {} : { options: values }),
        ...(pinned.length === 0 ? {} : { pinned }),
        ...(forbidden.length === 0 ? {} : { forbidden }),
        ...(reason === "" ? {} : { reason }),
      },
      {
        progress: t.drafting({ round: model.round }),
        done: t.drafted({ round: model.round }),
        shows: SHOWN_UNSEEN,
        isSaidElsewhere: () => true,
      },
    );
    if (answer.ok) {
      rememberReason("draft-round", reason);
      return;
    }
    setProblem(isBroken(answer.problem) ? null : answer.problem);
  };
  useShortcuts([{ key: "d", text: t.draft({ round: model.round }), run: () => void draft() }]);
  const again = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => again.current?.focus(), [problem]);
  const repeats =
    problem?.code === "no-pairing-within-repeats" ? Number(problem["repeats"]) + 1 : null;

  return (
    <section class="section stack draft-panel">
      <div class="cluster">
        <button
          type="button"
          class={model.waiting === null ? "primary big" : "big"}
          ref={useInitialFocus<HTMLButtonElement>()}
          autofocus={model.waiting === null}
          onClick={() => void draft()}
        >
          {t.draft({ round: model.round })} <kbd>D</kbd>
        </button>
        {repeats !== null && (
          <>
            <span>{t.allRepeatsHint}</span>
            <button
              type="button"
              class="primary"
              ref={again}
              onClick={() => void draft({ repeats })}
            >
              {t.oneMoreRepeat({ repeats })}
            </button>
          </>
        )}
      </div>
      {question}
      {problem !== null && problem.detail !== "" && <p class="message bad">{problem.detail}</p>}
      <details>
        <summary>{t.options}</summary>
        <div class="stack">
          <div class="cluster fields">
            <ChoiceField
              label={t.system}
              value={system}
              choices={labelsById(form.systems)}
              onChange={(id) => {
                setSystem(id);
                setOptions({});
              }}
            />
            <NumberField
              label={t.basedOn}
              min={0}
              max={model.round - 1}
              value={basedOn}
              onChange={setBasedOn}
            />
            {chosen && (
              <OptionInputs inputs={chosen.options} values={options} onChange={setOptions} />
            )}
          </div>
          {chosen && <p class="note">{chosen.note}</p>}
          <PairList title={t.pinned} pairs={pinned} entries={model.playing} onChange={setPinned} />
          <PairList
            title={t.forbidden}
            pairs={forbidden}
            entries={model.playing}
            onChange={setForbidden}
          />
          {pinned.length + forbidden.length > 0 && (
            <ReasonField act="draft-round" value={reason} onChange={setReason} />
          )}
        </div>
      </details>
    </section>
  );
};

interface PairListProps {
  readonly title: string;
  readonly pairs: readonly (readonly [EntryId, EntryId])[];
  readonly entries: readonly NamedPlayer[];
  readonly onChange: (pairs: readonly (readonly [EntryId, EntryId])[]) => void;
}

/** A list of pairs; typing two names adds one. */
const PairList = ({ title, pairs, entries, onChange }: PairListProps): VNode => {
  const t = useTexts(roundTexts);
  const [one, setOne] = useState("");
  const [two, setTwo] = useState("");
  const [a, b] = [findNamed(one, entries), findNamed(two, entries)];
  const ready = a.kind === "one" && b.kind === "one" && a.entry.id !== b.entry.id;
  const add = (): void => {
    if (a.kind !== "one" || b.kind !== "one") return;
    onChange([...pairs, [a.entry.id, b.entry.id]]);
    setOne("");
    setTwo("");
  };
  const name = (entry: EntryId): string => entries.find(({ id }) => id === entry)?.name ?? "";
  return (
    <fieldset class="pair-list">
      <legend>{title}</legend>
      <ul class="plain">
        {pairs.map((pair) => (
          <li key={pair.join("-")} class="cluster">
            {name(pair[0])} – {name(pair[1])}
            <button type="button" onClick={() => onChange(pairs.filter((other) => other !== pair))}>
              {t.removePair}
            </button>
          </li>
        ))}
      </ul>
      <div class="cluster fields">
        <PlayerField label={`${title}: ${t.one}`} entries={entries} value={one} onChange={setOne} />
        <PlayerField label={`${title}: ${t.two}`} entries={entries} value={two} onChange={setTwo} />
        <button type="button" disabled={!ready} onClick={add}>
          {t.addPair}
        </button>
      </div>
    </fieldset>
  );
};
