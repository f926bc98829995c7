import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { startInstance } from "@/tests/support/one-more-instance";

const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-renamed-"));
const undo: (() => unknown)[] = [
  () => rmSync(folder, { recursive: true, force: true }),
];
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/**
 * Links everything in a folder under the same name, but for what `rename` gives
 * another one; null leaves it out.
 */
function mirror(name: string, rename: (file: string) => string | null) {
  mkdirSync(path.join(folder, name), { recursive: true });
  for (const file of readdirSync(name)) {
    const target = rename(file);
    if (target !== null)
      symlinkSync(path.resolve(name, file), path.join(folder, name, target));
  }
}
const except = (left: string) => (file: string) =>
  file === left ? null : file;

test("a build with other prerendered pages and assets: served by Next", async () => {
  mirror(".", (file) => (file === ".next" || file === ".git" ? null : file));
  mirror(".next", except("server"));
  mirror(".next/server", except("app"));
  mirror(".next/server/app", (file) => file.replace(/\.html$/, ".page"));

  const { address, child, ended } = await startInstance({}, folder);
  undo.push(async () => {
    child.kill();
    await ended;
  });
  for (const [route, text] of [
    ["/faq", "What sellers ask"],
    ["/signin", "Sign in"],
  ] as const) {
    const response = await fetch(`${address}${route}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(text);
    const policy = response.headers.get("content-security-policy") ?? "";
    const scripts = [
      ...html.matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g),
    ].map(([, code]) => code ?? "");
    expect(scripts.length).toBeGreaterThan(0);
    for (const code of scripts) {
      expect(policy).toContain(
        `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
      );
    }
  }
});
