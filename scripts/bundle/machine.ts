import type { Platform } from "./platforms.ts";

type Machine = Pick<Platform, "os" | "cpu">;

/** Returns the machine that a program or library is for, by its header; null if it is none. */
export const machineOf = (bytes: Buffer): Machine | null => {
  if (bytes.length < 64) return null;
  const magic = bytes.readUInt32BE(0);
  if (magic === 0x7f454c46) return machine("linux", ELF[bytes.readUInt16LE(18)]);
  if (magic === 0xcffaedfe) return machine("darwin", MACH_O[bytes.readUInt32LE(4)]);
  if (bytes.toString("latin1", 0, 2) !== "MZ") return null;
  const header = bytes.readUInt32LE(60);
  if (header + 6 > bytes.length || bytes.toString("latin1", header, header + 4) !== "PE\0\0") {
    return null;
  }
  return machine("win32", PE[bytes.readUInt16LE(header + 4)]);
};

type Cpus = Readonly<Record<number, Machine["cpu"]>>;

const ELF: Cpus = { 62: "x64", 183: "arm64" };
const MACH_O: Cpus = { 16777223: "x64", 16777228: "arm64" };
const PE: Cpus = { 34404: "x64", 43620: "arm64" };

const machine = (os: Machine["os"], cpu: Machine["cpu"] | undefined): Machine | null =>
  cpu === undefined ? null : { os, cpu };
