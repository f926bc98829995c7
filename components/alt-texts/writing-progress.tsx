"use client";

import type { AltTextsView } from "@/components/alt-texts/use-alt-texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import type { AltTextProgress } from "@/lib/alt-texts/schema";

type WritingProgressProps = { view: AltTextsView };

/** What is being written, and what could not be. */
export function WritingProgress({ view }: WritingProgressProps) {
  const { chosen, isPending, stop } = view;
  const queued = chosen.filter(({ state }) => state === "queued");
  const failed = chosen.filter(({ state }) => state === "failed");
  const waits = queued.find(({ problem }) => problem !== null)?.problem;
  const done = chosen.length - queued.length;
  return (
    <>
      {queued.length > 0 && (
        <Card className="space-y-3">
          <h2 className="text-2xl">Writing</h2>
          <p role="status" className="text-muted-foreground tabular-nums">
            {done} of {chosen.length}{" "}
            {chosen.length === 1 ? "listing" : "listings"}
          </p>
          <Progress
            label="Listings written"
            percent={(100 * done) / chosen.length}
          />
          {waits && <Alert variant="warning">{waits}</Alert>}
          <p className="max-w-prose text-muted-foreground text-sm">
            You can close this page; writing continues. Stopping keeps what is
            written, and ten listings of which none is written yet are not
            counted.
          </p>
          <Button
            variant="secondary"
            size="sm"
            onClick={stop}
            aria-disabled={isPending}
          >
            Stop writing
          </Button>
        </Card>
      )}
      {failed.length > 0 && <Failed failed={failed} view={view} />}
    </>
  );
}

function Failed({
  failed,
  view,
}: WritingProgressProps & { failed: AltTextProgress[] }) {
  const titles = new Map(
    view.found?.listings.map(({ id, title }) => [id, title]),
  );
  return (
    <section aria-labelledby="failed-title" className="space-y-3">
      <h2 id="failed-title" className="text-2xl">
        Not written
      </h2>
      <ul className="divide-y divide-border rounded-lg border border-border bg-card">
        {failed.map(({ id, problem, isCounted }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="line-clamp-2 break-words">
                {titles.get(id) ?? `Listing ${id}`}
              </p>
              <p className="text-muted-foreground text-sm">
                {problem}{" "}
                {isCounted
                  ? "Its ten were counted; trying again counts nothing more."
                  : "It was not counted; trying again counts as one listing, with the others of its ten."}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => view.retry(id)}
              aria-disabled={view.isPending}
            >
              Try again
            </Button>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => view.remove(id)}
              aria-disabled={view.isPending}
            >
              Leave it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
