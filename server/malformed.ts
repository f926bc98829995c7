import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "@/lib/errors";
import { notAllowed } from "./admit";
import { sendError, sendErrorTo } from "./send-error";

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what Node's parser keeps from us, and would else answer without a word or not at all. */
export function answerMalformed(server: Server, security: Record<string, string>) {
  const answering = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, response) => answering.set(socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = answering.get(socket);
    // In the midst of an answer another one would be read as a part of it.
    if (response?.headersSent && !response.writableFinished) return socket.destroy();
    const status = statuses[error.code ?? ""] ?? 400;
    sendErrorTo(socket, new AppError("bad_request", "The request can't be read.", { status }));
  });
  server.on("connect", (_, socket) => sendErrorTo(socket, notAllowed("GET, HEAD")));
  server.on("upgrade", (_, socket) =>
    sendErrorTo(socket, new AppError("bad_request", "There is nothing to upgrade to.")),
  );
  server.on("checkExpectation", (_, response) => {
    sendError(response, new AppError("bad_request", "The Expect header can't be met.", { status: 417 }), security);
  });
}
