import type { List } from "../shapes";
import { Failure, missing } from "./failure";

type Page = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

/** A page of what is held, newest first; `rows` come oldest first. */
export function listOf<T extends { id: string }>(url: string, rows: Iterable<T>, page: Page): List<T> {
  const { limit = 10, starting_after: after, ending_before: before } = page;
  if (after !== undefined && before !== undefined) {
    throw new Failure(400, {
      type: "invalid_request_error",
      message: "You cannot parameterize both starting_after and ending_before.",
    });
  }
  const all = [...rows].reverse();
  if (before !== undefined) {
    const end = positionOf(all, before, "ending_before");
    return { object: "list", url, has_more: end > limit, data: all.slice(Math.max(0, end - limit), end) };
  }
  const start = after === undefined ? 0 : positionOf(all, after, "starting_after") + 1;
  return { object: "list", url, has_more: all.length > start + limit, data: all.slice(start, start + limit) };
}

function positionOf(rows: { id: string }[], id: string, param: string): number {
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw missing("object", id, param);
  return position;
}
