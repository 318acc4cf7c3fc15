/**
 * Pairs every round of every vector in the given folders and compares: run manually as `node
 * packages/core/test/fide-dutch/check-vectors.ts FOLDER…`.
 */
import { checkReport, reportsIn } from "./vectors.ts";

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

for (const folder of process.argv.slice(2)) {
  const checked = reportsIn(folder).flatMap((file) => checkReport(file, false));
  const isSame = ({ expected, found }: (typeof checked)[number]): boolean =>
    expected.join() === found.join();
  for (const { file, round, expected, found } of checked.filter((each) => !isSame(each))) {
    const missing = expected.filter((line) => !found.includes(line));
    const extra = found.filter((line) => !expected.includes(line));
    print(`${file} round ${round}: expected ${missing.slice(0, 9)} but found ${extra.slice(0, 9)}`);
  }
  const total = checked.reduce((sum, { ms }) => sum + ms, 0);
  const same = checked.filter(isSame).length;
  print(`${folder}: ${same} of ${checked.length} rounds identical, ${total.toFixed(0)} ms`);
  for (const { file, round, ms } of checked.toSorted((a, b) => b.ms - a.ms).slice(0, 3)) {
    print(`  slowest: ${file} round ${round}, ${ms.toFixed(0)} ms`);
  }
}
