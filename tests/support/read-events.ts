export type StreamEvent = { event: string; data: Record<string, unknown> };

function parseEvent(block: string): StreamEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
  return { event: field("event"), data: JSON.parse(field("data")) };
}

/** The events of an answer as they arrive. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) throw new Error("There is no stream.");
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of response.body) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    yield* blocks.map(parseEvent);
  }
  if (rest !== "") throw new Error(`The stream ends within an event: ${rest}`);
}

export async function allEventsOf(response: Response) {
  const events: StreamEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  return events;
}
