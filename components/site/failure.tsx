/**
 * Shown when rendering failed. Loaded with every page for the boundary of the
 * whole site, so it imports nothing, not even what buttons look like.
 * `digest` identifies the error in the log.
 */
export function Failure({
  digest,
  onRetry,
}: {
  digest: string | undefined;
  onRetry: () => void;
}) {
  return (
    <section className="mx-auto w-full max-w-2xl px-(--gutter) py-16 sm:py-24">
      <h1 className="text-4xl sm:text-5xl">Something went wrong on our side</h1>
      <p className="mt-4 text-lg text-muted-foreground">
        Your account and your history are untouched. Try again; if it stays
        broken, wait a minute and reload.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={onRetry}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-md border px-5 py-1.5 font-semibold leading-tight transition-colors border-primary bg-primary text-primary-foreground hover:border-primary-hover hover:bg-primary-hover"
        >
          Try again
        </button>
        <a
          href="/"
          className="inline-flex min-h-11 cursor-pointer items-center rounded-md border px-5 py-1.5 font-semibold leading-tight transition-colors border-input bg-card text-foreground hover:bg-accent"
        >
          Go to the home page
        </a>
      </div>
      {digest && (
        <p className="mt-8 text-muted-foreground text-sm">
          If you write to us, mention {digest}.
        </p>
      )}
    </section>
  );
}
