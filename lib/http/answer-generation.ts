import "server-only";
import { createEventStream } from "@/lib/http/create-event-stream";
import { bodyOf, toFailure } from "@/lib/http/error-response";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { ListingEvent, Report } from "@/lib/listings/write/listing-events";
import { metrics } from "@/lib/observability/metrics";
import type { TryAnswer } from "@/lib/tries/write-try";

function wantsEvents(request: Request) {
  const accepted = request.headers.get("accept")?.split(",") ?? [];
  return accepted.some((type) =>
    type.trim().toLowerCase().startsWith("text/event-stream"),
  );
}

/**
 * Responds with the listing, or with a stream of events if the caller accepts
 * one. The stream starts once the quota is reserved: earlier failures keep
 * their status, later ones become an `error` event.
 */
export async function answerGeneration<T extends ListingAnswer | TryAnswer>(
  request: Request,
  requestId: string,
  generate: (report?: Report) => Promise<T>,
): Promise<T | Response> {
  if (!wantsEvents(request)) return generate();
  const events = createEventStream();
  let endTimer: (() => void) | null = null;
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });

  function report({ type, ...event }: ListingEvent) {
    events.sendIfRead(type, "fields" in event ? event.fields : event);
    if ("stage" in event && event.stage === "reserved") {
      endTimer ??= metrics().streamSeconds.startTimer();
      start();
    }
  }
  const ended = generate(report)
    .then(
      (answer) => events.send("result", answer),
      (error: unknown) => {
        if (endTimer === null) throw error;
        events.send("error", bodyOf(toFailure(error, requestId)));
      },
    )
    .finally(() => {
      endTimer?.();
      events.close();
    });
  await Promise.race([started, ended]);
  return events.response;
}
