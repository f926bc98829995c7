import "server-only";
import { toFailure } from "@/lib/http/error-response";
import { createEventStream } from "@/lib/http/event-stream";
import type { ListingEvent, Report } from "@/lib/listings/answer/listing-events";
import type { ListingAnswer } from "@/lib/listings/schema";

function wantsEvents(request: Request) {
  const accepted = request.headers.get("accept")?.split(",") ?? [];
  return accepted.some((type) => type.trim().toLowerCase().startsWith("text/event-stream"));
}

/**
 * Answers with the listing, or with a stream of events for callers that ask for one. The stream begins when the
 * listing is reserved, so that whatever fails before keeps its status; what fails after becomes an `error` event.
 */
export async function answerGeneration(
  request: Request,
  requestId: string,
  generate: (report?: Report) => Promise<ListingAnswer>,
): Promise<ListingAnswer | Response> {
  if (!wantsEvents(request)) return generate();
  const events = createEventStream();
  let isBegun = false;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });

  function report({ type, ...event }: ListingEvent) {
    events.sendIfRead(type, "fields" in event ? event.fields : event);
    if ("stage" in event && event.stage === "reserved") {
      isBegun = true;
      begin();
    }
  }
  const ended = generate(report)
    .then(
      (answer) => events.send("result", answer),
      (error: unknown) => {
        if (!isBegun) throw error;
        const { code, message } = toFailure(error, requestId);
        events.send("error", { code, message });
      },
    )
    .finally(events.close);
  await Promise.race([begun, ended]);
  return events.response;
}
