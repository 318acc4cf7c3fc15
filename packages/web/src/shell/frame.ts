import {
  type DoubtfulDate,
  describeDoubtfulDate,
  eventLine,
  formatTime,
  hueOf,
  type Language,
  machineZone,
} from "@losfee/contract";
import { type CompetitionState, gameTermsOf, timeZoneOf } from "@losfee/core";
import { navigationOf } from "./navigation.ts";
import type { PageFrame } from "./page.ts";
import type { Page } from "./page-definition.ts";
import { type PageKind, pageKindOf, sidesOf } from "./page-kind.ts";
import type { FullRequest } from "./page-request.ts";

/** A request and the page that answers it. */
interface Answer {
  readonly request: FullRequest<PageKind>;
  /** Path and query as requested. */
  readonly url: string;
  readonly page: Page;
  /** All pages; candidates for the navigation. */
  readonly pages: readonly Page[];
  /** The kind to show; by default that of the current play. */
  readonly kind?: PageKind | null;
}

/** Returns the frame around a page's model. */
export const frameOf = (answer: Answer): PageFrame => {
  const { viewer, language, baseUrl, backup, dateDoubt, showing, legal, state } = answer.request;
  const { fileFault, hall, isStoppable } = answer.request;
  return {
    language,
    viewer,
    url: withoutLanguage(answer.url),
    baseUrl,
    timeZone: timeZoneOf(state) ?? { assumed: machineZone() },
    dateDoubt: dateDoubt === undefined ? null : doubtText(dateDoubt, language),
    ...(legal === undefined ? {} : { legal }),
    ...(backup?.failure == null ? {} : { backupFailure: backup.failure }),
    ...(fileFault === undefined ? {} : { fileFault }),
    ...(hall == null ? {} : { hall }),
    ...(isStoppable === true ? { isStoppable } : {}),
    ...(showing === undefined ? {} : { showing }),
    competition: state === null ? null : competitionFrame(state, answer),
  };
};

const competitionFrame = (
  state: CompetitionState,
  { request, page, pages, kind: wanted }: Answer,
): PageFrame["competition"] => {
  const kind = wanted ?? pageKindOf(state, request.query);
  const { viewer, language, broken = null } = request;
  const whereabouts = { id: state.competition, kind, sides: sidesOf(state, kind) };
  const listed = pages.filter((one) => one.isListed?.(state) !== false);
  return {
    ...whereabouts,
    name: state.name,
    navigation: navigationOf(page, listed, {
      ...{ ...whereabouts, viewer, language },
      isTypedInto: page.typing === true || page.isTypedInto?.(state) === true,
    }),
    seq: state.seq,
    broken,
    rehearsal: state.rehearsal,
    ...fideModeOf(state),
    terms: state.kind === "tournament" ? gameTermsOf(state.settings) : null,
    event: eventLine(state.details, language),
    formOfAddress: state.details.formOfAddress ?? "formal",
    hue: hueOf(state),
    band: page.band?.(request, page.place) ?? null,
  };
};

const fideModeOf = (state: CompetitionState): { readonly fideModeLeft?: number } => {
  if (state.kind !== "tournament" || state.settings.fideMode !== "left") return {};
  const left = state.acknowledged.find(({ caution }) => caution.code === "fide-mode-left");
  return { fideModeLeft: left?.round ?? 0 };
};

/** Text is formatted on the server: a browser may be in another time zone. */
const doubtText = (doubt: DoubtfulDate, language: Language): PageFrame["dateDoubt"] => ({
  now: doubt.now,
  nowText: formatTime(doubt.now, language, null),
  text: describeDoubtfulDate(doubt, language),
});

const withoutLanguage = (url: string): string => {
  const [path = "/", query = ""] = url.split("?", 2);
  const rest = query.split("&").filter((part) => part !== "" && !/^lang(=|$)/.test(part));
  return rest.length === 0 ? path : `${path}?${rest.join("&")}`;
};
