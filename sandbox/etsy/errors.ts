import { json, type Reply } from "../service";
import type { Problem } from "./contract/fields";

/** A refusal in one of the shapes that Etsy's API has. */
export class EtsyError extends Error {
  override name = "EtsyError";
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {
    super(`Etsy refuses with ${status}`);
  }

  toReply(): Reply {
    return json(this.status, this.body, this.headers);
  }
}

/** `{"error": "…"}`. */
export function refuse(
  status: number,
  error: string,
  headers?: Record<string, string>,
): never {
  throw new EtsyError(status, { error }, headers);
}

/**
 * `{"error": "invalid_grant", "error_description": "…"}`, as everything about
 * tokens is refused.
 */
export function refuseToken(
  status: number,
  error: string,
  description: string,
): never {
  throw new EtsyError(status, { error, error_description: description });
}

/**
 * `[{"path": "/title/1", "type": "…", "message": "…"}]`, as some fields are
 * refused.
 */
export function refuseField(problem: Problem): never {
  throw new EtsyError(400, [problem]);
}
