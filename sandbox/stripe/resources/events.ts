import { z } from "zod";
import { endpoint } from "../wire/endpoint";
import { missing } from "../wire/failure";
import { listOf } from "../wire/list";
import { expand, flag, inRange, page, text, timeRange } from "../wire/param";

const listSchema = z.strictObject({
  ...page,
  created: timeRange().optional(),
  delivery_success: flag().optional(),
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
});

function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

export const events = [
  endpoint("GET", "/v1/events", listSchema, ({ account, params }) => {
    const { type, types, created, delivery_success: success } = params;
    const { deliveries } = account.tables;
    const wanted = [...account.tables.events.values()].filter(
      (each) =>
        (type === undefined || isOfType(each.type, type)) &&
        (types === undefined || types.some((name) => isOfType(each.type, name))) &&
        (success === undefined || (deliveries.get(each.id)?.state === "delivered") === success) &&
        inRange(each.created, created),
    );
    return listOf("/v1/events", wanted, params);
  }),
  endpoint("GET", "/v1/events/:id", z.strictObject(expand), ({ account, ids: [id = ""] }) => {
    const event = account.tables.events.get(id);
    if (event === undefined) throw missing("event", id);
    return event;
  }),
];
