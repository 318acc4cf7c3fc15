import { PICTURE_ROLES, type PictureRole, type Pictures, pictureFiles } from "@losfee/core";
import type { StoredPictureFile } from "../journal/store.ts";

/** The hashes of a competition's pictures. */
export const hashesOf = (pictures: Pictures): readonly string[] =>
  Object.values(pictures).map(({ hash }) => hash);

/** The roles of pictures with a missing file, which cannot be shown. */
export const rolesWithoutFiles = (
  pictures: Pictures,
  files: readonly Pick<StoredPictureFile, "hash" | "file">[],
): readonly PictureRole[] =>
  PICTURE_ROLES.filter((role) => {
    const picture = pictures[role];
    if (picture === undefined) return false;
    const there = new Set(
      files.filter(({ hash }) => hash === picture.hash).map(({ file }) => file),
    );
    return !pictureFiles(picture).every((file) => there.has(file));
  });
