import type { z } from "zod";
import { checkImage } from "./check-image";
import { checkOutputSchema } from "./check-output-schema";
import { type MessagesRequest, requestSchema } from "./request-schema";

type Refusal = { status: number; type: string; message: string };
type Checked = { request: MessagesRequest; imageTokens: number } | { refusal: Refusal };

const invalid = (message: string) => ({ refusal: { status: 400, type: "invalid_request_error", message } });
const knownModel = /^claude-(?:fable|mythos|haiku|sonnet|opus)-[\w-]+$/;

/** What the real API refuses, with its words where they are known. */
export async function checkRequest(body: unknown): Promise<Checked> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    return invalid("The request body is not valid JSON");
  }
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) return invalid(wordsOf(parsed.error.issues, []));
  const request = parsed.data;
  if (!knownModel.test(request.model)) {
    return { refusal: { status: 404, type: "not_found_error", message: `model: ${request.model}` } };
  }
  const contradiction = contradictionIn(request);
  if (contradiction !== null) return invalid(contradiction);
  return checkImages(request);
}

function contradictionIn({ model, max_tokens, messages, thinking, output_config }: MessagesRequest): string | null {
  if (messages.at(-1)?.role === "assistant") {
    return "This model does not support assistant message prefill. The conversation must end with a user message.";
  }
  if (thinking?.type === "enabled" && thinking.budget_tokens >= max_tokens) {
    return "`max_tokens` must be greater than `thinking.budget_tokens`.";
  }
  if (thinking?.type === "disabled" && model.startsWith("claude-opus-5-5")) {
    return "thinking: this model does not support `disabled`.";
  }
  const schema = output_config?.format?.schema;
  const fault = schema === undefined ? null : checkOutputSchema(schema);
  return fault === null ? null : `output_config.format.schema: ${fault}`;
}

async function checkImages(request: MessagesRequest): Promise<Checked> {
  let imageTokens = 0;
  for (const [index, { content }] of request.messages.entries()) {
    if (typeof content === "string") continue;
    for (const [place, block] of content.entries()) {
      if (block.type !== "image") continue;
      const checked = await checkImage(block);
      if ("fault" in checked) return invalid(`messages.${index}.content.${place}.image.source.base64${checked.fault}`);
      imageTokens += checked.tokens;
    }
  }
  return { request, imageTokens };
}

type Issue = z.core.$ZodIssue;

/** The first issue in the API's manner: `messages.0.content: Field required`. */
function wordsOf(issues: Issue[], outer: PropertyKey[]): string {
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  if (issue === undefined) return "invalid request";
  const path = [...outer, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) return wordsOf(likeliest(issue.errors), path);
  if (issue.code === "unrecognized_keys") {
    return `${[...path, issue.keys[0]].join(".")}: Extra inputs are not permitted`;
  }
  const missing = issue.code === "invalid_type" && issue.message.endsWith("received undefined");
  return `${path.join(".")}: ${missing ? "Field required" : issue.message}`;
}

/** Of the branches of a union the one that got deepest is the one that was meant. */
function likeliest(branches: Issue[][]): Issue[] {
  const depth = (issues: Issue[]) => Math.max(...issues.map(({ path }) => path.length));
  return branches.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best));
}
