import { createParser, type EventSourceMessage } from "eventsource-parser";

export type StreamEvent = { event: string; data: Record<string, unknown> };

/** The events of an answer as they arrive. */
export async function* eventsOf(
  response: Response,
): AsyncGenerator<StreamEvent> {
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || !type.startsWith("text/event-stream"))
    throw new Error(
      `There is no stream, but ${response.status}: ${await response.text()}`,
    );
  const decoder = new TextDecoder();
  let parsed: EventSourceMessage[] = [];
  let tail = "";
  const parser = createParser({ onEvent: (event) => parsed.push(event) });
  for await (const bytes of response.body) {
    parsed = [];
    const text = decoder.decode(bytes, { stream: true });
    tail = (tail + text).slice(-2);
    parser.feed(text);
    yield* parsed.map(({ event = "", data }) => ({
      event,
      data: JSON.parse(data),
    }));
  }
  if (tail !== "" && tail !== "\n\n")
    throw new Error("The stream ends within an event.");
}

export async function allEventsOf(response: Response) {
  const events: StreamEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  return events;
}
