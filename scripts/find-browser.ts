import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Stop } from "./settings";

/**
 * Chromium needs these on servers, and must not reach for hosts that a test
 * machine may not see.
 */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // As on a phone; the headless shell would round the width of each letter.
  "--font-render-hinting=none",
];

const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

async function findPackaged() {
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    return await packaged.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Playwright's own download, else one on the system, else the one from the
 * registry.
 */
export async function findBrowser() {
  if (existsSync(chromium.executablePath()))
    return { name: "Playwright's Chromium", path: chromium.executablePath() };
  const system = installed.find((file) => existsSync(file));
  if (system) return { name: system, path: system };
  const packaged = await findPackaged();
  if (packaged) return { name: "@sparticuz/chromium", path: packaged };
  throw new Stop(
    "There is no Chromium for the browser tests: run `npx playwright install chromium`.",
  );
}
