import { lotsTexts } from "@losfee/messages/tournament-public-lots";
import type { VNode } from "preact";
import type { PageProps } from "../../../../shell/page.ts";
import type { LotsModel } from "./model.ts";

/** Instructions to check the lots, with this program or without it. */
export const HowToCheck = ({ model, page }: PageProps<LotsModel>): VNode => {
  const t = lotsTexts[page.language];
  const first = model.draws.find(({ checked }) => checked !== null);
  const source = model.seeds[(first?.seed ?? 1) - 1];
  const seed = source?.seed ?? t.seedPlaceholder;
  const name = first?.name ?? "standings";
  const subject = first?.checked?.order[0] ?? 1;
  return (
    <section class="stack prose" aria-labelledby="how">
      <h2 id="how">{t.how}</h2>
      <ol>
        {Object.values(t.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{t.command}</p>
      <pre>
        <code>losfee verify {model.competition}.json</code>
      </pre>
      <p>{t.openssl}</p>
      <pre>
        <code>
          {`printf '%s' ${seed} | xxd -r -p | openssl dgst -sha256\n`}
          {`printf '%s' '${name}/${subject}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:${seed}`}
        </code>
      </pre>
    </section>
  );
};
