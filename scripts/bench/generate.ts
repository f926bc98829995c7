import type { ChildProcess } from "node:child_process";
import { Agent, type IncomingMessage, request } from "node:http";
import { text as readText } from "node:stream/consumers";

export const form = {
  productName: "Stoneware coffee mug",
  materials: "stoneware clay, white glaze",
  styleDesign: "rustic, wheel thrown",
  colors: ["White", "Brown"],
  audience: "coffee lovers",
  category: "home_living",
  extraDetails: "Holds 12 oz. Dishwasher safe.",
};

export type Timing = { first: number; title: number; total: number };
type ListingRequest = {
  cookie: string;
  photo?: Buffer | null;
  accept?: string;
};

/**
 * Milliseconds since `startedAt` at which the first field, the title and the
 * end came. Throws for anything but a listing.
 */
async function readStream(
  answer: IncomingMessage,
  startedAt: number,
): Promise<Timing> {
  const timing: Timing = {
    first: Number.NaN,
    title: Number.NaN,
    total: Number.NaN,
  };
  let text = "";
  for await (const part of answer.setEncoding("utf8")) {
    text += part;
    const now = performance.now() - startedAt;
    if (Number.isNaN(timing.first) && text.includes("event: partial\n"))
      timing.first = now;
    if (
      Number.isNaN(timing.title) &&
      /event: partial\ndata: .*"title":/.test(text)
    )
      timing.title = now;
  }
  timing.total = performance.now() - startedAt;
  if (!text.includes("event: result\n")) throw new Error(text.slice(-200));
  return timing;
}

const boundary = "listwright-benchmark-boundary";
const part = (head: string, body: Buffer | string) => [
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`,
  ),
  Buffer.from(body),
  Buffer.from("\r\n"),
];
const plainBody = bodyOf(null);
const bodies = new WeakMap<Buffer, Buffer>();

/**
 * Encoded once and by hand, since encoding a FormData would count as the
 * application's time.
 */
function bodyOf(photo: Buffer | null) {
  return Buffer.concat([
    ...part('name="formData"', JSON.stringify(form)),
    ...(photo
      ? part(
          'name="image"; filename="photo.jpg"\r\nContent-Type: image/jpeg',
          photo,
        )
      : []),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

function send(address: string, headers: Record<string, string>, body: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      method: "POST",
      agent,
      headers: { ...headers, "Content-Length": body.length },
    };
    request(`${address}/api/generate-listing`, options, resolve)
      .on("error", reject)
      .end(body);
  });
}

const agent = new Agent({ keepAlive: true });

/** Calls the application like one of its own pages. */
export async function generate(
  address: string,
  { cookie, photo, accept = "application/json" }: ListingRequest,
) {
  const body = photo ? (bodies.get(photo) ?? bodyOf(photo)) : plainBody;
  if (photo) bodies.set(photo, body);
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = {
    "Sec-Fetch-Site": "same-origin",
    Cookie: cookie,
    Accept: accept,
    "Content-Type": type,
  };
  const startedAt = performance.now();
  const answer = await send(address, headers, body);
  if (answer.statusCode === 200 && accept === "text/event-stream")
    return readStream(answer, startedAt);
  const text = await readText(answer);
  if (answer.statusCode !== 200)
    throw new Error(`${answer.statusCode} ${text.slice(0, 200)}`);
  JSON.parse(text);
  return {
    first: Number.NaN,
    title: Number.NaN,
    total: performance.now() - startedAt,
  };
}

type ProcessReport = {
  cpu: number;
  rss: number;
  p50: number;
  p99: number;
  max: number;
};

/**
 * Processor time (milliseconds), memory (bytes) and event-loop delay
 * (milliseconds) of the application since the last call.
 */
export function reportOf(child: ChildProcess) {
  return new Promise<ProcessReport>((resolve) => {
    child.once("message", (message) => resolve(message as ProcessReport));
    child.send("report");
  });
}
