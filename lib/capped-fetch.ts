/** A fetch whose response fails with an error once its body is larger than `maxBytes`. */
export function createCappedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, cache: "no-store" });
    return response.body ? new Response(capped(response.body, maxBytes), response) : response;
  };
}

/** Pulled rather than piped: a pipe costs several promises for each of hundreds of chunks. */
function capped(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const reader = body.getReader();
  let total = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        total += value.byteLength;
        if (total <= maxBytes) return controller.enqueue(value);
        await reader.cancel().catch(() => undefined);
        throw new Error("the response is too large");
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
