import { z } from "zod";
import type { Incoming, Route } from "../../service";
import { json, type Reply } from "../../wire/reply";
import type { Delivery } from "../store";
import { orders } from "./order";
import { modes, type Webhooks } from "./webhooks";

const ruleSchema = z.strictObject({
  mode: z.enum(modes).default("normal"),
  /** How often each event is sent in mode duplicate. */
  copies: z.int().min(1).max(50).default(2),
  /** How long mode shuffle gathers. */
  windowMs: z.int().min(1).max(60_000).default(200),
  /** Only for this customer's events. */
  customer: z.string().optional(),
  /** From now on, until another is set or the sandbox ends. */
  url: z.url().optional(),
});
const deliverSchema = z.strictObject({
  /** These, in this order; without them all that is held or waits. */
  ids: z.array(z.string()).max(1_000).optional(),
  customer: z.string().optional(),
  order: z.enum(orders).default("created"),
  seed: z.int().default(1),
  copies: z.int().min(1).max(50).default(1),
  parallel: z.boolean().default(false),
});

export function webhookRoutes(webhooks: Webhooks, deliveries: () => Iterable<Delivery>): Route[] {
  return [
    {
      method: "GET",
      path: /^\/stripe\/webhooks$/,
      answer: ({ query }) => json(200, overview(webhooks, [...deliveries()], query.get("customer"))),
    },
    { method: "POST", path: /^\/stripe\/webhooks$/, answer: (incoming) => setRule(webhooks, incoming) },
    { method: "POST", path: /^\/stripe\/webhooks\/deliver$/, answer: (incoming) => deliver(webhooks, incoming) },
  ];
}

function overview(webhooks: Webhooks, deliveries: Delivery[], customer: string | null) {
  const wanted = deliveries.filter((each) => customer === null || each.customer === customer);
  const newest = wanted.reverse().slice(0, 500);
  return { ...shown(webhooks, customer), deliveries: newest };
}

function setRule(webhooks: Webhooks, { body }: Incoming): Reply {
  const parsed = ruleSchema.safeParse(body ?? {});
  if (!parsed.success) return json(400, { message: z.prettifyError(parsed.error) });
  const { customer = null, url, ...rule } = parsed.data;
  webhooks.setRule(customer, rule);
  if (url !== undefined) webhooks.setUrl(customer, url);
  return json(200, shown(webhooks, customer));
}

function shown(webhooks: Webhooks, customer: string | null) {
  return { url: webhooks.urlFor(customer), ...webhooks.ruleFor(customer) };
}

async function deliver(webhooks: Webhooks, { body }: Incoming): Promise<Reply> {
  const parsed = deliverSchema.safeParse(body ?? {});
  if (!parsed.success) return json(400, { message: z.prettifyError(parsed.error) });
  return json(200, await webhooks.deliver(parsed.data));
}
