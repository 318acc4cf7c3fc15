import { describeNeeds, describeOutlookPlace, type OutlookRow } from "@losfee/contract";
import type { VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";
import { VerdictMark } from "./verdict-mark.tsx";

/** The needs of a player; with one game left, place by place. */
export const Needs = ({ outlook }: { readonly outlook: OutlookRow }): VNode => {
  const language = useLanguage();
  const telling = outlook.verdict === "open" && outlook.places.length > 0;
  return (
    <>
      <p>{describeNeeds(outlook, language)}</p>
      {telling && (
        <ul class="terms">
          {outlook.places.map((place) => (
            <li key={`${place.place}-${place.shared}`}>
              {describeOutlookPlace(place, language)} <VerdictMark of={place} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
