import http from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

type Reply = (response: http.ServerResponse, body: string) => void;

/** A question for a model, where any will do; nobody's share pays for it. */
export const question = {
  system: "Say it.",
  text: "What?",
  schema: z.object({ name: z.string() }),
  maxTokens: 50,
  payer: { userId: 0 },
};

/**
 * A provider that sends the bytes a test defines, for responses that the
 * sandbox doesn't send.
 */
export async function startScriptedModel() {
  const received: string[] = [];
  let reply: Reply = (response) => response.destroy();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      received.push(body);
      reply(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    script(next: Reply) {
      reply = next;
      received.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const event = (data: { type: string }) =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

/** The events of a streamed message whose text is split into these chunks. */
export function messageEvents(
  pieces: string[],
  stop_reason = "end_turn",
  model = "claude-test",
) {
  const message = {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model,
    content: [],
    stop_reason: null,
  };
  const events: { type: string }[] = [
    Object.assign(
      { type: "message_start" },
      {
        message: { ...message, usage: { input_tokens: 11, output_tokens: 1 } },
      },
    ),
    Object.assign(
      { type: "content_block_start" },
      { index: 0, content_block: { type: "text", text: "" } },
    ),
    ...pieces.map((text) =>
      Object.assign(
        { type: "content_block_delta" },
        { index: 0, delta: { type: "text_delta", text } },
      ),
    ),
    Object.assign({ type: "content_block_stop" }, { index: 0 }),
    Object.assign(
      { type: "message_delta" },
      {
        delta: { stop_reason, stop_sequence: null },
        usage: { output_tokens: 7 },
      },
    ),
    { type: "message_stop" },
  ];
  return events.map(event);
}

/** Answers with these events, whole. */
export const streamed =
  (events: string[]): Reply =>
  (response) =>
    void response
      .writeHead(200, { "content-type": "text/event-stream" })
      .end(events.join(""));

export const refusedWith =
  (status: number, body: string, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(body);
