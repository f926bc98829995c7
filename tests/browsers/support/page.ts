import { build } from "esbuild";
import {
  type Engine,
  type InputSource,
  type Json,
  until,
} from "@/tests/browsers/support/engine";
import type { Lane } from "@/tests/browsers/support/in-page";
import type { Query, Words } from "@/tests/browsers/support/query";

export type Page = ReturnType<typeof createPage>;
type Text = string | RegExp;
type Options = { within?: Query; nth?: number };

const toWords = (text: Text): Words =>
  typeof text === "string" ? text : { source: text.source, flags: text.flags };

export const role = (
  name: string,
  label?: Text,
  options: Options = {},
): Query => ({
  by: "role",
  words: name,
  ...options,
  ...(label !== undefined && { name: toWords(label) }),
});
export const label = (text: Text, options: Options = {}): Query => ({
  by: "label",
  words: toWords(text),
  ...options,
});
export const text = (words: Text, options: Options = {}): Query => ({
  by: "text",
  words: toWords(words),
  ...options,
});
export const css = (selector: string, options: Options = {}): Query => ({
  by: "css",
  words: selector,
  ...options,
});

/** WebDriver's code points of keys that write nothing. */
const keys = {
  Tab: "\ue004",
  Enter: "\ue007",
  Escape: "\ue00c",
  End: "\ue010",
  Home: "\ue011",
  ArrowDown: "\ue015",
  Space: " ",
  Shift: "\ue008",
  Control: "\ue009",
};
export type Key = keyof typeof keys;

/** The script that finds elements, for the page. */
export async function buildInPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["tests/browsers/support/in-page.ts"],

    bundle: true,
    write: false,
    format: "iife",
    minify: true,
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
  });
  return outputFiles[0]?.text ?? "";
}

const drawTwice =
  "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))";

/** What a seller does in a browser. Each step waits until it can be done. */
export function createPage(
  engine: Engine,
  { address, inPage }: { address: string; inPage: string },
) {
  async function ask<Name extends keyof Lane>(
    name: Name,
    ...args: Parameters<Lane[Name]>
  ) {
    const call = `(...given) => window.lane ? { answer: window.lane.${name}(...given) ?? null } : null`;
    const given = args as unknown as Json[];
    // While a page is left, there is none to ask.
    const asked = (await engine.run(call, ...given).catch(() => null)) as {
      answer: ReturnType<Lane[Name]>;
    } | null;
    if (asked !== null) return asked.answer;
    await engine.run(`() => { ${inPage} }`).catch(() => null);
    return null;
  }
  /**
   * Waits for what is in the page; where it doesn't come, says what is there
   * instead.
   */
  async function wait<Value>(
    query: Query,
    look: () => Promise<Value | null | false | undefined>,
    seconds?: number,
  ) {
    try {
      return await until(JSON.stringify(query), look, seconds);
    } catch (cause) {
      const shown = await engine.run(
        "() => location.pathname + ': ' + (document.querySelector('dialog[open], [role=dialog]') ?? document.body).innerText.slice(0, 1500)",
      );
      throw new Error(
        `${cause instanceof Error ? cause.message : cause}, on ${shown}`,
        { cause },
      );
    }
  }
  const type = (source: InputSource) => engine.perform([source]);
  const strokes = (text: string) =>
    [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
  const page = {
    engine,
    goto: (path: string) => engine.goto(new URL(path, address).href),
    path: async () => String(await engine.run("() => location.pathname")),
    /** The page's fields take what is typed. */
    ready: () =>
      until("a page that listens", async () =>
        Boolean(
          await engine
            .run(
              "() => document.readyState === 'complete' && !document.querySelector('fieldset:disabled, header a.invisible')",
            )
            .catch(() => false),
        ),
      ),
    count: async (query: Query) => {
      const { count } = await until("a page that counts", async () => {
        const count = await ask("count", query);
        return count === null ? null : { count };
      });
      return count;
    },
    see: (query: Query, seconds?: number) =>
      wait(query, async () => ask("stateOf", query), seconds),
    seeNot: (query: Query) =>
      wait(query, async () => (await ask("count", query)) === 0),
    async press(query: Query, seconds?: number) {
      let last: { x: number; y: number } | null = null;
      // What still moves would be missed.
      const look = async () => {
        const [before, place] = [last, await ask("placeOf", query)];
        last = place;
        if (!place || !before) return null;
        // A pixel more or less is how a browser rounds what it scrolled to.
        const moved = Math.hypot(place.x - before.x, place.y - before.y);
        return moved < 2 ? place : null;
      };
      const place = await wait(query, look, seconds);
      // WebKit finds what is pressed in what was drawn last.
      await engine.run(drawTwice);
      const actions = [
        { type: "pointerMove", x: place.x, y: place.y, duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await type({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions,
      });
    },
    async fill(query: Query, value: string) {
      await page.focus(query);
      await type({ type: "key", id: "keyboard", actions: strokes(value) });
    },
    focus: (query: Query) => wait(query, () => ask("focusAndSelect", query)),
    choose: (query: Query, option: string) =>
      wait(query, () => ask("choose", query, option)),
    async key(key: Key, held?: "Shift" | "Control") {
      await page.hold(keys[key], held);
    },
    async hold(value: string, held?: "Shift" | "Control") {
      const outer =
        held === undefined ? [] : [{ type: "keyDown", value: keys[held] }];
      const last =
        held === undefined ? [] : [{ type: "keyUp", value: keys[held] }];
      await type({
        type: "key",
        id: "keyboard",
        actions: [...outer, ...strokes(value), ...last],
      });
    },
    write: (value: string) =>
      type({ type: "key", id: "keyboard", actions: strokes(value) }),
    async upload(query: Query, ...files: string[]) {
      await wait(query, async () => ((await ask("count", query)) ?? 0) > 0);
      const given = [query] as unknown as Json[];
      await engine.setFiles(
        "(query) => window.lane.element(query)",
        given,
        files,
      );
    },
  };
  return page;
}
