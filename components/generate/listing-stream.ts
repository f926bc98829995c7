import { createParser, type EventSourceMessage } from "eventsource-parser";
import { z } from "zod";
import { ApiError } from "@/lib/browser/api-error";
import { errorStatus } from "@/lib/errors";
import { toObject } from "@/lib/listing-text/fields/read-answer-values";
import {
  type ListingAnswer,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import {
  partialListingSchema,
  progressSchema,
  type Report,
} from "@/lib/listings/write/listing-events";
import { withTriedId } from "@/lib/tries/is-browser-only";

const connectionLost = () =>
  new ApiError(
    0,
    "offline",
    "The connection was lost while your listing was being written. Try again: the same listing is not counted twice.",
  );

/**
 * Server-sent events as they arrive. Whoever reads to the end gets an ApiError
 * of status 0, as when the connection breaks: a complete stream ends with the
 * result.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw connectionLost();
      });
      if (done) break;
      events = [];
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
  throw connectionLost();
}

export const canReadStreams = () =>
  typeof ReadableStream === "function" && typeof TextDecoder === "function";

const failureSchema = z
  .looseObject({ code: z.string().optional(), message: z.string().optional() })
  .catch({});

function toApiError(failure: z.infer<typeof failureSchema>) {
  const { code, message } = failure;
  const status = Object.entries(errorStatus).find(
    ([known]) => known === code,
  )?.[1];
  return new ApiError(status ?? 500, code, message ?? "", failure);
}

/**
 * Reports progress and partial fields until the result. Throws ApiError when
 * the stream fails or breaks off.
 */
export async function readListingStream(
  body: ReadableStream<Uint8Array>,
  onEvent: Report,
): Promise<ListingAnswer> {
  for await (const { event: name, data } of readEventStream(body)) {
    if (name === "result")
      return listingAnswerSchema.parse(withTriedId(toObject(parseJson(data))));
    if (name === "error")
      throw toApiError(failureSchema.parse(parseJson(data)));
    if (name === "progress") {
      const progress = progressSchema.safeParse(parseJson(data));
      if (progress.success) onEvent({ type: "progress", ...progress.data });
    }
    if (name === "partial") {
      const fields = partialListingSchema.safeParse(parseJson(data));
      if (fields.success) onEvent({ type: "partial", fields: fields.data });
    }
  }
  throw connectionLost();
}
