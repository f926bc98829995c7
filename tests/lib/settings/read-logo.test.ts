import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { listEnvProblems } from "@/lib/env";
import { readLogo } from "@/lib/settings/read-logo";

const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-logo-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
function png(width: number, height: number) {
  const head = Buffer.from(
    "89504e470d0a1a0a0000000d4948445200000000000000000806000000",
    "hex",
  );
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
function write(name: string, content: string | Buffer) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

test.each([
  ["a PNG", png(512, 512), "image/png"],
  ["an SVG", svg, "image/svg+xml"],
  [
    "an SVG after a declaration",
    `<?xml version="1.0"?>\n${svg}`,
    "image/svg+xml",
  ],
  ["an SVG after a comment", `\uFEFF<!-- <svg> -->${svg}`, "image/svg+xml"],
  [
    "an SVG with a type",
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${svg}`,
    "image/svg+xml",
  ],
])(
  "a logo: %s is known by its bytes, whatever its name",
  (_, content, type) => {
    expect(readLogo(write("logo.txt", content))).toEqual({
      bytes: Buffer.from(content),
      type,
    });
  },
);

test.each([
  [
    "a JPEG",
    Buffer.from("ffd8ffe000104a464946", "hex"),
    "is neither PNG nor SVG",
  ],
  ["a page", `<!DOCTYPE html><body>${svg}`, "is neither PNG nor SVG"],
  ["nothing", "", "is neither PNG nor SVG"],
  [
    "an SVG that is no UTF-8",
    Buffer.from(`${svg}\xff`, "latin1"),
    "is neither PNG nor SVG",
  ],
  [
    "an SVG with entities of its own",
    `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg}`,
    "is neither PNG nor SVG",
  ],
  ["half a PNG", png(1, 1).subarray(0, 20), "is a damaged PNG"],
  [
    "a PNG of too many pixels",
    png(2048, 30_000),
    "has 2048 × 30000 pixels, and may have 2048 at each side",
  ],
  [
    "a PNG without a side",
    png(0, 1),
    "has 0 × 1 pixels, and may have 2048 at each side",
  ],
  ["a large file", svg.padEnd(256 * 1024 + 1), "has 257 KB, and may have 256"],
])(
  "a logo: %s is refused at start, by the name of the setting",
  (_, content, reason) => {
    const file = write("logo.png", content);
    expect(listEnvProblems({ BRAND_LOGO: file })).toContainEqual({
      name: "BRAND_LOGO",
      reason,
    });
  },
);

test("a logo: a file that is none or can't be read is refused", () => {
  mkdirSync(path.join(folder, "inside"));
  expect(readLogo(path.join(folder, "none.svg"))).toBe(
    "can't be read (ENOENT)",
  );
  expect(readLogo(path.join(folder, "inside"))).toBe("can't be read (EISDIR)");
});
