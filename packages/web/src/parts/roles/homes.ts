import { type Answer, meets } from "@losfee/contract";
import { api } from "../../shell/client/api.ts";

/** An organisation or festival that the user directs and may place competitions in. */
export interface Home {
  readonly organisation: string;
  readonly festival: string | null;
  /** Includes the organisation for a festival. */
  readonly label: string;
}

/** Key of a home. */
export const homeKey = ({ organisation, festival }: Omit<Home, "label">): string =>
  festival ?? organisation;

/** Fetches the viewer's homes: organisations, each followed by its festivals. */
export const directedHomes = async (): Promise<Answer<readonly Home[]>> => {
  const [organisations, festivals] = await Promise.all([
    api("GET /organisations"),
    api("GET /festivals"),
  ]);
  if (!organisations.ok) return organisations;
  if (!festivals.ok) return festivals;
  const directs = ({ roles }: { readonly roles: readonly Parameters<typeof meets>[0][] }) =>
    roles.some((role) => meets(role, "director"));
  const own = organisations.value.organisations
    .filter(directs)
    .map(({ id, name }): Home => ({ organisation: id, festival: null, label: name }));
  const roofs = festivals.value.festivals.filter(directs).map(
    ({ id, organisation, organiser, name }): Home => ({
      ...{ organisation, festival: id },
      label: `${organiser} – ${name}`,
    }),
  );
  const known = new Set(own.map(({ organisation }) => organisation));
  return {
    ok: true,
    value: [
      ...own.flatMap((one) => [
        one,
        ...roofs.filter(({ organisation }) => organisation === one.organisation),
      ]),
      ...roofs.filter(({ organisation }) => !known.has(organisation)),
    ],
  };
};
