import type { EntryId } from "@losfee/core";
import { useStoredState } from "../../../../shell/client/stored-state.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import type { SeatTexts } from "../../parts/tables/read-seats.ts";
import type { SheetGame } from "../../parts/tables/sheet.ts";
import type { OwnTableModel } from "./page.ts";

/** Fields of a game on a phone, and the report that they replace. */
export interface TypedReport {
  /** Text typed and not yet sent; null: the fields show the known result. */
  readonly texts: SeatTexts | null;
  /** Content of the fields. */
  readonly shown: SeatTexts;
  /** Number of the game's latest event when typing began; 0: none. */
  readonly seen: number;
  /** Report that filled the fields, or that this phone has sent; 0: none. */
  readonly replaces: number;
  readonly type: (entry: EntryId, text: string) => void;
  /** Restores a refused report. */
  readonly fill: (texts: SeatTexts) => void;
  /** Notes the event that recorded the report. */
  readonly sent: (seq: number) => void;
  /** Discards the typed text. */
  readonly giveUp: () => void;
}

interface Stored {
  readonly texts: readonly (readonly [EntryId, string])[] | null;
  readonly seen: number;
  readonly replaces: number;
  /** The last report from this phone. */
  readonly mine: number;
}

const NOTHING: Stored = { texts: null, seen: 0, replaces: 0, mine: 0 };

/**
 * Keeps typed text until it is sent, across others' reports and reloads; untouched fields follow
 * the known result. A report replaces only reports that its sender has seen, so that two phones
 * with different results produce a conflict and neither is lost.
 */
export const useTypedReport = ({
  model,
  game,
}: PageProps<OwnTableModel> & { readonly game: SheetGame }): TypedReport => {
  const page = usePage();
  const name = `losfee-report-${page.competition?.id}-${game.round}-${model.table}`;
  const [stored, store] = useStoredState<Stored>(name, NOTHING);
  const said = model.said.find(({ round }) => round === game.round);
  const known = knownTexts(game);
  const mine = said?.reports.find((report) => report.mine && report.seq === stored.mine)?.seq ?? 0;
  const replaces = stored.texts === null ? said?.own || mine : stored.replaces;
  const shown = stored.texts === null ? known : new Map(stored.texts);
  const typed = (texts: SeatTexts): void =>
    store({
      ...stored,
      texts: [...texts],
      ...(stored.texts === null ? { seen: said?.seq ?? 0, replaces } : {}),
    });
  return {
    texts: stored.texts === null ? null : shown,
    shown,
    seen: stored.seen,
    replaces,
    type: (entry, text) => typed(new Map([...shown, [entry, text]])),
    fill: typed,
    sent: (seq) => store({ ...NOTHING, mine: seq }),
    giveUp: () => store({ ...NOTHING, mine: stored.mine }),
  };
};

/** Fields that show the known result; empty without one, or in a conflict. */
const knownTexts = ({ cells, status }: SheetGame): SeatTexts =>
  new Map(
    cells.map(({ entry, value, absent }) => [
      entry,
      status === "open" || status === "conflict" ? "" : absent ? "-" : `${value ?? ""}`,
    ]),
  );
