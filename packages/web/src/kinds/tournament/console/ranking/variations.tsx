import { rankingTexts } from "@losfee/messages/tournament-console-ranking";
import type { VNode } from "preact";
import { CheckField } from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { ChainItem, Variation } from "./chain-form.ts";

interface VariationsProps {
  readonly item: ChainItem;
  readonly onItem: (item: ChainItem) => void;
}

/** Modifiers of a criterion, each as a small control. */
export const Variations = ({ item, onItem }: VariationsProps): VNode | null => {
  const language = useLanguage();
  if (item.variations.length === 0) return null;
  const change = (changed: Variation, chosen: string): void => {
    const variations = item.variations.map((one) => (one === changed ? { ...one, chosen } : one));
    const code = `${item.family}${variations.map((one) => one.chosen).join("")}`;
    onItem({ ...item, code, variations });
  };
  return (
    <span class="variations">
      {item.variations.map((variation) => (
        <VariationControl
          key={variation.name}
          variation={variation}
          none={rankingTexts[language].none}
          onChange={(text) => change(variation, text)}
        />
      ))}
    </span>
  );
};

const VariationControl = ({
  variation: { name, choices, chosen },
  none,
  onChange,
}: {
  readonly variation: Variation;
  readonly none: string;
  readonly onChange: (text: string) => void;
}): VNode => {
  const [only, another] = choices;
  if (only !== undefined && another === undefined) {
    return (
      <CheckField
        label={only.label}
        value={chosen === only.text}
        onChange={(isChosen) => onChange(isChosen ? only.text : "")}
      />
    );
  }
  return (
    <label>
      {name}{" "}
      <select onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{none}</option>
        {choices.map(({ text, label }) => (
          <option key={text} value={text} selected={text === chosen}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};
