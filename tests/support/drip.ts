import http from "node:http";
import { randomIpAddress } from "@/tests/support/factories";

type Options = {
  cookie: string;
  /** Bytes per chunk. */
  first?: number;
  /** Whether a byte a second follows; else nothing does. */
  drips?: boolean;
};

/**
 * Begins an upload of ten megabytes that never comes to its end. `answer` is
 * null when the line is cut without one.
 */
export function startDrip(
  instance: string,
  path: string,
  { cookie, first = 0, drips = true }: Options,
) {
  const request = http.request(`${instance}${path}`, {
    method: "POST",
    agent: false,
    headers: {
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": 10_000_000,
      Connection: "keep-alive",
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": randomIpAddress(),
      Cookie: cookie,
    },
  });
  request.flushHeaders();
  const head =
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  if (first > 0)
    request.write(Buffer.concat([Buffer.from(head), Buffer.alloc(first)]));
  const timer = drips && setInterval(() => request.write("."), 1_000);
  const end = () => {
    if (timer) clearInterval(timer);
    request.destroy();
  };
  const answer = new Promise<{
    status: number | undefined;
    connection: string | undefined;
  } | null>((resolve) => {
    request.once("response", ({ statusCode: status, headers }) =>
      resolve({ status, connection: headers.connection }),
    );
    request.once("error", () => resolve(null));
  }).finally(end);
  return { answer, end };
}
