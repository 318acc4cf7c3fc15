import ts from "typescript";
import { placeholdersOf, shapeOf } from "./translations.ts";

/** An object with a text, or a whole dictionary, in German and English. */
export interface Dictionary {
  /** The names of the declarations and keys around it: `roundTexts`, `places.day`. */
  readonly name: string;
  readonly node: ts.ObjectLiteralExpression;
  readonly english: ts.Expression;
  /** With „Sie“, and with „du“ where that differs. */
  readonly german: readonly ts.Expression[];
}

/** Returns the dictionaries of a file; not those inside of another. */
export const dictionariesIn = (source: ts.SourceFile): readonly Dictionary[] => {
  const found: Dictionary[] = [];
  const visit = (node: ts.Node): void => {
    const dictionary = ts.isObjectLiteralExpression(node) ? dictionaryOf(node) : null;
    if (dictionary === null) ts.forEachChild(node, visit);
    else found.push(dictionary);
  };
  visit(source);
  return found;
};

/** Returns an object as a dictionary; null unless an argument of `texts` or `addressedTexts`. */
export const dictionaryOf = (node: ts.ObjectLiteralExpression): Dictionary | null => {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || !MAKERS.has(parent.expression.getText())) return null;
  const [de, du, en] = ["de", "du", "en"].map((key) => valueUnder(node, key));
  return de === undefined || en === undefined
    ? null
    : { name: pathTo(node), node, english: en, german: du === undefined ? [de] : [de, du] };
};

const MAKERS: ReadonlySet<string> = new Set(["texts", "addressedTexts"]);

/** Returns the value of an object's key. */
export const valueUnder = (
  object: ts.ObjectLiteralExpression,
  key: string,
): ts.Expression | undefined => {
  for (const property of object.properties) {
    if (property.name === undefined || keyName(property.name) !== key) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
};

/** Returns a key as written in paths. */
export const keyName = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();

const pathTo = (node: ts.Node): string => {
  const names: string[] = [];
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at)) names.unshift(keyName(at.name));
    if (ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at)) names.unshift(nameOf(at));
  }
  return names.join(".");
};

/** A top-level declaration of a module: a constant, or a function. */
export type ModuleDeclaration = ts.VariableDeclaration | ts.FunctionDeclaration;

export const nameOf = (node: ModuleDeclaration): string => node.name?.getText() ?? "default";

/** The constants and functions of a module. */
export const declarationsIn = (source: ts.SourceFile): readonly ModuleDeclaration[] =>
  source.statements.flatMap((statement): readonly ModuleDeclaration[] => {
    if (ts.isFunctionDeclaration(statement)) return [statement];
    return ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  });

/** The value of a declaration, or of an expression with its type. */
export const valueIn = (node: ts.Node): ts.Node => {
  const value = ts.isVariableDeclaration(node) ? (node.initializer ?? node) : node;
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value) ? value.expression : value;
};

/** A text: a string, or a template whose expressions are its placeholders. */
export type TextNode = ts.StringLiteralLike | ts.TemplateExpression;

/** True if the node is a text by its place: no key, comparison or type. */
export const isTextNode = (node: ts.Node): node is TextNode => {
  if (ts.isTemplateExpression(node)) return !ts.isTaggedTemplateExpression(node.parent);
  if (!ts.isStringLiteralLike(node)) return false;
  const [value, parent] = chosenIn(node);
  if (ts.isBinaryExpression(parent)) return !COMPARING.has(parent.operatorToken.kind);
  return !(
    ts.isCaseClause(parent) ||
    (ts.isElementAccessExpression(parent) && parent.argumentExpression === value) ||
    ts.isBindingElement(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isTaggedTemplateExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === value)
  );
};

/** Returns an expression with its selectors (`one ? "a" : "b"`), and their common parent. */
const chosenIn = (node: ts.Node): readonly [value: ts.Node, parent: ts.Node] => {
  const { parent } = node;
  const chosen =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node);
  return chosen ? chosenIn(parent) : [node, parent];
};

const COMPARING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** Returns the words of a text, before, between and behind its expressions. */
export const wordsIn = (node: TextNode): readonly string[] =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : [node.text];

/** The expressions of a text. */
export const expressionsIn = (node: TextNode): readonly ts.Expression[] =>
  ts.isTemplateExpression(node) ? node.templateSpans.map(({ expression }) => expression) : [];

/**
 * Returns the shape of a text (`Round {} of {}`) and its slots: an expression, or words in braces
 * of its own.
 */
export const slotsOf = (
  node: TextNode,
): { readonly shape: string; readonly slots: readonly (ts.Expression | string)[] } => {
  const expressions = expressionsIn(node);
  const text = wordsIn(node).reduce((before, words, at) => `${before}{#${at - 1}}${words}`);
  const slots = placeholdersOf(text).map((slot) => {
    const number = /^\{#(\d+)\}$/.exec(slot)?.[1];
    return (number === undefined ? undefined : expressions[Number(number)]) ?? slot;
  });
  return { shape: shapeOf(text), slots };
};

/** Returns a counted noun's forms, `{ one: "round", other: "rounds" }`; null for other objects. */
export const formsOf = (
  node: ts.Node,
): { readonly one: TextNode; readonly other: TextNode } | null => {
  if (!ts.isObjectLiteralExpression(node) || node.properties.length !== 2) return null;
  const [one, other] = [valueUnder(node, "one"), valueUnder(node, "other")];
  return one !== undefined && other !== undefined && isTextNode(one) && isTextNode(other)
    ? { one, other }
    : null;
};
