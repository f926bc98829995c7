import { expect } from "@playwright/test";

/** What search engines need of each type that we use. */
const needed: Record<string, string[]> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  SoftwareApplication: [
    "name",
    "applicationCategory",
    "operatingSystem",
    "offers",
  ],
  Offer: ["price", "priceCurrency"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Article: [
    "headline",
    "image",
    "datePublished",
    "dateModified",
    "author",
    "publisher",
  ],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "@type" in value;

function nodesBelow(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (typeof value !== "object" || value === null) return [];
  return [
    ...(isNode(value) ? [value] : []),
    ...Object.values(value).flatMap(nodesBelow),
  ];
}

const addressesIn = (text: string) =>
  [...text.matchAll(/"(https?:\/\/[^"]*)"/g)].map(
    ([, address = ""]) => address,
  );

/**
 * Every block is schema.org JSON with the required fields of its types, and
 * every URL in it is on `origin`.
 */
export function expectStructuredData(blocks: string[], origin: string) {
  for (const block of blocks) {
    const data: unknown = JSON.parse(block);
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": expect.any(String),
    });
    for (const node of nodesBelow(data)) {
      const type = String(node["@type"]);
      const isWhole = Object.keys(node).length > 3 || type !== "Organization";
      if (!isWhole) continue;
      expect(Object.keys(needed), type).toContain(type);
      expect(Object.keys(node), type).toEqual(
        expect.arrayContaining(needed[type] ?? []),
      );
    }
    const foreign = addressesIn(block).filter(
      (one) => one !== "https://schema.org" && new URL(one).origin !== origin,
    );
    expect(foreign).toEqual([]);
  }
}
