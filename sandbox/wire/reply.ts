/** A piece of an answer; `waitMs` passes before it is written. */
export type Chunk = { text: string; waitMs: number };

/** What goes back over the wire, as data, so that a fault can cut or slow it. */
export type Reply = { status: number; headers: Record<string, string>; body: Chunk[] };

export function reply(status: number, type: string, text: string, headers: Record<string, string> = {}): Reply {
  return { status, headers: { "content-type": type, ...headers }, body: [{ text, waitMs: 0 }] };
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return reply(status, "application/json", JSON.stringify(value), headers);
}
