import { organisationTexts } from "@losfee/messages/home-organisation";
import type { VNode } from "preact";
import { Section } from "../../parts/section.tsx";
import { useTexts } from "../../shell/page-context.ts";

/** Offers and requests to an organisation; its owners accept or decline each. */
export const Offers = ({
  id,
  title,
  offers,
  onAccept,
  onDecline,
}: {
  readonly id: string;
  readonly title: string;
  readonly offers: readonly { readonly id: string; readonly name: string }[];
  readonly onAccept: (id: string, name: string) => void;
  readonly onDecline: (id: string, name: string) => void;
}): VNode | null => {
  const t = useTexts(organisationTexts);
  if (offers.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul class="plain">
        {offers.map((offer) => (
          <li key={offer.id} class="cluster">
            <b class="wraps">{offer.name}</b>
            <button
              type="button"
              aria-label={t.acceptOf({ name: offer.name })}
              onClick={() => onAccept(offer.id, offer.name)}
            >
              {t.accept}
            </button>
            <button
              type="button"
              aria-label={t.declineOf({ name: offer.name })}
              onClick={() => onDecline(offer.id, offer.name)}
            >
              {t.decline}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
};
