import type { ListingNotes } from "@/lib/listings/schema";

/** What the seller typed and may have to prove, or may not use: it stands in the text, and is said once more here. */
export function CautionList({ claims, watchList }: Pick<ListingNotes, "claims" | "watchList">) {
  const cautions = [
    ...claims.map(({ text, reason }) => ({ words: text, reason, mark: "needs proof: you typed it" })),
    ...watchList.map(({ term, reason }) => ({ words: term, reason, mark: "may belong to others: you typed it" })),
  ];
  if (cautions.length === 0) return null;
  return (
    <section>
      <h3 className="text-xl">Before you publish</h3>
      <ul className="mt-2 space-y-2">
        {cautions.map(({ words, reason, mark }) => (
          <li
            key={words}
            className="rounded-md border border-amber/40 border-l-4 border-l-amber bg-amber-wash px-3 py-2 text-sm"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{words}</span>
              <span className="text-amber">{mark}</span>
            </p>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
