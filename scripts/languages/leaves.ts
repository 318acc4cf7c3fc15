import ts from "typescript";
import { loadSources, pathOf } from "./source.ts";
import {
  dictionariesIn,
  dictionaryOf,
  expressionsIn,
  isTextNode,
  keyName,
  type ModuleDeclaration,
  nameOf,
  type TextNode,
  valueIn,
  valueUnder,
  wordsIn,
} from "./syntax.ts";

/** A text of the English source: a string, or a template whose expressions are its placeholders. */
export interface Leaf {
  readonly node: TextNode;
  /** The text, each expression as `{label}`. */
  readonly text: string;
  readonly placeholders: ReadonlyMap<string, ts.Expression>;
}

/** Unit of translation: a text, or the forms of a counted noun. */
export interface Unit {
  /** File and key: `packages/web/src/…/texts.ts: roundTexts.waiting`. */
  readonly context: string;
  readonly id: Leaf;
  readonly plural: Leaf | null;
  /** The object of the forms, if there is one. */
  readonly forms: ts.ObjectLiteralExpression | null;
  /** The whole value of the key in English and in German, as in the source. */
  readonly english: string;
  readonly german: string | null;
  /** True if the value of the key consists of this text only. */
  readonly alone: boolean;
}

/** A part of the source that exists once per language: the value of an `en`, or a declaration. */
export interface EnglishPart {
  readonly source: ts.SourceFile;
  /** The name of the dictionary, or of the declaration. */
  readonly name: string;
  readonly node: ts.Node;
  /** A dictionary's object with `de` and `en`; null for a declaration. */
  readonly dictionary: ts.ObjectLiteralExpression | null;
  readonly units: readonly Unit[];
}

/** Returns all English parts of the program. */
export const englishParts = (): readonly EnglishPart[] => {
  const { program, sources } = loadSources();
  const checker = program.getTypeChecker();
  const roots = sources.flatMap(dictionariesIn);
  const english = reachedFrom(
    checker,
    roots.map((root) => root.english),
  );
  const german = reachedFrom(
    checker,
    roots.flatMap((root) => root.german),
  );
  const parts = [
    ...roots.flatMap(({ name, node, english: value, german: [counterpart = null] }) =>
      ts.isIdentifier(value)
        ? []
        : [
            {
              source: node.getSourceFile(),
              name,
              node: value,
              dictionary: node,
              german: counterpart,
            },
          ],
    ),
    ...[...english]
      .filter((node) => !german.has(node))
      .map((node) => ({
        source: node.getSourceFile(),
        name: nameOf(node),
        node,
        dictionary: null,
        german: germanOf(node, [...german]),
      })),
  ];
  return parts
    .map(({ german: counterpart, ...part }) => ({
      ...part,
      units: unitsOf(
        checker,
        part.node,
        `${pathOf(part.source.fileName)}: ${part.name}`,
        counterpart,
      ),
    }))
    .filter(({ units, dictionary }) => dictionary !== null || units.length > 0)
    .sort((a, b) => a.source.fileName.localeCompare(b.source.fileName) || a.node.pos - b.node.pos);
};

/** Returns the module's declarations that make up texts, one calling the other. */
const reachedFrom = (
  checker: ts.TypeChecker,
  starts: readonly ts.Node[],
): ReadonlySet<ModuleDeclaration> => {
  const reached = new Set<ModuleDeclaration>();
  const open = [...starts];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isObjectLiteralExpression(node) && dictionaryOf(node) !== null) return;
    if (ts.isIdentifier(node)) {
      const declaration = moduleDeclarationOf(checker, node);
      if (declaration !== null && !reached.has(declaration)) {
        reached.add(declaration);
        open.push(declaration);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) visit(next);
  return reached;
};

const moduleDeclarationOf = (
  checker: ts.TypeChecker,
  node: ts.Identifier,
): ModuleDeclaration | null => {
  const found = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  if (found === undefined) return null;
  const symbol =
    (found.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(found) : found;
  const declaration = symbol.valueDeclaration;
  if (declaration === undefined) return null;
  const file = declaration.getSourceFile();
  if (file.isDeclarationFile || !pathOf(file.fileName).startsWith("packages/")) return null;
  if (ts.isFunctionDeclaration(declaration) && ts.isSourceFile(declaration.parent))
    return declaration;
  return ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent)
    ? declaration
    : null;
};

/** Returns a declaration's German counterpart: of the same name, in this or the sibling file. */
const germanOf = (
  english: ModuleDeclaration,
  german: readonly ModuleDeclaration[],
): ts.Node | null => {
  const name = (node: ModuleDeclaration): string => nameOf(node).replace(/(En|De|_EN|_DE)$/, "");
  const file = english.getSourceFile().fileName;
  const same = german.filter((node) => name(node) === name(english) && node !== english);
  return (
    same.find((node) => node.getSourceFile().fileName === file.replace(/\.en\.ts$/, ".de.ts")) ??
    same.find(
      (node) => node.getSourceFile().fileName.replace(/[^/]*$/, "") === file.replace(/[^/]*$/, ""),
    ) ??
    null
  );
};

const unitsOf = (
  checker: ts.TypeChecker,
  root: ts.Node,
  where: string,
  german: ts.Node | null,
): readonly Unit[] => {
  const units: Unit[] = [];
  const unit = (
    path: string,
    id: Leaf,
    plural: Leaf | null,
    forms: ts.ObjectLiteralExpression | null,
    english: ts.Node,
    counterpart: ts.Node | null,
  ): void => {
    units.push({
      context: `${where}${path}`,
      id,
      plural,
      forms,
      english: english.getText(),
      alone: leavesUnder(checker, english).length === (plural === null ? 1 : 2),
      german: counterpart === null ? null : germanText(checker, id, plural, english, counterpart),
    });
  };
  const visit = (
    node: ts.Node,
    path: string,
    english: ts.Node,
    counterpart: ts.Node | null,
  ): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isObjectLiteralExpression(node)) {
      const [one, other] = [valueUnder(node, "one"), valueUnder(node, "other")];
      if (node.properties.length === 2 && one !== undefined && other !== undefined) {
        const [id, plural] = [leafOf(checker, one), leafOf(checker, other)];
        if (id !== null && plural !== null) {
          unit(path, id, plural, node, english, counterpart);
          for (const leaf of [id, plural])
            for (const expression of leaf.placeholders.values())
              visit(expression, path, english, counterpart);
          return;
        }
      }
    }
    if (ts.isPropertyAssignment(node)) {
      const key = keyName(node.name);
      const beside = besideOf(counterpart, key);
      if (ts.isComputedPropertyName(node.name)) visit(node.name, path, english, counterpart);
      const inside = beside !== null;
      visit(
        node.initializer,
        `${path}.${key}`,
        inside ? node.initializer : english,
        beside ?? counterpart,
      );
      return;
    }
    const leaf = leafOf(checker, node);
    if (leaf !== null && worthTranslating(leaf)) unit(path, leaf, null, null, english, counterpart);
    ts.forEachChild(node, (child) => visit(child, path, english, counterpart));
  };
  const [value, other] = [valueIn(root), german === null ? null : valueIn(german)];
  visit(value, "", value, other);
  return units;
};

/** Returns a leaf's German text; the whole of its key if the languages differ in pieces. */
const germanText = (
  checker: ts.TypeChecker,
  id: Leaf,
  plural: Leaf | null,
  english: ts.Node,
  counterpart: ts.Node,
): string => {
  const [mine, theirs] = [leavesUnder(checker, english), leavesUnder(checker, counterpart)];
  if (mine.length !== theirs.length) return counterpart.getText();
  const beside = ({ node }: Leaf): string =>
    theirs[mine.findIndex((leaf) => leaf.node === node)]?.text ?? counterpart.getText();
  return plural === null ? beside(id) : `${beside(id)} / ${beside(plural)}`;
};

const leavesUnder = (checker: ts.TypeChecker, root: ts.Node): readonly Leaf[] => {
  const leaves: Leaf[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const leaf = leafOf(checker, node);
    if (leaf !== null && worthTranslating(leaf)) leaves.push(leaf);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return leaves;
};

/** Returns the German value of a key; null if it is not written key by key. */
const besideOf = (counterpart: ts.Node | null, key: string): ts.Node | null => {
  if (counterpart === null) return null;
  const object = valueIn(counterpart);
  return ts.isObjectLiteralExpression(object) ? (valueUnder(object, key) ?? null) : null;
};

/** A text has words, or signs that languages set apart differently. */
const worthTranslating = ({ text, placeholders }: Leaf): boolean => {
  let rest = text;
  for (const label of placeholders.keys()) rest = rest.replace(`{${label}}`, "");
  return /[\p{L}:;!?“”‘’"]/u.test(rest);
};

/** Returns a string for readers; null for one that the program compares, looks up or passes on. */
const leafOf = (checker: ts.TypeChecker, node: ts.Node): Leaf | null => {
  if (!isTextNode(node) || isCode(checker, node)) return null;
  return leafFrom(checker, node);
};

/** True if only certain strings are allowed here, which the program compares. */
const isCode = (checker: ts.TypeChecker, node: TextNode): boolean => {
  const expected = checker.getContextualType(node);
  if (expected === undefined) return false;
  const types = expected.isUnion() ? expected.types : [expected];
  return (
    types.some((type) => type.isStringLiteral()) &&
    types.every((type) => type.isStringLiteral() || (type.flags & ts.TypeFlags.StringLike) === 0)
  );
};

const leafFrom = (checker: ts.TypeChecker, node: TextNode): Leaf => {
  const placeholders = new Map<string, ts.Expression>();
  const [first = "", ...rest] = wordsIn(node);
  const pieces = expressionsIn(node).map(
    (expression, at) => `{${addPlaceholder(checker, placeholders, expression)}}${rest[at]}`,
  );
  return { node, text: first + pieces.join(""), placeholders };
};

/** Longer placeholders are cut: they have to be found again, not to be run. */
const LONGEST = 60;

const addPlaceholder = (
  checker: ts.TypeChecker,
  placeholders: Map<string, ts.Expression>,
  expression: ts.Expression,
): string => {
  const plain = sketch(checker, expression);
  const base = plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1).trimEnd()}…` : plain;
  const same = [...placeholders].find(
    ([label, other]) => label === base && other.getText() === expression.getText(),
  );
  if (same !== undefined) return base;
  let label = base;
  for (let number = 2; placeholders.has(label); number++) label = `${base} #${number}`;
  placeholders.set(label, expression);
  return label;
};

/** Shortens an expression: its texts, which are entries of their own, become `…`. */
const sketch = (checker: ts.TypeChecker, expression: ts.Expression): string => {
  const cuts: { start: number; end: number }[] = [];
  const visit = (node: ts.Node): void => {
    const leaf = leafOf(checker, node);
    if (leaf !== null && worthTranslating(leaf))
      cuts.push({ start: node.getStart(), end: node.end });
    else ts.forEachChild(node, visit);
  };
  visit(expression);
  const file = expression.getSourceFile().text;
  let text = "";
  let at = expression.getStart();
  for (const { start, end } of cuts) {
    text += `${file.slice(at, start)}…`;
    at = end;
  }
  return (text + file.slice(at, expression.end))
    .replace(/,\s*"(en|de)"\s*,?/g, "")
    .replace(/[{}]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/([([]) | ([)\],.])/g, "$1$2")
    .trim();
};
