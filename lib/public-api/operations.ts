import type { z } from "zod";
import type { Scope } from "@/lib/access/scopes";
import {
  checkReportSchema,
  checkRequestSchema,
  listingPageSchema,
  listingQuerySchema,
  listingSchema,
  problemSchema,
  usageSchema,
} from "@/lib/public-api/schemas";

/** The named shapes of the document. Those of requests are described as they are sent, those of responses as they come. */
export const requestShapes = { CheckRequest: checkRequestSchema } as const;
export const responseShapes = {
  CheckReport: checkReportSchema,
  Listing: listingSchema,
  ListingPage: listingPageSchema,
  Usage: usageSchema,
  Problem: problemSchema,
} as const;

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
    problems: [413, 415, 422],
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
];
