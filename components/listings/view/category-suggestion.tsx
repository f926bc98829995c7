/** Where the listing may belong on Etsy. We know its top level for sure, and the rest as well as the writer does. */
export function CategorySuggestion({ path }: { path: string }) {
  if (path === "") return null;
  return (
    <section>
      <h3 className="text-xl">Suggested category</h3>
      <p className="mt-1 break-words">{path}</p>
      <p className="mt-1 text-muted text-sm">
        A suggestion, not checked with Etsy. Choose the most specific category that Etsy offers you.
      </p>
    </section>
  );
}
