/** A non-OK answer from our API. The message is the one the server chose to show. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    /** 0 when no answer came at all. */
    readonly status: number,
    readonly code: string | undefined,
    message: string,
  ) {
    super(message);
  }
}

type Options = { headers?: Record<string, string>; signal?: AbortSignal };

/** Calls our API with the session's cookie. A body is sent as JSON, or as multipart if it is FormData. */
export async function api<T>(method: string, path: string, body?: unknown, options: Options = {}): Promise<T> {
  const isForm = body instanceof FormData;
  const isJson = body !== undefined && !isForm;
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: { ...(isJson && { "Content-Type": "application/json" }), ...options.headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(options.signal && { signal: options.signal }),
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(0, "offline", "We couldn't reach the server. Check your connection and try again.");
  });
  if (response.ok) return response.json();

  const failure: { code?: string; message?: string } = await response.json().catch(() => ({}));
  throw new ApiError(
    response.status,
    failure.code,
    failure.message ?? `Error: ${response.statusText || response.status}`,
  );
}
