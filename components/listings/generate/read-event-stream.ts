import { ApiError } from "@/lib/api-client";

export type ServerEvent = { name: string; data: string };

const connectionLost = () =>
  new ApiError(
    0,
    "offline",
    "The connection was lost while your listing was being written. Try again: the same listing is not counted twice.",
  );

function parseEvent(block: string): ServerEvent {
  const lines = block.split(/\r?\n/);
  const valuesOf = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ""));
  return { name: valuesOf("event").at(-1) ?? "message", data: valuesOf("data").join("\n") };
}

/** Server-sent events as they arrive. Throws an ApiError of status 0 when the connection breaks. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw connectionLost();
      });
      if (done) break;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      yield* blocks.map(parseEvent);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
  // Whoever still listens has not heard the end.
  throw connectionLost();
}
