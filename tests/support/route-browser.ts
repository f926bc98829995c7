import { createRequest } from "@/tests/support/factories";

type Context = { params: Promise<{ id: string }> };
type Handler = (request: Request, context?: never) => Promise<Response>;

/** A browser with cookies of its own, which calls handlers in this process. */
export function openRouteBrowser(cookie = "") {
  const cookies = new Map<string, string>();
  const keep = (pair: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(pair) ?? [];
    if (value === "") cookies.delete(name);
    else cookies.set(name, value);
  };
  if (cookie !== "") keep(cookie);
  return {
    cookies,
    /** The status, and the body as JSON. */
    async send(
      handler: Handler,
      method: string,
      body?: unknown,
      { id = "", ipAddress }: { id?: string; ipAddress?: string } = {},
    ) {
      const request = createRequest(method, "/api", body, {
        cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        ...(ipAddress !== undefined && { ipAddress }),
      });
      const context: Context = { params: Promise.resolve({ id }) };
      const answer = await handler(request, context as never);
      for (const line of answer.headers.getSetCookie()) keep(line);
      return { status: answer.status, body: await answer.json() };
    },
  };
}
export type RouteBrowser = ReturnType<typeof openRouteBrowser>;
