/** A fetch whose answers break off, with an error, once their body is larger than `maxBytes`. */
export function createCappedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, cache: "no-store" });
    if (!response.body) return response;
    let total = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        total += chunk.byteLength;
        if (total > maxBytes) controller.error(new Error("the answer is too large"));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };
}
