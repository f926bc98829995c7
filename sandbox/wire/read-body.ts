import type { IncomingMessage } from "node:http";

/** Bytes. More than any of the real services takes from us in one request. */
const maxBodyBytes = 16 * 1024 * 1024;

/** The body as text, or null when it is larger than `maxBodyBytes`. Rejects when the client goes away. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxBodyBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** JSON as its value, a form as an object, anything else (also broken JSON) as the text itself. */
export function parseBody(text: string, contentType: string | undefined): unknown {
  if (text === "") return undefined;
  if (contentType?.startsWith("application/x-www-form-urlencoded"))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
