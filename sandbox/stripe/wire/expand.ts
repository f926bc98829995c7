import type { Account } from "../account";
import { invalid } from "./failure";

const maxDepth = 4;
type Branch = { [key: string]: unknown };

/** A copy of the answer in which the named references are the objects themselves. */
export function expanded(account: Account, answer: unknown, paths: string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > maxDepth + 1) {
      throw invalid(`You cannot expand more than ${maxDepth} levels of a property. Property: ${path}`, "expand");
    }
    expandAt(account, copy, parts, path);
  }
  return copy;
}

function expandAt(account: Account, value: unknown, [part, ...rest]: string[], path: string): void {
  if (part === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) expandAt(account, each, [part, ...rest], path);
    return;
  }
  if (typeof value !== "object") throw notExpandable(path);
  const branch = value as Branch;
  const found = reach(account, branch, part, path);
  if (found !== undefined) branch[part] = found;
  expandAt(account, branch[part], rest, path);
  if (rest.length === 0 && (typeof branch[part] !== "object" || part === "metadata")) throw notExpandable(path);
}

function reach(account: Account, branch: Branch, part: string, path: string): unknown {
  const value = branch[part];
  if (typeof value === "string" && part !== "id") return structuredClone(findAny(account, value));
  if (value !== undefined) return undefined;
  const included = include(account, branch, part);
  if (included === undefined) throw notExpandable(path);
  return structuredClone(included);
}

/** Fields that are only there when they are asked for. */
function include(account: Account, { object, id }: Branch, part: string): unknown {
  const list = (name: string, data: unknown[]) => ({ object: "list", url: `/v1/${name}`, has_more: false, data });
  if (object === "checkout.session" && part === "line_items") {
    const items = account.tables.checkoutPlans.get(String(id))?.lineItems ?? [];
    return list(`checkout/sessions/${id}/line_items`, items);
  }
  if (object === "customer" && part === "subscriptions") {
    const ended = ["canceled", "incomplete_expired"];
    const mine = [...account.tables.subscriptions.values()].filter(
      (each) => each.customer === id && !ended.includes(each.status),
    );
    return list(`customers/${id}/subscriptions`, mine.reverse());
  }
  return undefined;
}

function findAny({ tables }: Account, id: string): unknown {
  return (
    tables.customers.get(id) ??
    tables.products.get(id) ??
    tables.prices.get(id) ??
    tables.paymentMethods.get(id) ??
    tables.subscriptions.get(id) ??
    tables.schedules.get(id) ??
    tables.invoices.get(id) ??
    tables.portalConfigurations.get(id)
  );
}

function notExpandable(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, "expand");
}
