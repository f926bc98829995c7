import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FirstSteps } from "@/components/workspace/first-steps";
import { useWaiting } from "@/components/workspace/use-waiting";
import {
  type WaitingKind,
  waitingKinds,
} from "@/components/workspace/waiting-kinds";
import type { Waiting } from "@/lib/waiting/schema";

type WhatWaitsProps = {
  /** Whether its first step is the main action of the page. */
  isLeading?: boolean;
};

/** What the seller can do next, each with the way to where it is done. */
export function WhatWaits({ isLeading = false }: WhatWaitsProps) {
  const { waiting, isLoading, refresh } = useWaiting();
  if (isLoading) return null;
  return (
    <section aria-labelledby="waiting-title" className="mt-10">
      <h2 id="waiting-title" className="mb-3 text-2xl">
        What waits for you
      </h2>
      {waiting ? (
        <Known waiting={waiting} isLeading={isLeading} />
      ) : (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <p>This could not be loaded. Nothing is lost.</p>
          <Button variant="secondary" size="sm" onClick={refresh}>
            Try again
          </Button>
        </Card>
      )}
    </section>
  );
}

function Known({
  waiting,
  isLeading,
}: {
  waiting: Waiting;
  isLeading: boolean;
}) {
  const kinds = waitingKinds(waiting);
  const { hasListing, hasShop, isOut } = waiting.steps;
  if (kinds.length > 0)
    return (
      <Card className="divide-y divide-border py-0 sm:py-0">
        {kinds.map((kind) => (
          <Kind key={kind.title} kind={kind} />
        ))}
      </Card>
    );
  if (hasListing && hasShop && isOut)
    return (
      <p className="text-muted-foreground">
        Nothing. What is written is complete, and nothing has stopped.
      </p>
    );
  return <FirstSteps steps={waiting.steps} isLeading={isLeading} />;
}

function Kind({ kind: { title, items, others, href } }: { kind: WaitingKind }) {
  return (
    <div className="grid gap-x-6 py-4 md:grid-cols-[1fr_1.6fr]">
      <h3 className="py-2.5 font-sans font-semibold text-base tracking-normal">
        {title}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className="-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 no-underline hover:bg-accent"
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 break-words font-semibold leading-snug">
                  {item.name}
                </span>
                <span className="line-clamp-2 break-words text-muted-foreground text-sm">
                  {item.text}
                </span>
              </span>
              <ChevronRight
                className="size-4 shrink-0 text-muted-foreground"
                aria-hidden="true"
              />
            </Link>
          </li>
        ))}
        {others > 0 && (
          <li>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
            >
              {`${others} more`}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
