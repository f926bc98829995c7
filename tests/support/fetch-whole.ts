/**
 * Like fetch, with the whole body: one that nobody reads keeps its connection,
 * and with it the run, open for more than a minute.
 */
export async function fetchWhole(...request: Parameters<typeof fetch>) {
  const response = await fetch(...request);
  const body = await response.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, response);
}
