import { z } from "zod";

export const name = z.string().max(200);
export const reason = z.string().max(1000);

/** What may be given of somebody who takes part, beside the name: `GivenDetails`. */
export const givenDetails = {
  rating: z.number().exactOptional(),
  club: name.exactOptional(),
  nation: name.exactOptional(),
  class: name.exactOptional(),
  title: name.exactOptional(),
  fideId: name.exactOptional(),
  sex: z.enum(["m", "w", ""]).exactOptional(),
  birth: name.exactOptional(),
  startingNumber: z.int().exactOptional(),
};

/** The schema of one type of command, whatever kind of competition it is for. */
export const command = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) => z.strictObject({ type: z.literal(type), ...fields });

/** The commands that mean the same for every kind of competition, but for `change-settings`. */
export const commonCommands = [
  command("rename-competition", { name }),
  command("close-competition", {}),
  command("reopen-competition", { reason }),
] as const;
