import type { PublicCommitment } from "@losfee/core";
import { lotsTexts } from "@losfee/messages/tournament-public-lots";
import type { VNode } from "preact";
import { CrossIcon, TickIcon } from "../../../../parts/icons.tsx";
import { Lot } from "../../../../parts/lot.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import { Draws } from "./draw-lots.tsx";
import type { LotsModel } from "./page.ts";

/** Source of the lots, the draws made, and their check. */
export const LotsView = ({ model }: PageProps<LotsModel>): VNode => {
  const t = useTexts(lotsTexts);
  return (
    <>
      <StageHead title={t.title} />
      <Answer model={model} />
      <Section id="seeds" title={t.seeds({ count: model.seeds.length })}>
        <p class="prose">{t.intro}</p>
        {model.seeds.length > 1 && <p class="prose">{t.several}</p>}
        <ol class="lots seed-lots">
          {model.seeds.map((seed, index) => (
            <SeedLot
              key={seed.from}
              seed={seed}
              number={index + 1}
              until={model.seeds[index + 1]?.from ?? null}
              isOnly={model.seeds.length === 1}
            />
          ))}
        </ol>
      </Section>
      <Section id="draws" title={t.draws}>
        <Draws model={model} />
      </Section>
      <HowToCheck model={model} />
    </>
  );
};

/** The state in a sentence: all draws are right, or the lots are still secret. */
const Answer = ({ model }: PageProps<LotsModel>): VNode => {
  const t = useTexts(lotsTexts);
  const all = model.draws.length;
  if (!model.closed) return <p class="answer">{t.soFar({ draws: all })}</p>;
  const good = model.draws.filter(({ checked }) => checked?.matches === true).length;
  const isRight = good === all && model.seeds.every(({ matches }) => matches);
  return (
    <p class="answer">
      <span class={isRight ? "verdict good" : "verdict bad"}>
        {isRight ? <TickIcon /> : <CrossIcon />}
      </span>{" "}
      {t.summary({ wrong: all - good, all })}
    </p>
  );
};

interface SeedLotProps {
  readonly seed: PublicCommitment;
  readonly number: number;
  /** Event that committed to the next seed; null: still in force. */
  readonly until: number | null;
  readonly isOnly: boolean;
}

/** A seed as a lot: sealed until the competition is closed, then with its value. */
const SeedLot = ({ seed, number, until, isOnly }: SeedLotProps): VNode => {
  const t = useTexts(lotsTexts);
  return (
    <Lot
      as="li"
      stub={isOnly ? seed.seed === null ? "?" : <TickOrCross good={seed.matches} /> : number}
      tone={seed.seed === null ? "tinted" : "done"}
    >
      <dl class="facts seed-facts">
        {!isOnly && (
          <div>
            <dt>{t.seedNumber({ number })}</dt>
            <dd>{t.range({ from: seed.from, last: until === null ? null : until - 1 })}</dd>
          </div>
        )}
        <div>
          <dt>{t.hash}</dt>
          <dd>
            <code class="long">{seed.seedHash}</code>
          </dd>
        </div>
        <div>
          <dt>{t.seed}</dt>
          <dd>
            {seed.seed === null ? (
              t.secret
            ) : (
              <>
                <code class="long">{seed.seed}</code>
                <br />
                <span class={seed.matches ? "verdict good" : "verdict bad"}>
                  <TickOrCross good={seed.matches} /> {seed.matches ? t.seedFits : t.seedDiffers}
                </span>
              </>
            )}
          </dd>
        </div>
      </dl>
    </Lot>
  );
};

const TickOrCross = ({ good }: { readonly good: boolean }): VNode =>
  good ? <TickIcon /> : <CrossIcon />;

/** Instructions to check the lots, with this program or without it. */
const HowToCheck = ({ model }: PageProps<LotsModel>): VNode => {
  const t = useTexts(lotsTexts);
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
