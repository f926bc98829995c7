import "server-only";

/** Bytes of one response, with everything around its text. */
const maxBodyBytes = 4 * 1024 * 1024;
/** Characters of text, far more than any listing has. */
export const maxTextLength = 64 * 1024;

/**
 * A fetch whose response fails with an error once its body is larger than
 * `maxBodyBytes`.
 */
export const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, cache: "no-store" });
  return response.body
    ? new Response(capBody(response.body), response)
    : response;
};

/**
 * Pulled rather than piped: a pipe costs several promises for each of hundreds
 * of chunks.
 */
function capBody(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  let total = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        total += value.byteLength;
        if (total <= maxBodyBytes) return controller.enqueue(value);
        await reader.cancel().catch(() => undefined);
        throw new Error("the response is too large");
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
