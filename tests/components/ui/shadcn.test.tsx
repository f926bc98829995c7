import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buttonVariants } from "@/components/ui/button-variants";
import { inputVariants } from "@/components/ui/input";
import { buildStyles, withoutStyles } from "@/tests/components/ui/build-styles";

const stylesheet = readFileSync("app/globals.css", "utf8");
const settings: {
  style: string;
  tailwind: { css: string };
  aliases: Record<string, string>;
  iconLibrary: string;
} = JSON.parse(readFileSync("components.json", "utf8"));

const pairs = [
  "card",
  "popover",
  "primary",
  "secondary",
  "muted",
  "accent",
].flatMap((name) => [name, `${name}-foreground`]);
const charts = [1, 2, 3, 4, 5].map((number) => `chart-${number}`);
const tones = ["success", "warning", "destructive"].flatMap((name) => [
  name,
  `${name}-muted`,
]);
const colors = [
  "background",
  "foreground",
  ...pairs,
  "primary-hover",
  ...tones,
  "border",
  "input",
  "ring",
  ...charts,
];

/**
 * The values of our custom properties in the light theme, or in the dark one,
 * which redefines some of them.
 */
function readProperties(theme: "light" | "dark") {
  const isDark = theme === "dark";
  const blocks = [
    ...stylesheet.matchAll(/( *)(?<!:root):root \{([^}]*)\}/g),
  ].filter(([, indent]) => isDark || indent === "");
  const lines = blocks.flatMap(([, , block = ""]) => [
    ...block.matchAll(/--([\w-]+):\s*([^;]+);/g),
  ]);
  const values = Object.fromEntries(
    lines.map(([, name, value]) => [name, value]),
  );
  return values as Record<string, string | undefined>;
}

function resolve(
  properties: Record<string, string | undefined>,
  name: string,
): string | undefined {
  const value = properties[name];
  const alias =
    value === undefined ? undefined : /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return alias === undefined ? value : resolve(properties, alias);
}

const theme = /@theme inline \{([^}]*)\}/.exec(stylesheet)?.[1] ?? "";

test.each(colors)(
  "the color %s has a value in both themes and is in Tailwind's theme",
  (name) => {
    expect(resolve(readProperties("light"), name)).toMatch(/^oklch\(/);
    expect(resolve(readProperties("dark"), name)).toMatch(/^oklch\(/);
    expect(theme).toContain(`--color-${name}: var(--${name});`);
  },
);

test("shadcn's radius has a value, and its steps are in Tailwind's theme", () => {
  expect(readProperties("light").radius).toMatch(/^\d+px$/);
  for (const step of ["xs", "sm", "md", "lg", "xl"])
    expect(theme).toContain(`--radius-${step}:`);
});

test("components.json: every alias leads to a folder, and utils to the file with cn", () => {
  const { utils = "", ...folders } = settings.aliases;
  for (const alias of Object.values(folders))
    expect(existsSync(alias.replace("@/", ""))).toBe(true);
  expect(readFileSync(`${utils.replace("@/", "")}.ts`, "utf8")).toContain(
    "export function cn(",
  );
  expect(existsSync(settings.tailwind.css)).toBe(true);
});

/** Classes of shadcn's badge, button, dropdown menu, dialog and table. */
const partClasses = [
  "bg-background text-foreground bg-card text-card-foreground bg-popover text-popover-foreground",
  "bg-primary text-primary-foreground hover:bg-primary/90 bg-secondary text-secondary-foreground",
  "bg-muted text-muted-foreground bg-accent text-accent-foreground focus:bg-accent data-open:bg-accent",
  "text-destructive bg-destructive/10 dark:bg-destructive/20 text-white bg-black/50",
  "border-border border-input dark:bg-input/30 ring-ring/50 focus-visible:border-ring focus-visible:ring-[3px]",
  "fill-chart-1 stroke-chart-2 bg-chart-3 bg-chart-4 bg-chart-5",
  "rounded-xs rounded-sm rounded-md rounded-lg rounded-xl rounded-full shadow-xs shadow-sm shadow-md shadow-lg",
].flatMap((line) => line.split(" "));

test("the classes of shadcn's parts produce styles", async () => {
  const missing = await withoutStyles(partClasses);
  expect(missing).toEqual([]);
});

test("the palette's names are no colors of Tailwind", async () => {
  const classes = ["bg-paper", "text-clay", "border-line", "text-moss"];
  expect(await withoutStyles(classes)).toEqual(classes);
});

test("what a part looks like by itself gives way to any class beside it", async () => {
  const own = [buttonVariants(), inputVariants()].flatMap((classes) =>
    classes.split(" "),
  );
  expect(own.filter((name) => !/(^|:)base:/.test(name))).toEqual([]);
  const styles = await buildStyles(["base:px-5", "disabled:base:bg-muted"]);
  expect(styles).toContain(":where(.base\\:px-5) {");
  expect(styles).toContain(":where(.disabled\\:base\\:bg-muted:disabled) {");
});

test("muted is a background: no text and no line has its color", () => {
  const sources = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const misused = sources.filter((file) =>
    /\b(text|stroke)-muted(?!-)\b/.test(readFileSync(file, "utf8")),
  );
  expect(misused).toEqual([]);
});
