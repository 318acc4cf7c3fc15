import { optionTexts } from "@losfee/messages/ladder-parts";
import type { ComponentChildren, VNode } from "preact";
import { useLanguage, useTexts } from "../../../shell/page-context.ts";
import { type OptionLine, type OptionLines, sharedReason } from "./option-lines.ts";
import { PlayerLink } from "./player-link.tsx";

interface OptionsListProps {
  readonly options: OptionLines;
  /** Action on a seat that can be challenged; by default a label. */
  readonly act?: (option: OptionLine) => ComponentChildren;
}

/** Seats a player may challenge, and reasons against the others. */
export const OptionsList = ({ options, act }: OptionsListProps): VNode => {
  const t = useTexts(optionTexts);
  if (options.reach === null) return <p class="empty">{t.top}</p>;
  const { highest, lowest } = options.reach;
  const reach = t.reach({ highest, lowest, isOne: highest === lowest });
  const reason = sharedReason(options.within);
  if (reason !== null) {
    return (
      <>
        <p class="note">{reach}</p>
        <p class="empty">{reason}</p>
      </>
    );
  }
  return (
    <>
      <p class="note">{reach}</p>
      <Options options={options.within} {...(act === undefined ? {} : { act })} />
      {options.beyond.length > 0 && (
        <details id="beyond">
          <summary>{t.beyond({ count: options.beyond.length })}</summary>
          <Options options={options.beyond} />
        </details>
      )}
    </>
  );
};

const Options = ({
  options,
  act,
}: {
  readonly options: readonly OptionLine[];
  readonly act?: (option: OptionLine) => ComponentChildren;
}): VNode => {
  const language = useLanguage();
  return (
    <ul class="plain ladder-options">
      {options.map((option) => (
        <li key={option.label} class={option.reason === null ? "can" : "cannot"}>
          <span class="seat-label">{option.label}</span>
          <span class="who">
            <PlayerLink player={option.player} />
          </span>
          <span class="note">
            {option.reason ?? (act === undefined ? optionTexts[language].can : act(option))}
          </span>
        </li>
      ))}
    </ul>
  );
};
