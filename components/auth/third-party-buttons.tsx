const providers = ["Google", "Apple"];

/** Not connected yet, which assistive technology announces too. */
export function ThirdPartyButtons() {
  return (
    <div className="mt-6 grid gap-2 border-border border-t pt-6">
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          disabled
          className="flex min-h-11 cursor-not-allowed items-center justify-between rounded-md border border-border bg-background px-4 text-muted-foreground"
        >
          Continue with {provider} <span className="text-sm">Coming soon</span>
        </button>
      ))}
    </div>
  );
}
