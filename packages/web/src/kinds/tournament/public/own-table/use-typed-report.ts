import type { EntryId } from "@losfee/core";
import { useStoredState } from "../../../../shell/client/stored-state.ts";
import type { PageProps } from "../../../../shell/page.ts";
import type { SeatTexts } from "../../parts/tables/read-seats.ts";
import type { SheetGame } from "../../parts/tables/sheet.ts";
import type { OwnTableModel } from "./model.ts";

/** The fields of a game on a phone, and what its report will replace. */
export interface TypedReport {
  /** What somebody has typed and not sent; null: the fields show what is known. */
  readonly texts: SeatTexts | null;
  /** What stands in the fields. */
  readonly shown: SeatTexts;
  /** What was known of the game when typing began: the number of its event; 0: nothing. */
  readonly seen: number;
  /** The report that the fields were filled from, or that this phone has sent; 0: none. */
  readonly replaces: number;
  readonly type: (entry: EntryId, text: string) => void;
  /** Puts back what was refused. */
  readonly fill: (texts: SeatTexts) => void;
  /** The report is recorded as this event. */
  readonly sent: (seq: number) => void;
  /** Drops what was typed. */
  readonly giveUp: () => void;
}

interface Stored {
  readonly texts: readonly (readonly [EntryId, string])[] | null;
  readonly seen: number;
  readonly replaces: number;
  /** The last report that came from this phone. */
  readonly mine: number;
}

const NOTHING: Stored = { texts: null, seen: 0, replaces: 0, mine: 0 };

/**
 * What is typed of a game stays until it is sent, whatever others report meanwhile, and outlives a
 * reload; untouched fields follow what is known. A report replaces only what its sender has seen, so
 * that two phones that say different things contradict each other and neither is lost.
 */
export const useTypedReport = ({
  model,
  page,
  game,
}: PageProps<OwnTableModel> & { readonly game: SheetGame }): TypedReport => {
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

/** The fields as they follow what is known; empty where nothing is, or reports contradict each other. */
const knownTexts = ({ cells, status }: SheetGame): SeatTexts =>
  new Map(
    cells.map(({ entry, value, absent }) => [
      entry,
      status === "open" || status === "conflict" ? "" : absent ? "-" : `${value ?? ""}`,
    ]),
  );
