import { useEffect, useRef, useState } from "preact/hooks";
import { fetchPage } from "../../../../shell/client/api.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { ChainItem } from "./chain-form.ts";
import { codesIn } from "./chain-text.ts";
import type { RankingModel, WrittenRanking } from "./page.ts";

/** Delay after the last key before fetching the preview, in milliseconds. */
const PAUSE = 120;

/** A ranking being edited. */
export interface Writing {
  readonly written: WrittenRanking;
  /** The server's latest reading. */
  readonly preview: RankingModel;
  readonly codes: readonly string[];
  /** Known data of a code; undefined until the server has read it. */
  readonly itemOf: (code: string) => ChainItem | null | undefined;
  /** Remembers a criterion built by the controls, until the server has read it. */
  readonly learn: (item: ChainItem) => void;
  readonly write: (part: Partial<WrittenRanking>) => void;
  /** Discards the edits and restores the saved ranking. */
  readonly reset: () => void;
}

/**
 * Keeps the edits across other changes, and previews them by fetching the page's own address: the
 * rules stay on the server.
 */
export const useWriting = (model: RankingModel, page: PageFrame): Writing => {
  const [edited, setEdited] = useState<Partial<WrittenRanking>>({});
  const [answer, setAnswer] = useState<RankingModel | null>(null);
  const known = useRef(new Map<string, ChainItem | null>());
  const lastTurn = useRef(0);
  const written = { ...model.written, ...edited };
  const preview = answer ?? model;
  for (const [index, code] of codesIn(preview.written.chain).entries()) {
    known.current.set(code, preview.items[index] ?? null);
  }
  const { chain, rules } = written;
  const points = pointsText(written.points);
  const untouched = Object.keys(edited).length === 0;
  useEffect(() => {
    const turn = ++lastTurn.current;
    if (untouched) return setAnswer(null);
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ chain, rules: String(rules), points });
      const path = `${competitionPath(page.competition?.id ?? "", "console")}/ranking?${query}`;
      const reply = await fetchPage<RankingModel>(path);
      // Answers may arrive out of order.
      if (reply.ok && turn === lastTurn.current) setAnswer(reply.value.model);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [chain, rules, points, untouched, page.competition?.seq]);
  return {
    written,
    preview,
    codes: codesIn(chain),
    itemOf: (code) => known.current.get(code),
    learn: (item) => known.current.set(item.code, item),
    write: (part) => setEdited({ ...edited, ...part }),
    reset: () => setEdited({}),
  };
};

/** Format of the page's address: `3-1-0`. */
export const pointsText = ({ win, draw, loss }: WrittenRanking["points"]): string =>
  `${win}-${draw}-${loss}`;
