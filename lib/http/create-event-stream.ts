import "server-only";

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Keeps proxies from compressing or buffering the events.
  "Cache-Control": "private, no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** With this many events unread, `sendIfRead` skips events. */
const maxQueuedEvents = 64;

/**
 * A response of server-sent events. After the reader disconnected, sending does
 * nothing.
 */
export function createEventStream() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
      },
      cancel() {
        controller = null;
      },
    },
    new CountQueuingStrategy({ highWaterMark: maxQueuedEvents }),
  );

  function send(event: string, data: object) {
    controller?.enqueue(
      encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    );
  }
  return {
    response: new Response(body, { headers }),
    send,
    /** For events whose content a later event repeats. */
    sendIfRead(event: string, data: object) {
      if ((controller?.desiredSize ?? 0) > 0) send(event, data);
    },
    close() {
      controller?.close();
      controller = null;
    },
  };
}
