import { addressTexts } from "@losfee/messages/parts";
import { numberTexts, printNames } from "@losfee/messages/print";
import type { VNode } from "preact";
import { Fit, fitted, sizeClass } from "../../../../parts/print/fit.tsx";
import { cutSheets, evenPages } from "../../../../parts/print/paging.ts";
import { CutSheet, LiveCode, Sheets } from "../../../../parts/print/sheet.tsx";
import { Mark } from "../../../../shell/mark.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import type { NumbersModel, PeopleModel, Person, Sign } from "./page.ts";

/** Eight numbers on a sheet, cut and sorted at once. */
export const NumbersView = ({ model }: PageProps<NumbersModel>): VNode => (
  <Sheets title={model.title} paper={model.paper}>
    {cutSheets(model.signs, 8).map((signs, sheet) => (
      <CutSheet key={sheet} kind="of-8 signs">
        {signs.map((sign, place) =>
          sign === null ? (
            <i key={place} />
          ) : (
            <NumberSign key={place} sign={sign} place={model.place} />
          ),
        )}
      </CutSheet>
    ))}
  </Sheets>
);

/** Both sides of a sheet that is folded across. */
const Tents = ({ model }: PageProps<NumbersModel>): VNode => (
  <Sheets title={model.title} paper={model.paper}>
    {model.signs.map((sign) => (
      <CutSheet key={`${sign.number}-${sign.names.join()}`} kind="of-2 tents">
        <NumberSign sign={sign} place={model.place} isTurned />
        <NumberSign sign={sign} place={model.place} />
      </CutSheet>
    ))}
  </Sheets>
);

export const TentsView = Tents;
export const TableCardsView = Tents;

const NumberSign = ({
  sign: { number, names },
  place,
  isTurned = false,
}: {
  readonly sign: Sign;
  readonly place: string;
  /** Upside down, on the other side of a fold. */
  readonly isTurned?: boolean;
}): VNode => {
  const t = useTexts(addressTexts);
  const digits = String(number).length;
  return (
    <section class={isTurned ? "sign turned" : "sign"} aria-hidden={isTurned ? "true" : undefined}>
      <div class="sign-stub">
        <b>{place}</b>
        <span>
          <LiveCode />
          <small>{t.onPhones}</small>
        </span>
      </div>
      {names.length === 0 ? (
        <p class={`sign-number digits-${digits}`}>{number}</p>
      ) : (
        <div class="sign-seats">
          <p>{number}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <Fit text={name} mm={82} most={24} least={14} cut="bold" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};

/** Four on a sheet, each to fold. */
export const PlaceCardsView = ({ model }: PageProps<PeopleModel>): VNode => (
  <Sheets title={useTexts(printNames).placeCards} paper={model.paper}>
    {cutSheets(model.people, 4).map((people, sheet) => (
      <CutSheet key={sheet} kind="of-4 place-cards">
        {people.map((person, place) => (
          <div key={place} class="place-card">
            {person !== null && (
              <>
                <CardSide person={person} isTurned />
                <CardSide person={person} />
              </>
            )}
          </div>
        ))}
      </CutSheet>
    ))}
  </Sheets>
);

const CardSide = ({
  person,
  isTurned = false,
}: {
  readonly person: Person;
  readonly isTurned?: boolean;
}): VNode => (
  <section
    class={isTurned ? "card-side turned" : "card-side"}
    aria-hidden={isTurned ? "true" : undefined}
  >
    <Event mm={84} />
    <Name person={person} mm={84} most={34} />
    <p class="person-foot">
      <Fit text={person.club} mm={62} most={10} least={8} />
      <b>{person.rating > 0 ? person.rating : ""}</b>
    </p>
  </section>
);

const Event = ({ mm }: { readonly mm: number }): VNode => (
  <p class="person-event">
    <Fit text={usePage().competition?.name ?? ""} mm={mm} most={9} least={7} />
  </p>
);

/** First name and family, which breaks only after a hyphen. */
const Name = ({
  person: { given, family },
  mm,
  most,
}: {
  readonly person: Person;
  readonly mm: number;
  readonly most: number;
}): VNode => {
  const parts = family.split(/(?<=-)/);
  const one = fitted(family, { mm, most, least: most * 0.6, cut: "display" });
  const longest = parts.reduce((a, b) => (b.length > a.length ? b : a), "");
  const size = one.isBroken
    ? fitted(longest, { mm, most, least: 6, cut: "display" }).size
    : one.size;
  return (
    <p class="person-name">
      {given !== "" && (
        <Fit text={given} mm={mm} most={Math.min(24, most * 0.6)} least={9} cut="bold" />
      )}
      <span class={`person-family ${sizeClass(size)}`}>{family}</span>
    </p>
  );
};

/** Ten badges of 90 × 54 mm. */
export const BadgesView = ({ model }: PageProps<PeopleModel>): VNode => {
  const t = numberTexts[useLanguage()];
  return (
    <Sheets title={useTexts(printNames).badges} paper={model.paper}>
      {evenPages(model.people, 10).map((people, sheet) => (
        <CutSheet key={sheet} kind="badges">
          {people.map((person, at) => (
            <section key={at} class="badge-card">
              <div class="badge-stub">
                <Mark />
                {person.number !== null && (
                  <>
                    <Fit text={String(person.number)} mm={14} most={20} least={9} cut="display" />
                    <small>{t.number}</small>
                  </>
                )}
              </div>
              <div>
                <Event mm={58} />
                <Name person={person} mm={58} most={28} />
                <p class="person-foot">
                  <Fit text={person.club} mm={58} most={9} least={7} cut="bold" />
                </p>
              </div>
            </section>
          ))}
        </CutSheet>
      ))}
    </Sheets>
  );
};
