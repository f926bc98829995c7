import type { ListingNotes } from "@/lib/listings/schema";

/** What the seller typed and may have to prove, or may not use: it stands in the text, and is said once more here. */
export function CautionList({ claims, watchList }: Pick<ListingNotes, "claims" | "watchList">) {
  const cautions = [
    ...claims.map(({ text, reason }) => ({ words: text, reason })),
    ...watchList.map(({ term, reason }) => ({ words: term, reason })),
  ];
  if (cautions.length === 0) return null;
  return (
    <section>
      <h3 className="text-xl">Before you publish</h3>
      <ul className="mt-2 space-y-2">
        {cautions.map(({ words, reason }) => (
          <li
            key={words}
            className="rounded-md border border-amber/40 border-l-4 border-l-amber bg-amber-wash px-3 py-2 text-sm"
          >
            <span className="font-semibold">{words}.</span> {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
