import process from "node:process";
import { paceOf } from "../anthropic/message";
import { writeCompletion } from "../anthropic/write-completion";
import { chatFaults, type Fault, modelFaults } from "../faults";
import {
  json,
  type Reply,
  type SandboxRequest,
  type Service,
} from "../service";
import { toAnswer, toCompletion, toStream } from "./completion";
import { readRequest } from "./read-request";

/** Those of real services; servers of one's own take any other, or none. */
const realKey = /^Bearer sk-(?!sandbox-)/;

/** Chat Completions, answered by the sample writer. */
export function openaiService(): Service {
  return {
    name: "openai",
    owns: (path) => path.startsWith("/v1/chat/"),
    ownFaults: ["malformed", ...modelFaults, ...chatFaults],
    handle,
    error: errorReply,
    routes: [],
    docs: [
      [
        "POST /v1/chat/completions",
        "Chat Completions, answered by a sample writer. The models are sample-writer, and sample-writer-text, which takes no pictures; no key is needed.",
      ],
    ],
  };
}

async function handle(
  { method, path, headers, body }: SandboxRequest,
  fault?: Fault,
): Promise<Reply> {
  if (path !== "/v1/chat/completions")
    return errorReply(404, `Not found: ${path}`);
  if (method !== "POST") return errorReply(405, "Method Not Allowed");
  if (realKey.test(headers.authorization ?? ""))
    return errorReply(401, "Incorrect API key provided");
  const read = await readRequest(body, fault?.mode);
  if ("error" in read) return errorReply(read.error.status, read.error.message);
  const { chat, asked, imageTokens } = read;
  const completion = await writeCompletion(asked, imageTokens, fault);
  const answer = toAnswer(completion, chat.model, fault);
  const pace = paceOf(process.env.SANDBOX_PACE, fault);
  if (chat.stream && fault?.mode !== "no_stream") {
    const isCounted = chat.stream_options?.include_usage ?? false;
    return toStream(answer, pace, { isCounted, fault });
  }
  const waitMs = pace.firstTokenMs + completion.usage.output * pace.tokenMs;
  return toCompletion(answer, waitMs);
}

function errorReply(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Reply {
  const type = status < 500 ? "invalid_request_error" : "server_error";
  return json(
    status,
    { error: { message, type, param: null, code: null } },
    headers,
  );
}
