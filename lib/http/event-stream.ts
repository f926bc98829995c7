import "server-only";

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // A proxy that compresses or collects would hold back what is meant to be seen at once.
  "Cache-Control": "private, no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** Events that may wait for a slow reader before those that a later one makes up for are left out. */
const patience = 64;

/** An answer of server-sent events. Sending to a reader that went away does nothing. */
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
    new CountQueuingStrategy({ highWaterMark: patience }),
  );

  function send(event: string, data: object) {
    controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  }
  return {
    response: new Response(body, { headers }),
    send,
    /** For what says no more than a later event will say again. */
    sendIfRead(event: string, data: object) {
      if ((controller?.desiredSize ?? 0) > 0) send(event, data);
    },
    close() {
      controller?.close();
      controller = null;
    },
  };
}
