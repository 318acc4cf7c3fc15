import { basename, extname } from "node:path";

/** File names of a journal's backups in their folder. */
export interface BackupNames {
  /** Name of a backup made at a time; `again` distinguishes those of the same second. */
  name(at: Date, again: number): string;
  /** When the backup of this name was made, ISO 8601 in UTC; null for any other file. */
  madeAt(name: string): string | null;
  /** True if the name is that of an unfinished backup. */
  isUnfinished(name: string): boolean;
}

const TIME = String.raw`(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(?:-\d+)?`;

/** `losfee-3f9a1c2b-20261121-080000.sqlite`: name of the journal, its identity, time in UTC. */
export const backupNames = (journalPath: string, identity: string): BackupNames => {
  const stem = `${basename(journalPath, extname(journalPath))}-${identity}-`;
  const form = new RegExp(`^${escaped(stem)}${TIME}\\.sqlite$`);
  const unfinished = new RegExp(`^${escaped(stem)}${TIME}\\.sqlite\\.unfinished-\\d+$`);
  return {
    name(at, again) {
      const [day = "", time = ""] = at.toISOString().replaceAll(/[-:]/g, "").split(/[T.]/);
      return `${stem}${day}-${time}${again === 0 ? "" : `-${again}`}.sqlite`;
    },
    madeAt(name) {
      const [, year, month, day, hour, minute, second] = form.exec(name) ?? [];
      return year === undefined ? null : `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
    },
    isUnfinished: (name) => unfinished.test(name),
  };
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
