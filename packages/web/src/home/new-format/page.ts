import { type Language, may, SAMPLE_IDS, type SampleId, sampleLabel } from "@losfee/contract";
import { cardTexts } from "@losfee/messages/format-cards";
import { newTexts } from "@losfee/messages/home-new-format";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";
import { NEW_PATH } from "../../shell/paths.ts";
import {
  CARD_GROUPS,
  type CardGroup,
  cardName,
  cardNote,
  cardTitle,
  type FormatCard,
  findCard,
  formatCards,
} from "../parts/formats/cards.ts";
import type { Drawing } from "../parts/formats/drawings.ts";
import { type HomeQuestion, homeQuestionOf } from "../parts/home-question.ts";

/** A preset to choose. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly drawing: Drawing;
}

/** The presets by game, the last used ones first, and the samples. */
export interface FormatModel extends HomeQuestion {
  readonly lastUsed: readonly Choice[];
  readonly groups: readonly {
    readonly id: CardGroup;
    readonly title: string;
    readonly choices: readonly Choice[];
  }[];
  /** Only for operators of the server. */
  readonly samples: readonly { readonly id: SampleId; readonly label: string }[];
}

/** Presets shown again above all others. */
const LAST = 2;

const buildFormats = (request: PageRequest<"tournament", "list">): FormatModel => {
  const { competitions, language, viewer } = request;
  const used = new Map<string, Choice>();
  // The latest change is last.
  for (const { format, name } of competitions.toReversed()) {
    const card = findCard(format);
    if (card === undefined || used.has(format) || used.size === LAST) continue;
    used.set(format, {
      ...choiceOf(card, language),
      name: cardTitle(format, language),
      note: newTexts[language].like({ name }),
    });
  }
  return {
    ...homeQuestionOf(request),
    lastUsed: [...used.values()],
    groups: CARD_GROUPS.map((id) => ({
      id,
      title: cardTexts[language].groups[id],
      choices: formatCards
        .filter(({ group }) => group === id)
        .map((card) => choiceOf(card, language)),
    })),
    samples: may(viewer, "place")
      ? SAMPLE_IDS.map((id) => ({ id, label: sampleLabel(id, language) }))
      : [],
  };
};

const choiceOf = ({ id, drawing }: FormatCard, language: Language): Choice => ({
  ...{ id, drawing },
  name: cardName(id, language),
  note: cardNote(id, language),
});

/** A new competition: the format, a file, or a sample. */
export const formatPage: PageDefinition<FormatModel, "list"> = {
  id: "console-new",
  path: NEW_PATH,
  access: "founder",
  layout: "console",
  asks: ["list"],
  script: "view",
  typing: true,
  build: buildFormats,
  title: (_model, { language }) => newTexts[language].title,
};
