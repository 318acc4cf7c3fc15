import { settingsFormTexts } from "@losfee/messages/parts-console";
import type { ComponentChildren, VNode } from "preact";
import { competitionIdOf } from "../../../shell/page.ts";
import { usePage } from "../../../shell/page-context.ts";
import { competitionPath } from "../../../shell/paths.ts";
import { ConsolePage } from "../console-page.tsx";
import type { SettingsSave } from "../use-settings-save.tsx";
import { RefusedSettingContext } from "./refused.tsx";
import type { SettingChange } from "./setting-form.ts";

/** A group of settings in the list beside the cards. */
export interface SettingsGroup {
  readonly id: string;
  readonly title: string;
  /** Number of settings that differ from the preset. */
  readonly differences: number;
}

interface SettingsLayoutProps {
  /** Name of the preset. */
  readonly preset: string;
  readonly groups: readonly SettingsGroup[];
  readonly isClosed: boolean;
  readonly changes: readonly SettingChange[];
  /** Effects of the changes in words; null while they are derived. */
  readonly effects: readonly string[] | null;
  readonly saving: SettingsSave;
  readonly onDiscard: () => void;
  /** Above the cards. */
  readonly top?: ComponentChildren;
  /** Other forms of the page. */
  readonly below?: ComponentChildren;
  readonly children: ComponentChildren;
}

/**
 * A page of settings: its groups, their cards, and what would change. Without script it is a form
 * that the server takes.
 */
export const SettingsLayout = (props: SettingsLayoutProps): VNode => {
  const { preset, groups, isClosed, changes, saving, top, below, children } = props;
  const page = usePage();
  const t = settingsFormTexts[page.language];
  const id = competitionIdOf(page);
  const differences = groups.reduce((sum, group) => sum + group.differences, 0);
  return (
    <ConsolePage title={t.title} aside={<p class="note">{t.preset({ preset, differences })}</p>}>
      <RefusedSettingContext.Provider value={saving.refused}>
        <form
          class="settings"
          method="post"
          action={`${competitionPath(id, "console")}/settings`}
          onInvalidCapture={saving.onInvalid}
          onSubmit={(event) => {
            event.preventDefault();
            void saving.save();
          }}
        >
          <input type="hidden" name="seq" value={page.competition?.seq} />
          {differences > 0 && <Filter />}
          <fieldset disabled={isClosed}>
            {top}
            <div class="settings-columns">
              <nav class="toc" aria-label={t.groups}>
                {groups.map((group) => (
                  <a key={group.id} href={`#group-${group.id}`}>
                    {group.title} {group.differences > 0 && <i>{group.differences}</i>}
                  </a>
                ))}
              </nav>
              <div class="cards">{children}</div>
              {!isClosed && <Changes {...props} />}
            </div>
            {changes.length > 0 && (
              <div class="settings-bar">
                <span>
                  <b>{t.changes({ count: changes.length })}</b>
                  <a href="#changes">{t.whatChanges}</a>
                </span>
                <button type="submit" class="primary">
                  {t.save}
                </button>
              </div>
            )}
          </fieldset>
        </form>
      </RefusedSettingContext.Provider>
      {below}
    </ConsolePage>
  );
};

/** Shows everything, or only what differs; by style alone. */
const Filter = (): VNode => {
  const t = settingsFormTexts[usePage().language];
  return (
    <div class="seg settings-filter" role="radiogroup" aria-label={t.show}>
      <label>
        <input type="radio" name="show" value="all" defaultChecked />
        <span>{t.all}</span>
      </label>
      <label>
        <input type="radio" name="show" value="different" />
        <span>{t.onlyDifferent}</span>
      </label>
    </div>
  );
};

const Changes = ({ changes, effects, saving, onDiscard }: SettingsLayoutProps): VNode => {
  const t = settingsFormTexts[usePage().language];
  const isIdle = changes.length === 0;
  return (
    <aside id="changes" class={isIdle ? "settings-changes idle" : "settings-changes"}>
      <section class="card" aria-labelledby="changes-title">
        <h2 id="changes-title">{t.whatChanges}</h2>
        <ul class="plain">
          {changes.map(({ label, from, to }) => (
            <li key={label}>
              <b>{label}</b> {t.becomes({ from, to })}
            </li>
          ))}
        </ul>
        {!isIdle && (
          <div class="effects" role="status">
            {effects === null ? (
              <p>{t.deriving}</p>
            ) : (
              effects.map((text) => <p key={text}>{text}</p>)
            )}
          </div>
        )}
        {saving.saveBar}
        {!isIdle && (
          <button type="button" class="link" onClick={onDiscard}>
            {t.discard}
          </button>
        )}
      </section>
      <p class="settings-legend">
        <span class="dev">{t.differs}</span>
        <span class="fresh">{t.unsaved}</span>
      </p>
    </aside>
  );
};
