import { ApiError, unreachable } from "@/lib/browser/api-error";

type Options = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /**
   * Lets the request outlive the page, for what is sent while the user leaves.
   */
  keepalive?: boolean;
};

/**
 * A proxy in front has refused it, with a page of its own and a limit that may
 * be below ours.
 */
const proxyTooLarge = "This is too large to upload here. Try a smaller file.";

/**
 * Calls our API as `api` does. An OK response with its body unread, for
 * streams.
 */
export async function apiResponse(
  method: string,
  path: string,
  body: unknown,
  options: Options = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const isJson = body !== undefined && !isForm;
  const response = await fetch(path, {
    ...options,
    method,
    credentials: "include",
    headers: {
      ...(isJson && { "Content-Type": "application/json" }),
      ...options.headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === "AbortError")
      throw cause;
    throw unreachable();
  });
  if (response.ok) return response;
  throw await failureOf(response);
}

/** Why a response is not OK; null where there was none. */
export async function failureOf(response: Response | null) {
  if (response === null) return unreachable();
  const failure = await response.json().catch(() => ({}));
  return toApiError(response.status, response.statusText, failure);
}

/**
 * The error of a response that is not OK; `failure` is its body, {} where that
 * is no JSON.
 */
export function toApiError(
  status: number,
  statusText: string,
  failure: { code?: string; message?: string },
) {
  if (status === 413 && failure.code === undefined)
    return new ApiError(413, "too_large", proxyTooLarge);
  return new ApiError(
    status,
    failure.code,
    failure.message ?? `Error: ${statusText || status}`,
    failure,
  );
}

/**
 * Calls our API with the session's cookie. A body is sent as JSON, or as
 * multipart if it is FormData.
 */
export async function api<T>(
  method: string,
  path: string,
  body?: unknown,
  options: Options = {},
): Promise<T> {
  const response = await apiResponse(method, path, body, options);
  return response.json();
}

export type Page<T> = {
  items: T[];
  /** The path of the next page, from the Link header; null on the last page. */
  next: string | null;
  /** Of the whole list, from the header X-Total-Count; null without one. */
  total: number | null;
};

/** Reads one page of a list. */
export async function apiPage<T>(path: string): Promise<Page<T>> {
  const { body, next, headers } = await apiWithNext<T[]>(path);
  const total = headers.get("X-Total-Count");
  return { items: body, next, total: total === null ? null : Number(total) };
}

/** Reads a response and the path of the next page; null on the last page. */
export async function apiWithNext<T>(
  path: string,
): Promise<{ body: T; next: string | null; headers: Headers }> {
  const response = await apiResponse("GET", path, undefined);
  const address = /<([^>]+)>[^,]*rel="?next"?/.exec(
    response.headers.get("Link") ?? "",
  )?.[1];
  const url =
    address === undefined ? null : new URL(address, window.location.href);
  return {
    body: await response.json(),
    next: url && url.pathname + url.search,
    headers: response.headers,
  };
}
