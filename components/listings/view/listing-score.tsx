/** Says what the number means before anyone can take it for more. */
export function ListingScore({ score }: { score: number }) {
  return (
    <section>
      <h3 className="text-xl">Score</h3>
      <p className="mt-1 font-serif text-5xl tabular-nums">
        {score}
        <span className="text-2xl text-muted"> of 100</span>
      </p>
      <p className="mt-2 text-muted text-sm">
        This measures how closely the listing follows Etsy's published guidance. It does not predict rank or sales.
      </p>
    </section>
  );
}
