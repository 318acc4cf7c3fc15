import { findNamed, type NamedPlayer, type PlayOff } from "@losfee/core";
import { consoleStandingsTexts } from "@losfee/messages/tournament-console-standings";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { ChoiceField } from "../../../../parts/fields.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { ConsoleStandingsModel } from "./page.ts";

/** Result of a play-off, with actions to enter one or remove it. */
export const PlayOffSection = ({ model }: PageProps<ConsoleStandingsModel>): VNode | null => {
  const page = usePage();
  const t = consoleStandingsTexts[page.language];
  const [asking, setAsking] = useState<"enter" | "takeBack" | null>(null);
  const { games, order, chainWithIt } = model.playOff;
  const open = model.published > 0 && !model.closed;
  useShortcuts(open ? [{ key: "o", text: t.enterPlayOff, run: () => setAsking("enter") }] : []);
  if (model.published === 0) return null;
  const ranking = `${competitionPath(page.competition?.id ?? "", "console")}/ranking`;
  return (
    <section class="section stack" aria-labelledby="play-off">
      <div class="cluster">
        <h2 id="play-off">{t.playOff}</h2>
        {open && (
          <button type="button" onClick={() => setAsking("enter")}>
            {t.enterPlayOff} <kbd>O</kbd>
          </button>
        )}
        {open && games !== null && (
          <button type="button" onClick={() => setAsking("takeBack")}>
            {t.takeBack}
          </button>
        )}
      </div>
      {games === null ? (
        <p class="note">{t.noPlayOff}</p>
      ) : (
        <>
          <p>{t.games[games]}:</p>
          <ol class="ranked">
            {order.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ol>
        </>
      )}
      {games !== null && chainWithIt !== null && (
        <p class="message warn">
          {t.notCounted}{" "}
          <a href={`${ranking}?chain=${encodeURIComponent(chainWithIt)}`}>{t.countIt}</a>
        </p>
      )}
      {asking === "enter" && <Enter model={model} onClose={() => setAsking(null)} />}
      {asking === "takeBack" && <TakeBack model={model} onClose={() => setAsking(null)} />}
    </section>
  );
};

const Enter = ({
  model,
  onClose,
}: PageProps<ConsoleStandingsModel> & { readonly onClose: () => void }): VNode => {
  const t = useTexts(consoleStandingsTexts);
  const before = model.playOff;
  const [games, setGames] = useState<PlayOff["games"]>(before.games ?? "rapid");
  const [order, setOrder] = useState(before.order.length > 0 ? before.order : before.tied);
  return (
    <CommandDialog
      title={t.enterPlayOff}
      takesReason
      command={(reason) => ({
        type: "enter-play-off",
        games,
        order: order.map(({ id }) => id),
        reason,
      })}
      onClose={onClose}
    >
      <ChoiceField
        label={t.playOffGames}
        value={games}
        choices={t.games}
        first
        onChange={setGames}
      />
      <OrderFields order={order} model={model} onChange={setOrder} />
    </CommandDialog>
  );
};

/** The participants in order, the winner first: added by name, moved up, removed. */
const OrderFields = ({
  order,
  model,
  onChange,
}: PageProps<ConsoleStandingsModel> & {
  readonly order: readonly NamedPlayer[];
  readonly onChange: (order: readonly NamedPlayer[]) => void;
}): VNode => {
  const t = useTexts(consoleStandingsTexts);
  const [who, setWho] = useState("");
  const free = model.entries.filter(({ id }) => !order.some((one) => one.id === id));
  const match = findNamed(who, free);
  const add = (): void => {
    if (match.kind !== "one") return;
    onChange([...order, match.entry]);
    setWho("");
  };
  const up = (at: number): void => {
    const moved = order[at];
    if (moved !== undefined) onChange(order.toSpliced(at, 1).toSpliced(at - 1, 0, moved));
  };
  return (
    <fieldset
      class="pair-list"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        if (who.trim() === "") return;
        event.preventDefault();
        add();
      }}
    >
      <legend>{t.order}</legend>
      <ol class="ranked">
        {order.map((entry, at) => (
          <li key={entry.id}>
            <span class="cluster">
              {entry.name}
              {at > 0 && (
                <button
                  type="button"
                  aria-label={t.upOf({ name: entry.name })}
                  onClick={() => up(at)}
                >
                  {t.up}
                </button>
              )}
              <button
                type="button"
                aria-label={t.offOf({ name: entry.name })}
                onClick={() => onChange(order.filter((one) => one !== entry))}
              >
                {t.off}
              </button>
            </span>
          </li>
        ))}
      </ol>
      <div class="cluster fields">
        <PlayerField
          label={t.nextPlace({ place: order.length + 1 })}
          entries={free}
          value={who}
          onChange={setWho}
        />
        <button type="button" disabled={match.kind !== "one"} onClick={add}>
          {t.addToOrder}
        </button>
      </div>
    </fieldset>
  );
};

const TakeBack = ({
  model,
  onClose,
}: PageProps<ConsoleStandingsModel> & { readonly onClose: () => void }): VNode => {
  const t = useTexts(consoleStandingsTexts);
  const games = model.playOff.games ?? "rapid";
  return (
    <CommandDialog
      title={t.takeBackAsk}
      confirm={t.takeBack}
      takesReason="first"
      command={(reason) => ({ type: "enter-play-off", games, order: [], reason })}
      onClose={onClose}
    >
      <p>{model.playOff.order.map(({ name }) => name).join(", ")}</p>
    </CommandDialog>
  );
};
