import { rankingTexts } from "@losfee/messages/tournament-console-ranking";
import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { useSettingsSave } from "../../../../parts/console/use-settings-save.tsx";
import { Form } from "../../../../parts/form.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { ChainList } from "./chain-list.tsx";
import type { RankingModel, WrittenRanking } from "./page.ts";
import { RankingPreview } from "./preview.tsx";
import { pointsText, useWriting, type Writing } from "./use-writing.ts";
import { WrittenFields } from "./written-fields.tsx";

/** The ranking: typed or assembled, previewed, then saved with a reason. */
export const RankingView = ({ model }: PageProps<RankingModel>): VNode => {
  const page = usePage();
  const t = rankingTexts[page.language];
  const writing = useWriting(model, page);
  const { preview } = writing;
  return (
    <ConsolePage
      title={t.title}
      aside={
        <p class="actions">
          <a href={`${competitionPath(page.competition?.id ?? "", "console")}/standings`}>
            {t.back}
          </a>
        </p>
      }
    >
      <p class="note">{t.intro}</p>
      <div class="ranking-columns">
        <fieldset class="stack" disabled={model.closed}>
          <WrittenFields writing={writing} />
          <ChainList writing={writing} />
          {preview.warnings.map((warning) => (
            <p key={warning} class="message warn">
              {warning}
            </p>
          ))}
          <SaveRanking model={model} writing={writing} />
        </fieldset>
        <RankingPreview model={preview} />
      </div>
    </ConsolePage>
  );
};

const SaveRanking = ({
  model,
  writing,
}: PageProps<RankingModel> & { readonly writing: Writing }): VNode => {
  const t = useTexts(rankingTexts);
  const { save, saveBar } = useSettingsSave({
    changes: () => changesOf(model.saved, writing),
    // The fields of the chain show their own errors.
    fieldsOf: async () => () => null,
    onSaved: writing.reset,
    done: t.saved,
  });
  return (
    <Form class="stack" onSubmit={save}>
      {saveBar}
    </Form>
  );
};

/** The settings changed by the edits; the server refuses unreadable chains. */
const changesOf = (saved: WrittenRanking, { written, codes }: Writing) => ({
  ...(written.chain === saved.chain ? {} : { ranking: codes.map((code) => code.toUpperCase()) }),
  ...(written.rules === saved.rules ? {} : { tieBreakRules: written.rules }),
  ...(pointsText(written.points) === pointsText(saved.points) ? {} : { points: written.points }),
});
