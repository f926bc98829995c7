import { readFileSync } from "node:fs";
import path from "node:path";
import { site } from "@/lib/content/site";
import { fileOfPage, pagesOf } from "@/scripts/bench/page-weight";

const data = /self\.__next_f\.push\((\[.*?\])\)<\/script>/gs;

/** What React hands to the browser, in one piece. */
function dataOf(html: string) {
  const parts = [...html.matchAll(data)].map(
    ([, json = "[]"]) => JSON.parse(json) as unknown[],
  );
  return Buffer.from(
    parts.map(([, part]) => (typeof part === "string" ? part : "")).join(""),
  );
}

/** The texts that it counts, each as "2f:T630,…" with its bytes in base 16. */
function countedTexts(page: Buffer) {
  const found: string[] = [];
  for (const match of page.toString("latin1").matchAll(/:T([0-9a-f]+),/g)) {
    const start = match.index + match[0].length;
    const end = start + Number.parseInt(match[1] ?? "", 16);
    found.push(page.subarray(start, end).toString());
  }
  return found;
}

// The server replaces the origin, and a text that is counted would be cut off.
test("pages: no text that React counts has the origin of the build in it", () => {
  const pages = pagesOf(".next").map((address) => ({
    address,
    texts: countedTexts(
      dataOf(readFileSync(path.join(fileOfPage(".next", address)), "utf8")),
    ),
  }));
  expect(pages.flatMap(({ texts }) => texts).length).toBeGreaterThan(0);
  expect(
    pages.filter(({ texts }) =>
      texts.some((text) => text.includes(site.defaultOrigin)),
    ),
  ).toEqual([]);
});
