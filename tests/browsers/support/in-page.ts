import {
  queryAllByLabelText,
  queryAllByRole,
  queryAllByText,
} from "@testing-library/dom";
import type { Query, Words } from "@/tests/browsers/support/query";

/*
 * Runs in the page. What a query finds is what a seller sees: nothing that is
 * hidden, inert or not drawn.
 */

const toMatcher = (words: Words) =>
  typeof words === "string" ? words : new RegExp(words.source, words.flags);

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    element.closest('[inert], [aria-hidden="true"]') === null
  );
}

function findAll({ by, words, name, within }: Query): HTMLElement[] {
  const root = within ? findAll(within)[0] : document.body;
  if (!root) return [];
  const matcher = toMatcher(words);
  switch (by) {
    case "css":
      return [...root.querySelectorAll<HTMLElement>(String(words))];
    case "label":
      return queryAllByLabelText(root, matcher).filter(isShown);
    case "text":
      return queryAllByText(root, matcher).filter(isShown);
    case "role":
      // Of hidden ones each is told here, which is faster than all of the
      // library's checks.
      return queryAllByRole(root, String(words), {
        hidden: true,
        ...(name && { name: toMatcher(name) }),
      }).filter(isShown);
  }
}

const find = (query: Query) => findAll(query).at(query.nth ?? 0);

/**
 * Where to press; null while it isn't there, is disabled, or something else
 * lies over it.
 */
function placeOf(query: Query) {
  const element = find(query);
  if (!element || element.matches(":disabled, [aria-disabled='true']"))
    return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (!hit) return null;
  const isHit =
    element.contains(hit) ||
    hit.contains(element) ||
    hit.closest("label")?.control === element;
  return isHit ? { x, y } : null;
}

function focusAndSelect(query: Query) {
  const element = find(query);
  if (
    !(
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement
    )
  )
    return null;
  if (element.disabled || element.readOnly) return null;
  element.focus();
  element.select();
  return document.activeElement === element;
}

/**
 * As if its option was chosen: React listens to the setter and to the events.
 */
function choose(query: Query, label: string) {
  const select = find(query);
  if (!(select instanceof HTMLSelectElement) || select.disabled) return null;
  const option = [...select.options].find(
    (each) => each.label === label || each.value === label,
  );
  if (!option) return null;
  Object.getOwnPropertyDescriptor(
    HTMLSelectElement.prototype,
    "value",
  )?.set?.call(select, option.value);
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

function stateOf(query: Query) {
  const element = find(query);
  if (!element) return null;
  return {
    value: "value" in element ? String(element.value) : "",
    isFocused: document.activeElement === element,
  };
}

const lane = {
  count: (query: Query) => findAll(query).length,
  element: find,
  placeOf,
  focusAndSelect,
  choose,
  stateOf,
};
export type Lane = typeof lane;
Object.assign(window, { lane });
