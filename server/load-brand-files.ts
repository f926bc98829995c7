import { readFileSync } from "node:fs";
import path from "node:path";
import type { Env } from "@/lib/env";
import { accentColors } from "@/lib/settings/accent";
import { logoPath } from "@/lib/settings/installation";
import { type Logo, readLogo } from "@/lib/settings/read-logo";
import { drawIcons, fitPicture } from "./draw-icons";
import { listFiles } from "./list-files";
import { mark } from "./mark";
import { createEntry, type StaticCache } from "./static-cache";

/** For what a picture may hold: it runs nothing and loads nothing. */
const picturePolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";
/** Of the tag that is drawn where there is no logo, as the pages have it. */
const ours = {
  light: { clay: "#a24422", "on-clay": "#fdfaf4" },
  dark: { clay: "#e89a63", "on-clay": "#1d1410" },
};

/** As `app/icon.svg`, with another name or color. */
export function writeIcon(name: string, { light, dark } = ours) {
  const title = name.replaceAll("&", "&amp;");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${title}</title>
  <style>
    .card { fill: ${light.clay} } .paper { fill: #f9f5ee } .marks { stroke: ${light["on-clay"]} }
    @media (prefers-color-scheme: dark) { .card { fill: ${dark.clay} } .paper { fill: #181310 } .marks { stroke: ${dark["on-clay"]} } }
  </style>
  <path class="card" d="M9 2h19v28H9l-7-7V9z"/>
  <circle class="paper" cx="9.5" cy="16" r="2.8"/>
  <path class="marks" fill="none" stroke-width="2" d="M28 7h-7m7 4.500h-4.500M28 16h-9m9 4.500h-4.500M28 25h-7"/>
</svg>
`;
}

/** The icon of the tab is an SVG, so a PNG is put into one. */
async function iconOf({ bytes, type }: Logo) {
  if (type === "image/svg+xml") return bytes;
  const picture = await (await fitPicture(bytes, 128)).png().toBuffer();
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${picture.toString("base64")}"/></svg>\n`,
  );
}

type Files = (readonly [address: string, bytes: Buffer])[];

/** Share cards without a name, in place of those with ours. */
const namelessCards = (publicFolder: string): Files =>
  listFiles(path.join(publicFolder, "nameless-cards")).map((file) => [
    `/cards/${file}`,
    readFileSync(path.join(publicFolder, "nameless-cards", file)),
  ]);

type Settings = Pick<Env, "BRAND_NAME" | "BRAND_LOGO" | "BRAND_ACCENT">;
async function filesOfLogo(logo: Logo): Promise<Files> {
  const extension = logo.type === "image/png" ? ".png" : ".svg";
  return [
    [`${logoPath}${extension}`, logo.bytes],
    ["/icon.svg", await iconOf(logo)],
  ];
}

async function filesOf(settings: Settings, publicFolder: string) {
  const { BRAND_NAME: name, BRAND_LOGO: file, BRAND_ACCENT: accent } = settings;
  const cards = name === undefined ? [] : namelessCards(publicFolder);
  const colors = accent === undefined ? undefined : accentColors(accent);
  const logo = file === undefined ? null : readLogo(file);
  if (typeof logo === "string") throw new Error(logo);
  if (logo !== null) {
    const icons = await drawIcons(() => logo.bytes);
    return cards.concat(await filesOfLogo(logo), icons);
  }
  if (name === undefined && !colors) return cards;
  const icon = writeIcon(name ?? "Listwright", colors);
  const drawn = colors
    ? await drawIcons((side) => Buffer.from(mark(side, colors.light.clay)))
    : [];
  return cards.concat([["/icon.svg", Buffer.from(icon)]], drawn);
}

type Options = {
  build?: string;
  publicFolder?: string;
  security: Record<string, string>;
};

/**
 * What is served in place of our own icons and share cards, and the logo; empty
 * where nothing is set. Rejects, with what is wrong, if it can't be drawn.
 */
export async function loadBrandFiles(
  settings: Settings,
  { build = ".next", publicFolder = "public", security }: Options,
): Promise<StaticCache> {
  const headers = {
    ...security,
    // Webmail shows the pictures of our emails.
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": picturePolicy,
    "cache-control": "public, max-age=3600",
  };
  const files = await filesOf(settings, publicFolder);
  return new Map(
    files.map(([address, body]) => {
      const extension = path.extname(address);
      const entry = createEntry(build, { body, extension, headers });
      return [address.startsWith(logoPath) ? logoPath : address, entry];
    }),
  );
}
