import type { z } from "zod";
import type { Scope } from "@/lib/access/scopes";
import { translationRequestSchema, translationSchema } from "@/lib/listings/translate/schema";
import {
  auditReportSchema,
  checkReportSchema,
  checkRequestSchema,
  createListingSchema,
  listingPageSchema,
  listingPatchSchema,
  listingQuerySchema,
  listingRequestSchema,
  listingSchema,
  photoSchema,
  problemSchema,
  rewriteRequestSchema,
  rewriteSchema,
  translationPageSchema,
  usageSchema,
} from "@/lib/public-api/schemas";
import {
  createdEndpointSchema,
  endpointChangesSchema,
  endpointPageSchema,
  endpointSchema,
  newEndpointSchema,
} from "@/lib/webhooks/schema";

/** The named shapes of the document. Those of requests are described as they are sent, those of responses as they come. */
export const requestShapes = {
  CheckRequest: checkRequestSchema,
  CreateListing: createListingSchema,
  ListingPatch: listingPatchSchema,
  NewTranslation: translationRequestSchema,
  NewWebhookEndpoint: newEndpointSchema,
  RewriteRequest: rewriteRequestSchema,
  WebhookEndpointChanges: endpointChangesSchema,
} as const;
export const responseShapes = {
  AuditReport: auditReportSchema,
  CheckReport: checkReportSchema,
  CreatedWebhookEndpoint: createdEndpointSchema,
  Listing: listingSchema,
  ListingPage: listingPageSchema,
  ListingRequest: listingRequestSchema,
  Photo: photoSchema,
  Rewrite: rewriteSchema,
  Translation: translationSchema,
  TranslationPage: translationPageSchema,
  Usage: usageSchema,
  WebhookEndpoint: endpointSchema,
  WebhookEndpointPage: endpointPageSchema,
  Problem: problemSchema,
} as const;

export const requestHeaders = {
  "Idempotency-Key": {
    required: true,
    description:
      "One for each thing that you want done, such as a UUID. A request that is sent again under the same key within a day has the same answer, and is not done twice. Under the key of a listing that was written, that listing comes back as long as it is there.",
  },
  "If-Match": { required: true, description: "The ETag of the version that you changed." },
  Prefer: {
    required: false,
    description: "`wait=20` waits up to so many seconds for the listing, 30 at most, and answers 201 when it is there.",
  },
} as const;
type RequestHeader = keyof typeof requestHeaders;

export type Operation = {
  id: string;
  method: "get" | "post" | "patch" | "delete";
  /** Below /api/v1. */
  path: string;
  summary: string;
  description?: string;
  scope: Scope;
  /** Whether it works without a key, at a low limit. */
  isOpen?: boolean;
  query?: z.ZodObject;
  request?: keyof typeof requestShapes;
  /** Instead of JSON: a file as the body, or as the part of that name in a form. */
  file?: { type: "text/csv" } | { type: "multipart/form-data"; part: string };
  /** Headers of the request. */
  headers?: RequestHeader[];
  responses: Record<number, { description: string; shape?: keyof typeof responseShapes; headers?: string[] }>;
  /** Statuses of problems beside those that every call may have. */
  problems: number[];
};

/** Every call of the public API: OpenAPI, the documentation page and the tests are made of it. */
export const operations: Operation[] = [
  {
    ...{ id: "checkListing", method: "post", path: "/checks", scope: "check", isOpen: true },
    summary: "Check a listing",
    description:
      "Checks a text against Etsy's rules and guidance, and offers repairs. No model is asked, nothing is stored or counted, and the same text always has the same report.",
    request: "CheckRequest",
    responses: { 200: { description: "The report.", shape: "CheckReport" } },
    problems: [422],
  },
  {
    ...{ id: "readUsage", method: "get", path: "/usage", scope: "read" },
    summary: "Read what your plan has left",
    responses: { 200: { description: "This month.", shape: "Usage" } },
    problems: [],
  },
  {
    ...{ id: "listListings", method: "get", path: "/listings", scope: "read", query: listingQuerySchema },
    summary: "List your listings",
    description: "Newest first.",
    responses: { 200: { description: "One page.", shape: "ListingPage" } },
    problems: [422],
  },
  {
    ...{ id: "readListing", method: "get", path: "/listings/{id}", scope: "read" },
    summary: "Read a listing",
    responses: { 200: { description: "The listing.", shape: "Listing", headers: ["ETag"] } },
    problems: [404],
  },
  {
    ...{ id: "createListing", method: "post", path: "/listings", scope: "generate", request: "CreateListing" },
    summary: "Write a listing",
    description:
      "Writes a listing from facts, from photos that were uploaded before, or both. It uses one listing of your month, and none when it fails. Without `Prefer: wait` it answers 202 at once: ask the address in `Location`, or wait for the webhook.",
    headers: ["Idempotency-Key", "Prefer"],
    responses: {
      201: {
        description: "The listing.",
        shape: "Listing",
        headers: ["ETag", "Location", "Preference-Applied", "Idempotent-Replayed"],
      },
      202: {
        description: "It is being written.",
        shape: "ListingRequest",
        headers: ["Location", "Idempotent-Replayed"],
      },
    },
    problems: [404, 409, 422, 502],
  },
  {
    ...{ id: "readListingRequest", method: "get", path: "/listing-requests/{id}", scope: "generate" },
    summary: "Read how far a listing is",
    responses: { 200: { description: "How far it is.", shape: "ListingRequest" } },
    problems: [404],
  },
  {
    ...{ id: "editListing", method: "patch", path: "/listings/{id}", scope: "write", request: "ListingPatch" },
    summary: "Edit a listing",
    description: "What Etsy would refuse is refused, and nothing is stored then.",
    headers: ["If-Match"],
    responses: { 200: { description: "The listing as it is now.", shape: "Listing", headers: ["ETag"] } },
    problems: [404, 412, 422, 428],
  },
  {
    ...{ id: "rewriteListing", method: "post", path: "/listings/{id}/rewrites", scope: "generate" },
    summary: "Propose a field anew",
    description:
      "Writes one field again from the same facts. The listing stays as it is: edit it with `after` and the ETag to take the proposal. It uses none of your month.",
    request: "RewriteRequest",
    headers: ["Idempotency-Key"],
    responses: {
      200: { description: "The field before and after.", shape: "Rewrite", headers: ["ETag", "Idempotent-Replayed"] },
    },
    problems: [404, 409, 422, 502],
  },
  {
    ...{ id: "listTranslations", method: "get", path: "/listings/{id}/translations", scope: "read" },
    summary: "List a listing's translations",
    responses: { 200: { description: "All of them.", shape: "TranslationPage" } },
    problems: [404],
  },
  {
    ...{ id: "translateListing", method: "post", path: "/listings/{id}/translations", scope: "generate" },
    summary: "Translate a listing",
    description:
      "Writes title, description and tags in one of Etsy's other languages, and stores them in place of what there was in it. It uses none of your month.",
    request: "NewTranslation",
    headers: ["Idempotency-Key"],
    responses: {
      200: { description: "The translation.", shape: "Translation", headers: ["Idempotent-Replayed"] },
    },
    problems: [404, 409, 422, 502],
  },
  {
    ...{ id: "uploadPhoto", method: "post", path: "/photos", scope: "generate" },
    summary: "Upload a photo",
    description: "JPEG, PNG, WebP or HEIC of at most 10 MB. It waits seven days for a listing.",
    file: { type: "multipart/form-data", part: "photo" },
    responses: { 201: { description: "The photo.", shape: "Photo" } },
    problems: [422],
  },
  {
    ...{ id: "auditListings", method: "post", path: "/audits", scope: "check", file: { type: "text/csv" } },
    summary: "Check all listings of a shop",
    description:
      "Takes the CSV file that Etsy lets you download, or any with a column of titles: 10 MB, 5,000 listings. Nothing is stored or counted.",
    responses: { 200: { description: "The report.", shape: "AuditReport" } },
    problems: [422],
  },
  {
    ...{ id: "listWebhookEndpoints", method: "get", path: "/webhook-endpoints", scope: "webhooks" },
    summary: "List your webhook endpoints",
    description: "Oldest first; there are five at most, on one page.",
    responses: { 200: { description: "All of them.", shape: "WebhookEndpointPage" } },
    problems: [],
  },
  {
    ...{ id: "createWebhookEndpoint", method: "post", path: "/webhook-endpoints", scope: "webhooks" },
    summary: "Add a webhook endpoint",
    description:
      "Events are sent to its address, signed as Standard Webhooks describes. The answer holds the secret, which is not shown again.",
    request: "NewWebhookEndpoint",
    responses: { 201: { description: "The endpoint and its secret.", shape: "CreatedWebhookEndpoint" } },
    problems: [409, 422],
  },
  {
    ...{ id: "changeWebhookEndpoint", method: "patch", path: "/webhook-endpoints/{id}", scope: "webhooks" },
    summary: "Change a webhook endpoint",
    description: "`enabled` switches it off and on. What waits when it is switched off is not sent.",
    request: "WebhookEndpointChanges",
    responses: { 200: { description: "The endpoint as it is now.", shape: "WebhookEndpoint" } },
    problems: [404, 422],
  },
  {
    ...{ id: "deleteWebhookEndpoint", method: "delete", path: "/webhook-endpoints/{id}", scope: "webhooks" },
    summary: "Delete a webhook endpoint",
    description: "Its log is deleted, too.",
    responses: { 204: { description: "It is deleted." } },
    problems: [404],
  },
];
