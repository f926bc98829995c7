import "server-only";
import { AppError } from "@/lib/errors";

/** Several times what our largest call has: a listing whose every list is as long as we take it. */
const maxDepth = 16;
const maxEntries = 4_000;

/** What a caller sent as JSON. Throws `invalid_input` for too much of it and `bad_request` for what is none. */
export function parseJsonBody(bytes: Uint8Array, notJson = "The request is not valid JSON."): unknown {
  const text = decode(bytes, notJson);
  if (!isBounded(text)) throw new AppError("invalid_input", "The request is nested too deeply or holds too much.");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", notJson, { cause });
  }
}

function decode(bytes: Uint8Array, notJson: string) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("bad_request", notJson, { cause });
  }
}

/** Counts without parsing, in one pass over the text: brackets and commas that stand in no string. */
function isBounded(json: string) {
  let depth = 0;
  let entries = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfString(json, at);
    else if (character === "]" || character === "}") depth -= 1;
    else if (character === "[" || character === "{") {
      depth += 1;
      entries += 1;
    } else if (character === ",") entries += 1;
    if (depth > maxDepth || entries > maxEntries) return false;
  }
  return true;
}

/** Where its closing quote is. */
function endOfString(json: string, start: number) {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
  return at;
}
