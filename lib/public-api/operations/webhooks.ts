import type { Operation } from "@/lib/public-api/operations/operation";

export const webhooksOperations: Operation[] = [
  {
    ...{ id: "listWebhookEndpoints", method: "get", path: "/webhooks", scope: "webhooks" },
    summary: "List your webhook endpoints",
    description: "Oldest first; there are five at most, on one page.",
    responses: { 200: { description: "All of them.", shape: "WebhookEndpointPage" } },
    problems: [],
  },
  {
    ...{ id: "createWebhookEndpoint", method: "post", path: "/webhooks", scope: "webhooks" },
    summary: "Add a webhook endpoint",
    description:
      "Events are sent to its address, signed as Standard Webhooks describes. The answer holds the secret, which is not shown again.",
    request: "NewWebhookEndpoint",
    responses: {
      201: { description: "The endpoint and its secret.", shape: "CreatedWebhookEndpoint", headers: ["Location"] },
    },
    problems: [409, 422],
  },
  {
    ...{ id: "readWebhookEndpoint", method: "get", path: "/webhooks/{id}", scope: "webhooks" },
    summary: "Read a webhook endpoint",
    description: "Whether it is on, and since when it has failed.",
    responses: {
      200: { description: "The endpoint as it is now.", shape: "WebhookEndpoint", headers: ["Accept-Patch"] },
    },
    problems: [404],
  },
  {
    ...{ id: "changeWebhookEndpoint", method: "patch", path: "/webhooks/{id}", scope: "webhooks" },
    summary: "Change a webhook endpoint",
    description: "`enabled` switches it off and on. What waits when it is switched off is not sent.",
    request: "WebhookEndpointChanges",
    responses: {
      200: { description: "The endpoint as it is now.", shape: "WebhookEndpoint", headers: ["Accept-Patch"] },
    },
    problems: [404, 422],
  },
  {
    ...{ id: "deleteWebhookEndpoint", method: "delete", path: "/webhooks/{id}", scope: "webhooks" },
    summary: "Delete a webhook endpoint",
    description: "Its log is deleted, too.",
    responses: { 204: { description: "It is deleted." } },
    problems: [404],
  },
];
