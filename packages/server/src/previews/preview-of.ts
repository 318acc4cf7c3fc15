import {
  type Digest,
  type Language,
  pairingsDigest,
  progressLine,
  standingsDigest,
} from "@losfee/contract";
import { type CompetitionState, currentStage, publishedRounds } from "@losfee/core";
import {
  eventColours,
  type Page,
  type PageFrame,
  type PageKind,
  type PageQuery,
} from "@losfee/web";
import { PREVIEW_LINES, type Preview } from "./preview-svg.ts";

/** The page to preview. */
export interface PreviewedPage {
  readonly definition: Pick<Page, "place">;
  readonly kind: PageKind;
  /** The page's own title. */
  readonly title: string;
  readonly frame: PageFrame;
  readonly params: Readonly<Record<string, string>>;
  readonly query: PageQuery;
}

/** Returns the picture's content for a page: the event, its progress, and the page's subject. */
export const previewOf = (state: CompetitionState, page: PreviewedPage): Preview => {
  const { language, competition } = page.frame;
  const digest = digestOf(state, page, language);
  const colours = eventColours(competition?.hue ?? 0, "light");
  const isFront = page.definition.place === undefined && Object.keys(page.params).length === 1;
  return {
    event: state.name,
    state: progressLine(state, language),
    // The front page has no title: the top of the standings is the news there.
    title: isFront
      ? digest.lines.length === 0
        ? (competition?.event ?? "")
        : digest.title
      : page.title,
    lines: digest.lines,
    colours: {
      stage: colours.stage,
      soft: colours["stage-soft"],
      line: colours["stage-line"],
    },
  };
};

const digestOf = (
  state: CompetitionState,
  { definition, kind, params, query }: PreviewedPage,
  language: Language,
): Digest => {
  if (state.kind === "ladder") return standingsDigest(state, null, language, PREVIEW_LINES);
  const current = currentStage(state)?.stage ?? 0;
  switch (definition.place) {
    case "pairings": {
      const round = numberFrom(params["round"], publishedRounds(state));
      return pairingsDigest(state, { round }, language, PREVIEW_LINES);
    }
    case "tables": {
      const stage = numberFrom(params["stage"], current);
      return pairingsDigest(state, { stage }, language, PREVIEW_LINES);
    }
    default: {
      const of =
        kind === "tables"
          ? state.status === "closed" && query["stage"] === undefined
            ? null
            : { stage: numberFrom(query["stage"], current) }
          : { round: numberFrom(query["round"], publishedRounds(state)) };
      return standingsDigest(state, of, language, PREVIEW_LINES);
    }
  }
};

const numberFrom = (text: string | undefined, usual: number): number =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Math.min(Number(text), Math.max(usual, 1)) : usual;
