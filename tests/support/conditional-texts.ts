import { type ParseResult, parse } from "@babel/parser";

/**
 * What a browser that translates a page breaks: it puts other elements into the
 * place of text nodes, so that React can neither remove such a text nor put
 * something before it ("The node to be removed is not a child of this node"). A
 * text that is an element's only child is safe, since React then sets the
 * element's text.
 */

type Node = {
  type: string;
  start: number;
  loc: { start: { line: number } };
} & Record<string, unknown>;
/** What an expression may draw. `unknown` may be a text. */
type Outcome = "nothing" | "element" | "text" | "unknown";

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const childrenOf = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(childrenOf)
    : isNode(value)
      ? [value]
      : [];
const at = (node: Node, key: string): Node => {
  const [child] = childrenOf(node[key]);
  if (!child) throw new Error(`${node.type} has no ${key}.`);
  return child;
};

/** As JSX reads them: lines of blanks alone draw nothing. */
function drawnChildren(element: Node): Node[] {
  return childrenOf(element.children).filter((child) => {
    if (child.type === "JSXText")
      return !/^\s*\n\s*$/.test(String(child.value));
    return (
      child.type !== "JSXExpressionContainer" ||
      at(child, "expression").type !== "JSXEmptyExpression"
    );
  });
}

const isList = (call: Node) => {
  const { property, object } = at(call, "callee") as {
    property?: Node;
    object?: Node;
  };
  return (
    property?.name === "map" ||
    property?.name === "flatMap" ||
    object?.name === "Array"
  );
};

function outcomesOfFragment(fragment: Node): Outcome[] {
  const all = drawnChildren(fragment).flatMap(outcomesOf);
  return all.length === 0 ? ["nothing"] : all;
}

/** Of the code that is read just now. */
let elements = new Set<unknown>();

const readers: Record<string, (node: Node) => Outcome[]> = {
  JSXText: () => ["text"],
  JSXElement: () => ["element"],
  JSXFragment: outcomesOfFragment,
  JSXExpressionContainer: (node) => outcomesOf(at(node, "expression")),
  LogicalExpression: (node) =>
    node.operator === "&&"
      ? ["nothing", ...outcomesOf(at(node, "right"))]
      : [...outcomesOf(at(node, "left")), ...outcomesOf(at(node, "right"))],
  ConditionalExpression: (node) => [
    ...outcomesOf(at(node, "consequent")),
    ...outcomesOf(at(node, "alternate")),
  ],
  StringLiteral: ({ value }) => [value === "" ? "nothing" : "text"],
  TemplateLiteral: () => ["text"],
  NumericLiteral: () => ["text"],
  BinaryExpression: () => ["text"],
  Identifier: ({ name }) => [elements.has(name) ? "element" : "unknown"],
  NullLiteral: () => ["nothing"],
  BooleanLiteral: () => ["nothing"],
  CallExpression: (node) =>
    isList(node) ? ["nothing", "element"] : ["unknown"],
  OptionalCallExpression: (node) =>
    isList(node) ? ["nothing", "element"] : ["unknown"],
};

const outcomesOf = (node: Node): Outcome[] =>
  readers[node.type]?.(node) ?? ["unknown"];

const isCondition = (node: Node) =>
  node.type === "JSXExpressionContainer" &&
  ["LogicalExpression", "ConditionalExpression"].includes(
    at(node, "expression").type,
  );

/**
 * Whether a child may come and go, and whether a text may be what comes or
 * goes.
 */
function readChild(child: Node) {
  const outcomes = new Set(outcomesOf(child));
  const isText =
    outcomes.has("text") || (isCondition(child) && outcomes.has("unknown"));
  const varies = outcomes.has("nothing") || (outcomes.has("element") && isText);
  return { child, outcomes, isText, varies };
}

/**
 * The texts of one element that come and go beside siblings, and those before
 * which something comes and goes.
 */
function findInElement(element: Node): Node[] {
  const children = drawnChildren(element).map(readChild);
  return children.flatMap(({ child, isText, varies }, index) => {
    if (!varies) return [];
    const isFragment = childrenOf(child.expression).some((one) =>
      JSON.stringify(one).includes('"JSXFragment"'),
    );
    if (
      isText &&
      (children.length > 1 || element.type === "JSXFragment" || isFragment)
    )
      return [child];
    const next = children
      .slice(index + 1)
      .find(({ outcomes }) => !outcomes.has("nothing"));
    return next && (next.isText || isUnknownText(next.child)) ? [child] : [];
  });
}

/** A value may be a text. */
const isUnknownText = (child: Node) =>
  child.type === "JSXExpressionContainer" &&
  outcomesOf(child).includes("unknown") &&
  /^(?:Identifier|(?:Optional)?MemberExpression)$/.test(
    at(child, "expression").type,
  );

/** Names that stand for an element: `children`, and constants with one. */
function namesOfElements(node: Node, names = new Set(["children"])) {
  const { type, id, init } = node as Node & {
    id?: Node & { name?: string };
    init?: Node;
  };
  if (type === "VariableDeclarator" && init?.type === "JSXElement")
    names.add(String(id?.name));
  for (const [key, value] of Object.entries(node)) {
    if (key !== "loc")
      for (const child of childrenOf(value)) namesOfElements(child, names);
  }
  return names;
}

function visit(node: Node, found: Node[]) {
  if (node.type === "JSXElement" || node.type === "JSXFragment")
    found.push(...findInElement(node));
  for (const [key, value] of Object.entries(node))
    if (key !== "loc")
      for (const child of childrenOf(value)) visit(child, found);
}

/** Each such place: its line and the beginning of its code. */
export function findConditionalTexts(code: string): string[] {
  const tree: ParseResult = parse(code, {
    sourceType: "module",
    plugins: ["typescript", "jsx"],
  });
  const found: Node[] = [];
  elements = namesOfElements(tree.program as unknown as Node);
  visit(tree.program as unknown as Node, found);
  return found.map(
    ({ loc, start }) =>
      `${loc.start.line}: ${code.slice(start, start + 60).replace(/\s+/g, " ")}`,
  );
}
