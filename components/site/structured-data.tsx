/**
 * Schema.org data for search engines. React leaves JSON in a script as it is,
 * but for what would end the script.
 */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
