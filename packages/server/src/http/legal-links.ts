import { isNoticeAddress, LEGAL_NOTICES, type LegalNotice } from "@losfee/contract";
import { type LegalLinks, noticePath, type ShownNotice } from "@losfee/web";
import type { NoticeAt } from "../organisations/notices.ts";
import type { AppContext } from "./context.ts";
import { targetOf } from "./guard.ts";

type Ports = Pick<AppContext, "organisations">;

/** Links to the imprint and privacy notice of the organisation responsible for an address. */
export const legalLinks = async (context: Ports, params: unknown): Promise<LegalLinks> => {
  const held = await context.organisations.notices.at(await holderOf(context, params));
  return Object.fromEntries(
    LEGAL_NOTICES.flatMap((notice) => {
      const found = held[notice].held;
      return found === null ? [] : [[notice, addressOf(notice, found)]];
    }),
  );
};

/**
 * The notice of an organisation (null: of the server), its own or inherited; null if there is none.
 */
export const shownNotices = async (
  { organisations: { notices, organisations } }: Ports,
  organisation: string | null,
): Promise<Readonly<Record<LegalNotice, ShownNotice | null>>> => {
  const at = await notices.at(organisation);
  const shown = async ({ held }: NoticeAt): Promise<ShownNotice | null> => {
    if (held === null) return null;
    const of = held.organisation === null ? null : await organisations.find(held.organisation);
    return { text: held.text, of: of?.name ?? null };
  };
  return { imprint: await shown(at.imprint), privacy: await shown(at.privacy) };
};

const addressOf = (
  notice: LegalNotice,
  { text, organisation }: NonNullable<NoticeAt["held"]>,
): string => (isNoticeAddress(text) ? text : noticePath(notice, organisation));

/** The organisation responsible for an address; null: the server's operator. */
const holderOf = async (
  { organisations: { organisations } }: Ports,
  params: unknown,
): Promise<string | null> => {
  const target = targetOf(params);
  switch (target?.level) {
    case "organisation":
      return target.id;
    case "festival":
      return (await organisations.festival(target.id))?.organisation ?? null;
    case "competition":
      return (await organisations.placement(target.id)).organisation;
    default:
      return null;
  }
};
