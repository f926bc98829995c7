import useSWRInfinite from "swr/infinite";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import type { Delivery } from "@/lib/webhooks/schema";

const time = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeStyle: "medium",
});

type Page = { data: Delivery[]; nextCursor: string | null };

/** Milliseconds after which a log with something on its way is read again. */
const refreshInterval = 3_000;

const failures: Record<string, string> = {
  address: "The address does not point to a public server",
  connection: "No connection",
  timeout: "No answer within 15 seconds",
  secret: "We can't read its secret: create a new one",
  switched_off: "Not sent: the endpoint was switched off",
};

/** What was sent to an endpoint in the last 30 days, newest first. */
export function DeliveryLog({
  endpointId,
  canResend,
}: {
  endpointId: string;
  canResend: boolean;
}) {
  const { data, error, size, setSize, mutate } = useSWRInfinite<Page, Error>(
    (_index: number, before: Page | null) => {
      if (before?.nextCursor === null) return null;
      const path = `/api/webhook-endpoints/${endpointId}/deliveries`;
      return before ? `${path}?cursor=${before.nextCursor}` : path;
    },
    {
      refreshInterval: (pages) => (pages?.some(isMoving) ? refreshInterval : 0),
    },
  );

  const { run: resend } = useAction(async ({ id }: Delivery) => {
    await api("POST", `/api/webhook-endpoints/deliveries/${id}/resend`, {});
    await mutate();
  }, "Not sent");

  if (error && !data) {
    return (
      <div>
        <p>The log could not be loaded.</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={() => mutate()}
        >
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-24" />;
  const deliveries = data.flatMap((page) => page.data);
  if (deliveries.length === 0)
    return <p className="text-muted-foreground">Nothing was sent yet.</p>;
  return (
    <div className="space-y-3">
      <ul
        className="divide-y divide-border border-border border-y"
        aria-label="Log"
      >
        {deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-60 space-y-0.5">
              <p className="flex flex-wrap items-center gap-2">
                <code className="break-all font-semibold">
                  {delivery.event}
                </code>
                <Badge variant={variants[delivery.state]}>
                  {labels[delivery.state]}
                </Badge>
              </p>
              <p className="text-muted-foreground text-sm">
                {summaryOf(delivery)}
              </p>
            </div>
            {canResend && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Send ${delivery.event} again`}
                onClick={() => resend(delivery)}
              >
                Send again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.at(-1)?.nextCursor && (
        <Button variant="secondary" size="sm" onClick={() => setSize(size + 1)}>
          Show more
        </Button>
      )}
    </div>
  );
}

const labels = {
  pending: "On its way",
  delivered: "Delivered",
  failed: "Failed",
};
const variants = {
  pending: "warning",
  delivered: "success",
  failed: "destructive",
} as const;

/**
 * What is sent within seconds; the next attempt of a failure may be hours away.
 */
const isMoving = ({ data }: Page) =>
  data.some(({ state, attempts }) => state === "pending" && attempts < 2);

function summaryOf({
  createdAt,
  attempts,
  answerStatus,
  failure,
  nextAt,
}: Delivery) {
  return [
    time.format(new Date(createdAt)),
    attempts > 1 && `${attempts} attempts`,
    answerStatus !== null && `answered ${answerStatus}`,
    failure !== null && failures[failure],
    nextAt !== null && `next attempt ${time.format(new Date(nextAt))}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
