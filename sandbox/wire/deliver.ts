import type { ServerResponse } from "node:http";
import type { Fault } from "../faults";
import type { Reply } from "./reply";
import { wait } from "./wait";

/** Milliseconds between two characters of a dripping answer. */
const dripMs = 100;

/** Writes a reply, or as much of it as the fault lets through. */
export async function deliver(response: ServerResponse, reply: Reply, fault?: Fault): Promise<void> {
  switch (fault?.mode) {
    case "cut":
    case "stall_body":
      return deliverHalf(response, reply, fault.mode);
    case "drip":
      return writeAll(response, dripped(reply, fault.latencyMs ?? dripMs));
    default:
      return writeAll(response, reply);
  }
}

async function writeAll(response: ServerResponse, { status, headers, body }: Reply): Promise<void> {
  const [first] = body;
  if (first === undefined || (body.length === 1 && first.waitMs === 0)) {
    response.writeHead(status, headers).end(first?.text);
    return;
  }
  response.writeHead(status, headers);
  response.flushHeaders();
  for (const { text, waitMs } of body) {
    await wait(response, waitMs);
    if (response.closed) return;
    if (!response.write(text)) await drained(response);
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once("drain", done);
    response.once("close", done);
    function done() {
      response.removeListener("drain", done);
      response.removeListener("close", done);
      resolve();
    }
  });
}

async function deliverHalf(response: ServerResponse, reply: Reply, mode: "cut" | "stall_body"): Promise<void> {
  response.writeHead(reply.status, reply.headers);
  let left = Math.floor(Buffer.byteLength(textOf(reply)) / 2);
  for (const { text, waitMs } of reply.body) {
    await wait(response, waitMs);
    if (left === 0 || response.closed) break;
    const bytes = Buffer.from(text).subarray(0, left);
    left -= bytes.length;
    await written(response, bytes);
  }
  if (mode === "stall_body") await wait(response, null);
  response.destroy();
}

function written(response: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    response.once("close", done);
    response.write(bytes, done);
    function done() {
      response.removeListener("close", done);
      resolve();
    }
  });
}

function dripped(reply: Reply, waitMs: number): Reply {
  return { ...reply, body: Array.from(textOf(reply), (text) => ({ text, waitMs })) };
}

export function textOf(reply: Reply): string {
  return reply.body.map((chunk) => chunk.text).join("");
}
