import { PICTURE_ROLES, type PictureRole, type Pictures, pictureFiles } from "@losfee/core";
import type { StoredPictureFile } from "../journal/store.ts";

/** The hashes of the pictures that a competition has. */
export const hashesOf = (pictures: Pictures): readonly string[] =>
  Object.values(pictures).map(({ hash }) => hash);

/** Those of a competition's pictures of which a file is missing: nobody can be shown them. */
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
