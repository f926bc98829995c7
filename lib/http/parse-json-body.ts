import "server-only";
import { AppError } from "@/lib/errors";

/** Several times our largest body: a listing with every list at its limit. */
const maxDepth = 16;
const maxEntries = 4_000;

/**
 * Parses a JSON body. Throws `invalid_input` if it is too deep or too large,
 * and `bad_request` if it isn't JSON.
 */
export function parseJsonBody(
  bytes: Uint8Array,
  notJson = "The request is not valid JSON.",
): unknown {
  const text = decode(bytes, notJson);
  if (!isBounded(text))
    throw new AppError(
      "invalid_input",
      "The request is nested too deeply or has too many entries.",
    );
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

/**
 * Counts brackets and commas outside strings, in one pass and without parsing.
 */
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

/** The index of the closing quote. */
function endOfString(json: string, start: number) {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
  return at;
}
