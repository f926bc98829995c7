import { type Json, refTo } from "@/lib/public-api/document/schemas";
import { exampleMessages } from "@/lib/public-api/examples/messages";
import { webhookMessages } from "@/lib/webhooks/messages";

/** "listing.ready" becomes "ListingReadyMessage". */
export const messageName = (event: string) =>
  `${event.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Message`;

const messageHeaders = {
  "webhook-id": "Identifies the event; the same when it is sent again.",
  "webhook-timestamp": "When it was sent: seconds since 1970.",
  "webhook-signature":
    "`v1,` and the HMAC-SHA256 of id, timestamp and body in Base64; two while a secret is replaced.",
};

const examples: Record<string, object> = exampleMessages;

/** What is sent to an endpoint of the user's, as a call that we make. */
export const toWebhook = (
  event: string,
  { summary, description }: { summary: string; description: string },
): Json => ({
  post: {
    operationId: `receive${messageName(event)}`,
    summary,
    description,
    tags: ["Webhooks"],
    security: [],
    parameters: Object.entries(messageHeaders).map(([name, text]) => ({
      name,
      in: "header",
      required: true,
      description: text,
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: refTo(messageName(event)),
          examples: { usual: { value: examples[event] } },
        },
      },
    },
    responses: {
      "2XX": { description: "It was received." },
      410: { description: "The endpoint is gone: it is switched off." },
    },
  },
});

/** The schemas of the messages, by the names that they have in the document. */
export const messageShapes = Object.fromEntries(
  Object.entries(webhookMessages).map(([event, { schema }]) => [
    messageName(event),
    schema,
  ]),
);
