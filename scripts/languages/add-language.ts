import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import ts from "typescript";
import { ROOT } from "./source.ts";
import {
  type Dictionary,
  declarationsIn,
  dictionariesIn,
  formsOf,
  isTextNode,
  keyName,
  type ModuleDeclaration,
  nameOf,
  slotsOf,
  type TextNode,
} from "./syntax.ts";
import type { Piece, Translations } from "./translations.ts";

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A source file or compiled module: its path there, from the workspace's folder. */
export interface Module {
  readonly path: string;
  readonly text: string;
}

/** Markers of additions to a module: at its end, and around those inside of it. */
const TAIL = "\n// Languages made from English:\n";
const [OPEN, CLOSE] = ["/*+*/", "/*-*/"];

/** A module as it was before {@link addLanguages}. */
export const withoutLanguages = (text: string): string =>
  (text.split(TAIL)[0] ?? "").replace(/\/\*\+\*\/.*?\/\*-\*\//gs, "");

/**
 * Adds further languages to a module's dictionaries: each a copy of the English one, with texts
 * replaced and no reference to English. Lines keep their numbers.
 */
export const addLanguages = (
  { path, text }: Module,
  languages: readonly Translations[],
): string => {
  const named = languages.some(({ names }) => names.has(sourcePath(path)));
  if (!named && !MAKER.test(text)) return text;
  const source = parse(path, text);
  const tail: string[] = [];
  const edits = dictionariesIn(source).map((dictionary, number): Edit => {
    const end = endOfEnglish(dictionary);
    const values = languages.map((translations) => {
      const { value, imports } = inLanguage(source, path, dictionary, translations);
      tail.push(...imports);
      if (isInFunction(dictionary.node)) return `, "${translations.language}": ${value}`;
      const name = `dictionary${number}$${suffixOf(translations)}`;
      tail.push(`function ${name}() { return ${value}; }`);
      return `, "${translations.language}": ${name}()`;
    });
    return { start: end, end, text: `${OPEN}${values.join("")}${CLOSE}` };
  });
  for (const translations of languages)
    tail.push(...declarationsInLanguage(source, path, translations));
  if (tail.length === 0) return text;
  return `${applied(text, 0, text.length, edits)}${TAIL}${[...new Set(tail)].join("\n")}\n`;
};

/**
 * Reduces a module's dictionaries to one language, for browsers with that language. `made` is that
 * language if it is made from English.
 */
export const onlyLanguage = (
  { path, text }: Module,
  language: string,
  made: Translations | null,
): string => {
  if (!MAKER.test(text) && made?.names.has(sourcePath(path)) !== true) return text;
  const source = parse(path, text);
  const tail: string[] = made === null ? [] : [...declarationsInLanguage(source, path, made)];
  const edits = dictionariesIn(source).map((dictionary): Edit => {
    const { node, german, english } = dictionary;
    const textOf = (value: ts.Node): string => text.slice(value.getStart(), value.end);
    const own = (): readonly string[] => {
      if (language === "de") {
        return german.map((value, at) => `${at === 0 ? "de" : "du"}: ${textOf(value)}`);
      }
      if (made === null) return [`en: ${textOf(english)}`];
      const { value, imports } = inLanguage(source, path, dictionary, made);
      tail.push(...imports);
      return [`"${language}": ${value}`];
    };
    return { start: node.getStart(), end: node.end, text: `{ ${own().join(", ")} }` };
  });
  const rest = tail.length === 0 ? "" : `${TAIL}${[...new Set(tail)].join("\n")}\n`;
  return `${applied(text, 0, text.length, edits)}${rest}`;
};

/** Most modules have no dictionary, and need not be parsed. */
const MAKER = /\b(?:texts|addressedTexts)\b/;

/** A language's code as part of a name: `pt_BR`. */
const suffixOf = ({ language }: Translations): string => language.replaceAll("-", "_");

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** `packages/web/dist/shell/places.js` is the module of `packages/web/src/shell/places.ts`. */
const sourcePath = (path: string): string => {
  if (!path.endsWith(".js")) return path;
  const stem = path.replace("/dist/", "/src/").slice(0, -3);
  return existsSync(`${ROOT}${stem}.tsx`) ? `${stem}.tsx` : `${stem}.ts`;
};

const endOfEnglish = ({ node }: Dictionary): number =>
  node.properties.find(({ name }) => name !== undefined && keyName(name) === "en")?.end ?? node.end;

const isInFunction = (node: ts.Node): boolean => {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at)) return true;
  }
  return false;
};

const inLanguage = (
  source: ts.SourceFile,
  path: string,
  { name, english }: Dictionary,
  translations: Translations,
): { value: string; imports: readonly string[] } => {
  const rewriter = rewriterOf(source, path, translations);
  const value = rewriter.rewrite(english, name);
  return { value, imports: rewriter.imports() };
};

/** Returns a module's English declarations in another language, as value functions. */
const declarationsInLanguage = (
  source: ts.SourceFile,
  path: string,
  translations: Translations,
): readonly string[] => {
  const rewriter = rewriterOf(source, path, translations);
  const made = englishDeclarations(source, path, translations).map((declaration) => {
    const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    if (value === undefined) throw new Error(`${path}: ${nameOf(declaration)} has no value`);
    const name = nameOf(declaration);
    const text = rewriter.rewrite(value, name).replace(/^export (default )?/, "");
    return `export function ${name}$${suffixOf(translations)}() { return ${text}; }`;
  });
  return [...made, ...rewriter.imports()];
};

const englishDeclarations = (
  source: ts.SourceFile,
  path: string,
  { names }: Translations,
): readonly ModuleDeclaration[] => {
  const withTexts = names.get(sourcePath(path));
  if (withTexts === undefined) return [];
  return declarationsIn(source).filter(
    (declaration) => withTexts.has(nameOf(declaration)) && !holdsDictionary(declaration),
  );
};

const holdsDictionary = (declaration: ModuleDeclaration): boolean => {
  const { pos, end } = declaration;
  return dictionariesIn(declaration.getSourceFile()).some(
    ({ node }) => node.pos >= pos && node.end <= end,
  );
};

interface Rewriter {
  /** Returns a value in the other language as source; `name`: its dictionary or declaration. */
  readonly rewrite: (node: ts.Node, name: string) => string;
  /** Imports needed by the values rewritten so far. */
  readonly imports: () => readonly string[];
}

const rewriterOf = (source: ts.SourceFile, path: string, translations: Translations): Rewriter => {
  const { language } = translations;
  const suffix = suffixOf(translations);
  const imported = new Set<string>();
  const own = new Set(englishDeclarations(source, path, translations).map(nameOf));
  const foreign = englishImports(source, path, translations);
  const text = source.text;

  const editsIn = (node: ts.Node, context: string, edits: Edit[]): void => {
    if (ts.isTypeNode(node)) return;
    const forms = formsOf(node);
    const plural =
      forms === null
        ? null
        : translations.find(context, slotsOf(forms.one).shape, slotsOf(forms.other).shape);
    if (forms !== null && plural !== null) {
      const values = [...plural.forms].map(
        ([form, pieces]) => `${form}: ${template(pieces, forms.one, forms.other, context)}`,
      );
      edits.push({ start: node.getStart(), end: node.end, text: `{ ${values.join(", ")} }` });
      return;
    }
    if (ts.isPropertyAssignment(node)) {
      if (ts.isComputedPropertyName(node.name)) editsIn(node.name, context, edits);
      editsIn(node.initializer, `${context}.${keyName(node.name)}`, edits);
      return;
    }
    const replaced = replacement(node, context);
    if (replaced === null) ts.forEachChild(node, (child) => editsIn(child, context, edits));
    else edits.push({ start: node.getStart(), end: node.end, text: replaced });
  };

  /** Returns the replacement of a text, of `"en"`, or of the name of something English. */
  const replacement = (node: ts.Node, context: string): string | null => {
    if (isTextNode(node)) {
      const found = translations.find(context, slotsOf(node).shape, null);
      if (found !== null) return template(found.text, node, node, context);
    }
    if (ts.isStringLiteral(node) && node.text === "en") return `"${language}"`;
    if (ts.isPropertyAccessExpression(node) && node.name.text === "en") {
      return `${rewritten(node.expression, context)}["${language}"]`;
    }
    if (!ts.isIdentifier(node)) return null;
    const module = foreign.get(node.text);
    if ((!own.has(node.text) && module === undefined) || !refersToModule(node)) return null;
    if (module !== undefined) {
      imported.add(
        `import { ${module.name}$${suffix} as ${node.text}$${suffix} } from "${module.from}";`,
      );
    }
    const call = `${node.text}$${suffix}()`;
    return ts.isShorthandPropertyAssignment(node.parent) ? `${node.text}: ${call}` : call;
  };

  const rewritten = (node: ts.Node, context: string): string => {
    const edits: Edit[] = [];
    editsIn(node, context, edits);
    return applied(text, node.getStart(), node.end, edits);
  };

  const template = (
    pieces: readonly Piece[],
    one: TextNode,
    other: TextNode,
    context: string,
  ): string => {
    if (pieces.length === 1) return JSON.stringify(pieces[0]);
    const parts = pieces.map((piece) => {
      if (typeof piece === "string") return escaped(piece);
      const slot = slotsOf(piece.form === "one" ? one : other).slots[piece.place];
      if (slot === undefined) throw new Error(`${path}: ${context} has no such placeholder`);
      return typeof slot === "string" ? escaped(slot) : `\${${rewritten(slot, context)}}`;
    });
    return `\`${parts.join("")}\``;
  };

  return {
    rewrite: (node, name) => rewritten(node, `${sourcePath(path)}: ${name}`),
    imports: () => [...imported],
  };
};

/** Imported English names: their module, and their name there. */
const englishImports = (
  source: ts.SourceFile,
  path: string,
  translations: Translations,
): ReadonlyMap<string, { readonly name: string; readonly from: string }> => {
  const found = new Map<string, { name: string; from: string }>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const from = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!from.startsWith(".") || bindings === undefined || !ts.isNamedImports(bindings)) continue;
    const there = sourcePath(join(dirname(path), from));
    for (const { name, propertyName } of bindings.elements) {
      const original = (propertyName ?? name).text;
      if (!translations.names.get(there)?.has(original)) continue;
      if (declaredIn(there, translations).has(original))
        found.set(name.text, { name: original, from });
    }
  }
  return found;
};

const declared = new Map<string, ReadonlySet<string>>();

/** The English declarations of a source file. */
const declaredIn = (path: string, translations: Translations): ReadonlySet<string> => {
  const known = declared.get(path);
  if (known !== undefined) return known;
  const source = parse(path, readFileSync(`${ROOT}${path}`, "utf8"));
  const names = new Set(englishDeclarations(source, path, translations).map(nameOf));
  declared.set(path, names);
  return names;
};

/** True if a name refers to the module's declaration, not to a parameter, a variable or a key. */
const refersToModule = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isBindingElement(parent) || ts.isParameter(parent)) {
    return parent.initializer === node;
  }
  for (let at: ts.Node = parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at) && at.parameters.some(({ name }) => binds(name, node.text)))
      return false;
    if (ts.isBlock(at) && at.statements.some((statement) => declares(statement, node.text)))
      return false;
    if (
      (ts.isForOfStatement(at) || ts.isForStatement(at)) &&
      at.initializer !== undefined &&
      ts.isVariableDeclarationList(at.initializer) &&
      at.initializer.declarations.some(({ name }) => binds(name, node.text))
    ) {
      return false;
    }
  }
  return true;
};

const declares = (statement: ts.Statement, name: string): boolean =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.some((declaration) => binds(declaration.name, name))
    : ts.isFunctionDeclaration(statement) && statement.name?.text === name;

const binds = (binding: ts.BindingName, name: string): boolean =>
  ts.isIdentifier(binding)
    ? binding.text === name
    : binding.elements.some((element) => ts.isBindingElement(element) && binds(element.name, name));

/** Returns words as written in a template. */
const escaped = (words: string): string => words.replace(/[\\`]|\$\{/g, "\\$&");

/** A stretch of a text with non-overlapping edits. */
const applied = (text: string, start: number, end: number, edits: readonly Edit[]): string => {
  let result = "";
  let at = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, end);
};
