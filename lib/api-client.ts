/** A non-OK answer from our API. The message is the one the server chose to show. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    /** 0 when no answer came at all. */
    readonly status: number,
    readonly code: string | undefined,
    message: string,
    /** The answer as it came, for what some calls tell beside code and message. */
    readonly answer: unknown = undefined,
  ) {
    super(message);
  }
}

type Options = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the request outlive the page, for what must be sent while it is being left. */
  keepalive?: boolean;
};

async function send(method: string, path: string, body: unknown, options: Options): Promise<Response> {
  const isForm = body instanceof FormData;
  const isJson = body !== undefined && !isForm;
  const response = await fetch(path, {
    ...options,
    method,
    credentials: "include",
    headers: { ...(isJson && { "Content-Type": "application/json" }), ...options.headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(0, "offline", "We couldn't reach the server. Check your connection and try again.");
  });
  if (response.ok) return response;

  const failure: { code?: string; message?: string } = await response.json().catch(() => ({}));
  throw new ApiError(
    response.status,
    failure.code,
    failure.message ?? `Error: ${response.statusText || response.status}`,
    failure,
  );
}

/** Calls our API with the session's cookie. A body is sent as JSON, or as multipart if it is FormData. */
export async function api<T>(method: string, path: string, body?: unknown, options: Options = {}): Promise<T> {
  const response = await send(method, path, body, options);
  return response.json();
}

/** An OK answer as it comes, for those that are read while they are written. */
export function apiResponse(method: string, path: string, body: unknown, options: Options = {}): Promise<Response> {
  return send(method, path, body, options);
}

export type Page<T> = {
  items: T[];
  /** The path of the page after this one, as the answer's Link header tells; null on the last. */
  next: string | null;
  /** Of the whole list, as the header X-Total-Count tells; null when it isn't told. */
  total: number | null;
};

/** Reads one page of a list that goes on. */
export async function apiPage<T>(path: string): Promise<Page<T>> {
  const { answer, next, headers } = await apiWithNext<T[]>(path);
  const total = headers.get("X-Total-Count");
  return { items: answer, next, total: total === null ? null : Number(total) };
}

/** Reads an answer that goes on under another path, or ends (null). */
export async function apiWithNext<T>(path: string): Promise<{ answer: T; next: string | null; headers: Headers }> {
  const response = await send("GET", path, undefined, {});
  const address = /<([^>]+)>[^,]*rel="?next"?/.exec(response.headers.get("Link") ?? "")?.[1];
  const url = address === undefined ? null : new URL(address, window.location.href);
  return { answer: await response.json(), next: url && url.pathname + url.search, headers: response.headers };
}
