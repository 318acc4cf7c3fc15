import { optionTexts } from "@losfee/messages/ladder-parts";
import type { ComponentChildren, VNode } from "preact";
import type { PageFrame } from "../../../shell/page.ts";
import { type OptionLine, type OptionLines, sharedReason } from "./option-lines.ts";
import { PlayerLink } from "./player-link.tsx";

interface OptionsListProps {
  readonly options: OptionLines;
  readonly page: PageFrame;
  /** Action on a seat that can be challenged; by default a label. */
  readonly act?: (option: OptionLine) => ComponentChildren;
}

/** Seats a player may challenge, and reasons against the others. */
export const OptionsList = ({ options, page, act }: OptionsListProps): VNode => {
  const t = optionTexts[page.language];
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
      <Options options={options.within} page={page} {...(act === undefined ? {} : { act })} />
      {options.beyond.length > 0 && (
        <details id="beyond">
          <summary>{t.beyond({ count: options.beyond.length })}</summary>
          <Options options={options.beyond} page={page} />
        </details>
      )}
    </>
  );
};

const Options = ({
  options,
  page,
  act,
}: {
  readonly options: readonly OptionLine[];
  readonly page: PageFrame;
  readonly act?: (option: OptionLine) => ComponentChildren;
}): VNode => (
  <ul class="plain ladder-options">
    {options.map((option) => (
      <li key={option.label} class={option.reason === null ? "can" : "cannot"}>
        <span class="seat-label">{option.label}</span>
        <span class="who">
          <PlayerLink player={option.player} page={page} />
        </span>
        <span class="note">
          {option.reason ?? (act === undefined ? optionTexts[page.language].can : act(option))}
        </span>
      </li>
    ))}
  </ul>
);
