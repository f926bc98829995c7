import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/errors";
import { admit, isCall, notAllowed } from "./admit";
import { answerFromMemory, cachingOf, type loadBuild, pageVary } from "./memory";
import { sendError } from "./send-error";

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;
type Server = { build: ReturnType<typeof loadBuild>; security: Record<string, string>; port: number };

/** Answers from memory what is there, what can't be asked at once, and lets Next answer the rest under our headers. */
export function createAnswer({ build, security, port }: Server, handle: Handle): Handle {
  const headers = { ...security, "content-security-policy": build.errorPolicy, vary: pageVary };
  return (request, response) => {
    try {
      const path = admit(request);
      if (answerFromMemory(build.entries, path, request, response)) return;
      fillHeaders(response, path, headers);
      if (isCall(path)) explainNotAllowed(response, (error) => sendError(response, error, security), port);
    } catch (error) {
      if (error instanceof AppError) return sendError(response, error, security);
      throw error;
    }
    handle(request, response);
  };
}

/** Headers for whatever the handler does not set itself, and how long its answer may be kept. */
function fillHeaders(response: ServerResponse, path: string, headers: Record<string, string>) {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...args: unknown[]) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    response.setHeader("cache-control", cachingOf(path, status, response.getHeader("cache-control")));
    return writeHead(status, ...args);
  };
}

/** Next answers a method that a route lacks with the bare status; which ones it has it says to who asks by OPTIONS. */
function explainNotAllowed(response: ServerResponse, send: (error: AppError) => void, port: number) {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    response.end = end;
    if (response.statusCode !== 405 || response.headersSent) return end(...args);
    fetch(`http://127.0.0.1:${port}${response.req.url}`, { method: "OPTIONS" })
      .then(({ headers }) => headers.get("allow") ?? "")
      .catch(() => "")
      .then((allow) => send(notAllowed(allow)));
    return response;
  };
}
