import { type Failure, invalid } from "./failure";

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
type Branch = Map<string, Branch | string>;

const maxDepth = 8;

/** Reads `a[b][0][c]=d` as Stripe does: indexed or empty brackets are arrays, others are objects. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Branch = new Map();
  for (const [key, value] of new URLSearchParams(text)) plant(root, pathOf(key), value, key);
  return objectOf(root);
}

function pathOf(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (match === null) throw malformed(key);
  const inner = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map(([, part = ""]) => part);
  if (inner.length > maxDepth) throw malformed(key);
  return [match[1] ?? "", ...inner];
}

function plant(root: Branch, path: string[], value: string, key: string): void {
  let branch = root;
  path.forEach((part, depth) => {
    const name = part === "" ? String(branch.size) : part;
    if (depth === path.length - 1) {
      if (branch.get(name) instanceof Map) throw malformed(key);
      branch.set(name, value);
      return;
    }
    const next = branch.get(name) ?? new Map();
    if (typeof next === "string") throw malformed(key);
    branch.set(name, next);
    branch = next;
  });
}

function read(branch: Branch | string): FormValue {
  if (typeof branch === "string") return branch;
  const keys = [...branch.keys()];
  if (keys.every((name) => /^\d{1,4}$/.test(name))) return [...branch.values()].map(read);
  return objectOf(branch);
}

/** Without a prototype, so that no name means anything but itself. */
function objectOf(branch: Branch): Record<string, FormValue> {
  const result: Record<string, FormValue> = Object.create(null);
  for (const [name, inner] of branch) result[name] = read(inner);
  return result;
}

function malformed(key: string): Failure {
  return invalid(`Invalid parameter name: ${key.slice(0, 100)}`, key.slice(0, 100));
}
