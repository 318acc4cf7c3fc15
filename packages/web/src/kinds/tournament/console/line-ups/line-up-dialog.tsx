import { describeLineUpFault } from "@losfee/contract";
import { type EntryId, isEmptyLineUp, lineUpFaults, parsePlaces, placesText } from "@losfee/core";
import { lineUpsTexts } from "@losfee/messages/tournament-console-line-ups";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { TextField } from "../../../../parts/fields.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { ElsewhereNotes } from "./elsewhere-notes.tsx";
import type { LineUpsModel, TeamLineUp } from "./page.ts";

interface LineUpDialogProps {
  readonly team: TeamLineUp;
  readonly model: LineUpsModel;
  readonly onClose: () => void;
  /** Removes the existing line-up; missing: there is none, or it stays. */
  readonly onTakeBack?: (() => void) | undefined;
}

type Players = readonly (EntryId | null)[];

/** A line-up typed by numbers of the squad; shows players and errors at once. */
export const LineUpDialog = ({ team, model, onClose, onTakeBack }: LineUpDialogProps): VNode => {
  const page = usePage();
  const t = lineUpsTexts[page.language];
  const [text, setText] = useState(
    placesText(team.players.length > 0 ? team.players : (team.byList ?? []), team.squad),
  );
  const read = readPlaces(text, team, model, page);
  const players = typeof read === "string" ? null : read;
  const name = (id: EntryId): string => team.squad.find((one) => one.id === id)?.name ?? "";
  const faults =
    players === null
      ? []
      : lineUpFaults(players, team.squad, model.lineUps, model.round, team.sameDay);
  return (
    <CommandDialog
      title={t.dialog({ team: team.name })}
      confirm={t.set}
      takesReason={faults.length > 0}
      unclear={typeof read === "string" ? read : t.unclear}
      command={(reason) =>
        players === null
          ? null
          : { type: "set-line-up", round: model.round, team: team.id, players, reason }
      }
      onClose={onClose}
    >
      <TextField
        label={`${t.places} (${t.placesHint})`}
        value={text}
        first
        selects
        wide
        spellcheck={false}
        onChange={setText}
      />
      {players === null ? (
        <p class="message bad" role="status">
          {read}
        </p>
      ) : (
        <>
          <ol class="line-up-players">
            {players.map((player, index) => (
              <li key={index}>{player === null ? `– ${t.nobody}` : name(player)}</li>
            ))}
          </ol>
          {faults.length === 0 ? (
            <p class="note">{t.legal}</p>
          ) : (
            <div class="message warn" role="status">
              <p>{t.illegal}</p>
              <ul>
                {faults.map((fault) => (
                  <li key={`${fault.rule}-${fault.board}`}>
                    {describeLineUpFault(fault, page.language, name)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ElsewhereNotes team={team} players={players} />
        </>
      )}
      {onTakeBack !== undefined && (
        <p>
          <button type="button" onClick={onTakeBack}>
            {t.takeBack}
          </button>
        </p>
      )}
    </CommandDialog>
  );
};

/** Returns the players by board, with the rest empty; else the error in words. */
const readPlaces = (
  text: string,
  { squad }: TeamLineUp,
  { boards }: LineUpsModel,
  { language }: PageFrame,
): Players | string => {
  const t = lineUpsTexts[language];
  const read = parsePlaces(text, squad);
  if (!read.ok) {
    const { error } = read;
    return error.code === "not-a-place"
      ? t.notAPlace({ text: error.text })
      : t.noSuchPlace({ place: error.place, players: error.players });
  }
  const players = read.value;
  if (players.length > boards) return t.tooMany({ given: players.length, boards });
  const twice = players.find((one, index) => one !== null && players.indexOf(one) !== index);
  if (twice != null) return t.twice({ name: squad.find(({ id }) => id === twice)?.name ?? "" });
  if (isEmptyLineUp(players)) return t.empty;
  return [...players, ...Array.from({ length: boards - players.length }, () => null)];
};
