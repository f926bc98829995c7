import { readdirSync, readFileSync } from "node:fs";

/** The addresses of all page files below app/. */
export function pagesOfApp() {
  return readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) =>
      `/${file.replace(/\/?page\.tsx$/, "").replaceAll(/\([^)]*\)\/?/g, "")}`.replace(
        /(.)\/$/,
        "$1",
      ),
    )
    .sort();
}

/** The paths of all prerendered pages. */
export function prerenderedPages() {
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    readFileSync(".next/prerender-manifest.json", "utf8"),
  );
  return Object.keys(manifest.routes)
    .filter((route) => !route.startsWith("/_") && !route.includes("."))
    .sort();
}

/**
 * Announced in the index of articles, and not written: they lead to the
 * not-found page.
 */
export const settledDeadLinks = [
  "/etsy-title-optimization",
  "/etsy-tags-comparison",
  "/etsy-algorithm-2025",
  "/etsy-tools-comparison",
];
