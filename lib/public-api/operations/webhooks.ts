import type { Operation } from "@/lib/public-api/operations/operation";
import { deliveryQuerySchema } from "@/lib/webhooks/schema";

export const webhooksOperations: Operation[] = [
  {
    id: "listWebhookEndpoints",
    method: "get",
    path: "/webhooks",
    scope: "webhooks",
    summary: "List your webhook endpoints",
    description: "Oldest first; there are five at most, on one page.",
    responses: {
      200: { description: "All of them.", shape: "WebhookEndpointPage" },
    },
    problems: [],
  },
  {
    id: "createWebhookEndpoint",
    method: "post",
    path: "/webhooks",
    scope: "webhooks",
    summary: "Add a webhook endpoint",
    description:
      "Events are sent to its address, signed as Standard Webhooks describes. The response contains the secret, which is not shown again.",
    request: "NewWebhookEndpoint",
    responses: {
      201: {
        description: "The endpoint and its secret.",
        shape: "CreatedWebhookEndpoint",
        headers: ["Location"],
      },
    },
    problems: [409, 422],
  },
  {
    id: "readWebhookEndpoint",
    method: "get",
    path: "/webhooks/{id}",
    scope: "webhooks",
    summary: "Read a webhook endpoint",
    description: "Whether it is on, and since when it has failed.",
    responses: {
      200: {
        description: "The endpoint as it is now.",
        shape: "WebhookEndpoint",
        headers: ["Accept-Patch"],
      },
    },
    problems: [404],
  },
  {
    id: "changeWebhookEndpoint",
    method: "patch",
    path: "/webhooks/{id}",
    scope: "webhooks",
    summary: "Change a webhook endpoint",
    description:
      "`enabled` switches it off and on. What is waiting when it is switched off is not sent.",
    request: "WebhookEndpointChanges",
    responses: {
      200: {
        description: "The endpoint as it is now.",
        shape: "WebhookEndpoint",
        headers: ["Accept-Patch"],
      },
    },
    problems: [404, 422],
  },
  {
    id: "deleteWebhookEndpoint",
    method: "delete",
    path: "/webhooks/{id}",
    scope: "webhooks",
    summary: "Delete a webhook endpoint",
    description: "Its log is deleted too.",
    responses: { 204: { description: "It is deleted." } },
    problems: [404],
  },
  {
    id: "testWebhookEndpoint",
    method: "post",
    path: "/webhooks/{id}/test",
    scope: "webhooks",
    summary: "Send a test event",
    description: "Sends `webhook.test` to the endpoint, whatever it asks for.",
    responses: {
      202: { description: "It is on its way.", shape: "WebhookDelivery" },
    },
    problems: [404, 409],
  },
  {
    id: "rotateWebhookSecret",
    method: "post",
    path: "/webhooks/{id}/rotate",
    scope: "webhooks",
    summary: "Replace the secret of an endpoint",
    description:
      "The response contains the new secret, which is not shown again. The previous one also signs for a day.",
    responses: {
      200: {
        description: "The endpoint and its secret.",
        shape: "CreatedWebhookEndpoint",
      },
    },
    problems: [404, 409],
  },
  {
    id: "listWebhookDeliveries",
    method: "get",
    path: "/webhooks/{id}/deliveries",
    scope: "webhooks",
    summary: "List what was sent to an endpoint",
    description:
      "Newest first: each event with its attempts, the last answer, and when it is tried again.",
    query: deliveryQuerySchema,
    responses: {
      200: { description: "One page.", shape: "WebhookDeliveryPage" },
    },
    problems: [404],
  },
  {
    id: "resendWebhookDelivery",
    method: "post",
    path: "/webhooks/{id}/deliveries/{deliveryId}/resend",
    scope: "webhooks",
    summary: "Send an event again",
    description:
      "With the same `webhook-id`. One that is on its way is not sent twice.",
    responses: {
      202: { description: "It is on its way.", shape: "WebhookDelivery" },
    },
    problems: [404, 409],
  },
];
