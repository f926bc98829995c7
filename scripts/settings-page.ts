import { listEnvProblems } from "@/lib/env";
import {
  type SettingSection,
  settingDescriptions,
  settingSections,
} from "@/lib/settings/descriptions";
import { envSchema } from "@/lib/settings/env-schema";
import { outsideServices } from "@/lib/settings/outside-services";

/** Columns of the texts that are made here. */
const lineWidth = 128;

/** Those without which `npm run serve` doesn't start. */
const required = new Set(listEnvProblems({}).map(({ name }) => name));

function* listSettings(section: SettingSection) {
  for (const [name, description] of Object.entries(
    settingDescriptions[section],
  ))
    yield { name, ...description, isRequired: required.has(name) };
}
const sections = Object.keys(settingSections) as SettingSection[];
const allSettings = sections.flatMap((section) => [...listSettings(section)]);
type Setting = (typeof allSettings)[number];

/** What it is when it isn't set; "" where nothing takes its place. */
function defaultOf({ name, without }: Setting) {
  if (without !== undefined) return without;
  const schema = Object.entries(envSchema.shape).find(
    ([each]) => each === name,
  )?.[1];
  const value = schema?.safeParse(undefined).data;
  return value === undefined ? "" : String(value);
}

/** The settings that go together with it, itself too; [] for one alone. */
const groupOf = (name: string) =>
  Object.values(outsideServices)
    .map(({ together }) => together?.names ?? [])
    .find((group) => group.includes(name)) ?? [];

const allOrNone = (names: readonly string[]) =>
  names.length === 0 ? "" : ` All of ${names.join(", ")} or none.`;

function wrap(text: string, first: string, next: string) {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(" ")) {
    if (!isEmpty && line.length + 1 + word.length > lineWidth) {
      lines.push(line);
      line = next;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join("\n");
}

/** What stands behind the name in `.env.example`. */
function exampleOf(setting: Setting) {
  const { example, without = "", isRequired } = setting;
  if (example !== undefined) return example;
  const isInWords = /[ `]|^[A-Z]|nobody/.test(without);
  return isRequired || isInWords ? "" : defaultOf(setting);
}

/** The text of `.env.example`. */
export function writeExample() {
  const blocks = sections.map((section) => {
    const lines = Array.from(listSettings(section), (setting) => {
      const { name, meaning, isRequired } = setting;
      const group = groupOf(name);
      const about = group[0] === name ? allOrNone(group) : "";
      const comment = wrap(`${meaning}${about}`, "# ", "# ");
      return `${comment}\n${isRequired ? "" : "#"}${name}=${exampleOf(setting)}`;
    });
    return `## ${settingSections[section]}\n${lines.join("\n")}`;
  });
  const head = wrap(
    "Copy to .env, or let `npm run setup` ask. `npm start` needs none of these: it embeds what is not set. `npm run serve` needs all that have no # in front; the others stand here with their defaults. Made from lib/settings/descriptions.ts by `npm run settings`.",
    "# ",
    "# ",
  );
  return `${head}\n\n${blocks.join("\n\n")}\n`;
}

/** Whether it must be set, and what it is otherwise, in parentheses. */
function termsOf(setting: Setting) {
  const value = defaultOf(setting);
  const shown = /[ `]|^[A-Z]|nobody/.test(value) ? value : `\`${value}\``;
  if (setting.isRequired)
    return value ? ` (required; \`npm start\`: ${shown})` : " (required)";
  return value ? ` (default: ${shown})` : "";
}

/** The text of `docs/settings.md`. */
export function writeSettingsPage() {
  const blocks = sections.map((section) => {
    const items = Array.from(listSettings(section), (setting) =>
      wrap(
        `**\`${setting.name}\`**${termsOf(setting)}: ${setting.meaning}${allOrNone(groupOf(setting.name))}`,
        "- ",
        "  ",
      ),
    );
    return `## ${settingSections[section]}\n\n${items.join("\n")}`;
  });
  const head = wrap(
    "They come from the environment or from `.env`. `npm start` needs none: it embeds what is not set. `npm run serve` needs the required ones; `npm run setup` asks for them and writes `.env`; `npm run doctor` says what is missing or wrong. This page, `.env.example` and the README's table are made from `lib/settings/descriptions.ts` by `npm run settings`.",
    "",
    "",
  );
  return `# Settings\n\n${head}\n\n${blocks.join("\n\n")}\n`;
}

/** The README's table of the most important ones. */
export function writeReadmeTable() {
  const rows = allSettings.flatMap((setting) =>
    setting.short === undefined
      ? []
      : [[`\`${setting.name}\``, defaultOf(setting) || "none", setting.short]],
  );
  const head = ["setting", "default", ""];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[], filler = " ") =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(" | ")} |`;
  const rule = line(["", "", ""], "-");
  return `${line(head)}\n${rule}\n${rows.map((row) => line(row)).join("\n")}\n`;
}

const tableStart = "| setting ";

/** The README with its table in place of the one that it has. */
export function replaceReadmeTable(readme: string) {
  const start = readme.indexOf(tableStart);
  const end = readme.indexOf("\n\n", start);
  return `${readme.slice(0, start)}${writeReadmeTable()}${readme.slice(end + 1)}`;
}
