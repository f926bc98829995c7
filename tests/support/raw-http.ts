import net from "node:net";

export type RawAnswer = { status: number; headers: Headers; body: string };

/**
 * Sends raw bytes and resolves with the response until the server closed; null
 * without one.
 */
export function sendRaw(
  instance: string,
  bytes: string,
): Promise<RawAnswer | null> {
  const { hostname, port } = new URL(instance);
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const socket = net.connect(Number(port), hostname);
    socket.setTimeout(10_000, () =>
      socket.destroy(
        new Error(`No end of the answer to ${bytes.slice(0, 200)}`),
      ),
    );
    socket.on("data", (piece) => pieces.push(piece));
    socket.on(
      "error",
      (error: NodeJS.ErrnoException) =>
        error.code !== "ECONNRESET" && reject(error),
    );
    socket.on("close", () => resolve(parse(Buffer.concat(pieces))));
    socket.write(Buffer.from(bytes, "latin1"));
  });
}

/**
 * One request with any target and headers, also invalid ones; a header set to
 * null is omitted.
 */
export function requestRaw(
  instance: string,
  method: string,
  target: string,
  given: Record<string, string | null> = {},
) {
  const headers = {
    Host: new URL(instance).host,
    Connection: "close",
    ...given,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}\r\n`],
  );
  return sendRaw(
    instance,
    `${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`,
  );
}

function parse(answer: Buffer): RawAnswer | null {
  if (answer.length === 0) return null;
  const end = answer.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = answer
    .toString("latin1", 0, end)
    .split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.split(":", 1)[0] ?? "",
      line.replace(/^[^:]*:/, "").trim(),
    ]),
  );
  const body = answer.subarray(end + 4);
  const isChunked = headers.get("transfer-encoding") === "chunked";
  return {
    status: Number(statusLine.split(" ")[1]),
    headers,
    body: (isChunked ? joinChunks(body) : body).toString(),
  };
}

function joinChunks(body: Buffer) {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = body.indexOf("\r\n", at);
    const length = Number.parseInt(body.toString("latin1", at, lineEnd), 16);
    if (!(length > 0)) return Buffer.concat(chunks);
    chunks.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}
