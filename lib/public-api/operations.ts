import { batchesOperations } from "@/lib/public-api/operations/batches";
import { checksOperations } from "@/lib/public-api/operations/checks";
import { etsyOperations } from "@/lib/public-api/operations/etsy";
import { listingsOperations } from "@/lib/public-api/operations/listings";
import type { Operation } from "@/lib/public-api/operations/operation";
import { webhooksOperations } from "@/lib/public-api/operations/webhooks";
import { byBilling } from "@/lib/settings/installation";

const usageOperations: Operation[] = [
  {
    id: "readUsage",
    method: "get",
    path: "/usage",
    scope: "read",
    summary: byBilling(
      "Read what your plan has left",
      "Read what is left of your month",
    ),
    responses: { 200: { description: "This month.", shape: "Usage" } },
    problems: [],
  },
];

type Group = { name: string; description: string; operations: Operation[] };

/**
 * Every call of the public API: OpenAPI, the documentation page and the tests
 * are made of it.
 */
export const operationGroups: Group[] = [
  {
    name: "Checks",
    description:
      "Etsy's rules and guidance, applied to a text or a whole shop. No model is asked, nothing is stored.",
    operations: checksOperations,
  },
  {
    name: "Listings",
    description:
      "Photos and facts become listings, which you read, edit, rewrite and translate.",
    operations: listingsOperations,
  },
  {
    name: "Batches",
    description:
      "Many listings, written one after the other. You accept or reject each.",
    operations: batchesOperations,
  },
  {
    name: "Etsy drafts",
    description:
      "A listing becomes a draft in your connected shop, after you have seen what will be sent. Nothing is published.",
    operations: etsyOperations,
  },
  {
    name: "Webhooks",
    description:
      "Addresses of yours that are notified when something is ready.",
    operations: webhooksOperations,
  },
  {
    name: "Usage",
    description: byBilling(
      "What your plan has left.",
      "What is left of your month.",
    ),
    operations: usageOperations,
  },
];

export const operations = operationGroups.flatMap((group) => group.operations);
