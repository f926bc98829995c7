import { randomIpAddress } from "@/tests/support/factories";

function setting(name: "BASE_URL" | "SECOND_URL" | "SANDBOX_URL") {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run these tests by npm test.`);
  return value;
}

/** The two running instances, which share one database. */
export function instances() {
  return [setting("BASE_URL"), setting("SECOND_URL")] as const;
}

export function sandboxUrl() {
  return setting("SANDBOX_URL");
}

/** Posts to the sandbox's control API and resolves with its response. */
export async function controlSandbox(path: string, body: object) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${sandboxUrl()}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

type Options = {
  cookie?: string;
  headers?: Record<string, string>;
  ipAddress?: string;
  signal?: AbortSignal;
  redirect?: RequestRedirect;
};

/** Calls an instance like one of its own pages. */
export function call(
  instance: string,
  method: string,
  path: string,
  body?: unknown,
  options: Options = {},
) {
  const isForm = body instanceof FormData;
  return fetch(`${instance}${path}`, {
    method,
    ...(options.redirect && { redirect: options.redirect }),
    headers: {
      "Sec-Fetch-Site": "same-origin",
      // The header that a proxy in front adds; a second entry is the peer's.
      "X-Forwarded-For": options.ipAddress ?? randomIpAddress(),
      ...(body !== undefined &&
        !isForm && { "Content-Type": "application/json" }),
      ...(options.cookie !== undefined && { Cookie: options.cookie }),
      ...options.headers,
    },
    ...(options.signal && { signal: options.signal }),
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
}
