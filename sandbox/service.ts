import type { IncomingHttpHeaders } from "node:http";
import type { Fault, FaultMode } from "./faults";
import type { ServiceName } from "./service-names";
import type { Reply } from "./wire/reply";

export type Incoming = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** JSON or a form as a value, else the text, undefined when there is none. */
  body: unknown;
  rawBody: string;
};

/** A page or a call that is not part of a service's API: not recorded, not touched by faults. */
export type Route = {
  method: "GET" | "POST" | "DELETE";
  path: RegExp;
  answer: (incoming: Incoming, parts: string[]) => Reply | Promise<Reply>;
};

/** One stand-in. A new service is a folder that makes one of these, and a line in `start-sandbox.ts`. */
export type Service = {
  name: ServiceName;
  /** The paths of its API; requests to them are recorded and may be hit by faults. */
  owns: (path: string) => boolean;
  /** Faults it plays itself, inside an answer that is sound as HTTP. */
  playsFaults: readonly FaultMode[];
  answer: (incoming: Incoming, fault?: Fault) => Reply | Promise<Reply>;
  /** An error in the shape of the real service. */
  error: (status: number, message: string, headers?: Record<string, string>) => Reply;
  routes: Route[];
  /** Called when the sandbox ends. */
  close?: () => void;
};
