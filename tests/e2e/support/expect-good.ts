import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import { expect } from "@/tests/e2e/support/fixtures";
import { isFull } from "@/tests/e2e/support/full";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** In the page, where axe is: what it finds, with the elements. */
async function findViolations({
  include,
  rules,
  isShort,
}: Part & { isShort: boolean }) {
  const { axe } = window as typeof window & { axe: typeof axeCore };
  // Between two states a button's colors fit neither. What turns without end
  // isn't waited for.
  const transitions = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  // What is fine isn't described, node by node.
  const options: axeCore.RunOptions = { resultTypes: ["violations"] };
  if (rules) options.runOnly = { type: "rule", values: [...rules] };
  // What stands behind a modal dialog can't be reached.
  const dialog = isShort ? document.querySelector("dialog:modal") : null;
  const { violations } = await axe.run(include ?? dialog ?? document, options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
  );
}

type Part = { include?: string; rules?: readonly string[] };

/** Axe has nothing to say about the page, or about a part of it. */
export async function expectAccessible(page: Page, part: Part = {}) {
  // It would look into none of them.
  expect(page.frames()).toHaveLength(1);
  // To read it takes a page as long as many a check.
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(source);
  expect(
    await page.evaluate(findViolations, { ...part, isShort: !isFull }),
  ).toEqual([]);
}

/** Nothing is wider than the screen, and axe has nothing to say. */
export async function expectGood(page: Page) {
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    ),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

/**
 * For a state of which another journey, or an earlier step, shows most: looked
 * at where everything is.
 */
export async function expectStillGood(page: Page) {
  if (isFull) await expectGood(page);
}
