import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { shareCards } from "@/lib/content/share-cards";
import { loadBrandFiles, writeIcon } from "@/server/load-brand-files";
import { serveFromCache } from "@/server/static-cache";

const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-brand-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const security = { "x-content-type-options": "nosniff" };
type Settings = Parameters<typeof loadBrandFiles>[0];
const load = (settings: Settings) => loadBrandFiles(settings, { security });
const bodyOf = async (settings: Settings, address: string) =>
  (await load(settings)).get(address)?.identity.body;

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#0000ff"/><script>alert(1)</script></svg>';
const svgFile = path.join(folder, "logo");
const pngFile = path.join(folder, "logo.svg");
beforeAll(async () => {
  writeFileSync(svgFile, svg);
  const red = { r: 255, g: 0, b: 0 };
  const create = {
    width: 40,
    height: 20,
    channels: 3,
    background: red,
  } as const;
  await sharp({ create }).png().toFile(pngFile);
});

const icons = [
  "/apple-icon.png",
  "/icons/192.png",
  "/icons/512.png",
  "/icons/maskable-512.png",
];
/** The color in the middle of a picture. */
async function middleOf(picture: Buffer | undefined) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + info.width / 2) * info.channels;
  return [...data.subarray(Math.floor(at), Math.floor(at) + 3)];
}

test("brand files: nothing is replaced while nothing is set", async () => {
  expect([...(await load({}))]).toEqual([]);
});

test("brand files: the icon that is replaced is the one that the pages have", () => {
  expect(writeIcon("Listwright")).toBe(readFileSync("app/icon.svg", "utf8"));
});

test("brand files: with another name, cards have none and the icon has it", async () => {
  const files = await load({ BRAND_NAME: "Wool & Bee" });
  expect([...files.keys()].sort()).toEqual(
    shareCards
      .map(({ file }) => `/cards/${file}.png`)
      .concat("/icon.svg")
      .sort(),
  );
  const icon = files.get("/icon.svg")?.identity.body.toString();
  expect(icon).toContain("<title>Wool &amp; Bee</title>");
  const named = readFileSync("public/cards/index.png");
  expect(files.get("/cards/index.png")?.identity.body.equals(named)).toBe(
    false,
  );
});

test("brand files: each share card is also drawn without a name", () => {
  expect(readdirSync("public/nameless-cards")).toEqual(
    readdirSync("public/cards"),
  );
});

test("brand files: without a logo, an accent colors the icons", async () => {
  const files = await load({ BRAND_ACCENT: "#2f5d50" });
  expect([...files.keys()].sort()).toEqual([...icons, "/icon.svg"].sort());
  const icon = files.get("/icon.svg")?.identity.body.toString();
  expect(icon).toMatch(/fill: #2f5d50 [\s\S]*<\/svg>/);
  // Left of its middle the tag has no marks.
  const drawn = await sharp(files.get("/icons/512.png")?.identity.body)
    .extract({ left: 220, top: 350, width: 2, height: 2 })
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = await middleOf(drawn);
  expect([red, green, blue].map((value) => Math.round(value / 8))).toEqual(
    [0x2f, 0x5d, 0x50].map((value) => Math.round(value / 8)),
  );
});

test.each([
  ["an SVG", () => svgFile, "image/svg+xml", [0, 0, 255]],
  ["a PNG", () => pngFile, "image/png", [255, 0, 0]],
] as const)(
  "brand files: %s is served as it is, without any right, and is on every icon",
  async (_, file, type, color) => {
    const files = await load({ BRAND_LOGO: file() });
    const logo = files.get("/brand-logo")?.identity;
    expect(logo?.body).toEqual(readFileSync(file()));
    expect(logo?.headers).toMatchObject({
      "content-type": type,
      "content-security-policy":
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=3600",
      etag: expect.stringMatching(/^"/),
    });
    for (const address of icons)
      expect(await middleOf(files.get(address)?.identity.body)).toEqual(color);
    const icon = files.get("/icon.svg")?.identity;
    expect(icon?.headers["content-type"]).toBe("image/svg+xml");
    expect(await middleOf(icon?.body)).toEqual(color);
  },
);

test("brand files: a PNG that can't be drawn is refused", async () => {
  const whole = readFileSync(pngFile);
  const broken = path.join(folder, "broken.png");
  writeFileSync(broken, whole.subarray(0, 40));
  await expect(load({ BRAND_LOGO: broken })).rejects.toThrow();
});

test("brand files: who has the logo is told so", async () => {
  const files = await load({ BRAND_LOGO: svgFile });
  const server = createServer((request, response) => {
    if (!serveFromCache(files, request.url ?? "", request, response))
      response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const first = await fetch(`${origin}/brand-logo`);
  expect(await first.text()).toBe(svg);
  const again = await fetch(`${origin}/brand-logo`, {
    headers: { "if-none-match": String(first.headers.get("etag")) },
  });
  expect(again.status).toBe(304);
  expect((await bodyOf({}, "/brand-logo")) ?? null).toBeNull();
  server.close();
});
