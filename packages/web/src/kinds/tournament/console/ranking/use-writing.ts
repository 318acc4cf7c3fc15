import { useEffect, useRef, useState } from "preact/hooks";
import { request } from "../../../../shell/client/api.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { ChainItem } from "./chain-form.ts";
import { codesIn } from "./chain-text.ts";
import type { RankingModel, WrittenRanking } from "./model.ts";

/** How long to wait for the next key before the preview is fetched, in milliseconds. */
const PAUSE = 120;

/** A ranking that is being written. */
export interface Writing {
  readonly written: WrittenRanking;
  /** The latest answer: what the server makes of it. */
  readonly preview: RankingModel;
  readonly codes: readonly string[];
  /** What is known of a code as it is written; undefined until the server has seen it. */
  readonly itemOf: (code: string) => ChainItem | null | undefined;
  /** Remembers what the controls made of a criterion, until the server has seen it. */
  readonly learn: (item: ChainItem) => void;
  readonly write: (part: Partial<WrittenRanking>) => void;
  /** Forgets what was written: the saved ranking is shown again. */
  readonly reset: () => void;
}

/**
 * Keeps what is written whatever else changes, and asks the page's own address what it would mean:
 * the rules stay on the server.
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
      const reply = await request<{ model: RankingModel }>(path);
      // A later question may have been answered before.
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

/** As the page's address has it: `3-1-0`. */
export const pointsText = ({ win, draw, loss }: WrittenRanking["points"]): string =>
  `${win}-${draw}-${loss}`;
