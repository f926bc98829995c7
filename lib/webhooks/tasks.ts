import { z } from "zod";
import { defineTask } from "@/lib/jobs/define-task";

const schema = z.object({ deliveryId: z.uuid() });

/** Sends an event; also queued by functions of the database. */
export const deliverWebhookTask = defineTask({
  name: "deliver_webhook",
  workers: "webhooks",
  schema,
});

/** The same to an endpoint that took long to answer the last time. */
export const deliverSlowWebhookTask = defineTask({
  name: "deliver_slow_webhook",
  workers: "slow_webhooks",
  schema,
});
