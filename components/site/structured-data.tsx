import { site } from "@/lib/content/site";

/** Characters, with room for a longer origin. */
const longest = 1_000;

/**
 * Schema.org data for search engines. React leaves JSON in a script as it is,
 * but for what would end the script. Throws where an address stands in data
 * that is so long that React counts it: see `json-ld.ts`.
 */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data);
  if (json.length > longest && json.includes(site.defaultOrigin))
    throw new Error(`Too long for an address in it: ${json.slice(0, 80)}`);
  return <script type="application/ld+json">{json}</script>;
}
