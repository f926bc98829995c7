import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { logosPerRequest } from "@/lib/brand/limits";

/** As large as the logos that replace it. */
export function LogosInProgress() {
  return (
    <div>
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Spinner className="text-clay motion-reduce:hidden" /> Drawing your logos
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {Array.from({ length: logosPerRequest }, (_, index) => `logo ${index}`).map((place) => (
          <Skeleton key={place} className="aspect-square" />
        ))}
      </div>
    </div>
  );
}

export function EmptyLogos() {
  return (
    <div className="flex min-h-56 lg:min-h-72 flex-col items-center justify-center gap-4 rounded-lg border border-edge border-dashed p-6 text-center">
      <svg viewBox="0 0 220 84" className="h-24 fill-none stroke-[1.5] stroke-edge" aria-hidden="true">
        <circle cx="42" cy="42" r="34" />
        <circle cx="42" cy="42" r="28" strokeDasharray="3 3" />
        <path d="M42 58c0-16-6-22-12-24 8-2 12 2 12 8 0-8 4-14 12-16 0 10-4 16-12 18" className="stroke-clay" />
        <path d="M98 18h48v48H98z" />
        <path d="M106 56c6-22 14-30 32-30M106 56c14 0 26-8 32-30" className="stroke-clay" />
        <path d="M168 24h30l12 18-12 18h-30z" />
        <circle cx="178" cy="42" r="3.5" />
        <path d="M188 36h12M188 42h14M188 48h9" strokeDasharray="5 3" />
      </svg>
      <p className="max-w-sm text-muted">
        Your {logosPerRequest} logos appear here, drawn from hand-made marks and real lettering, as SVG and PNG, with an
        icon and banners in Etsy shop sizes.
      </p>
    </div>
  );
}
