import { etsyCategoryQuerySchema } from "@/lib/public-api/etsy-schemas";
import type { Operation } from "@/lib/public-api/operations/operation";

export const etsyOperations: Operation[] = [
  {
    id: "proposeEtsyDraft",
    method: "get",
    path: "/listings/{id}/etsy-draft",
    scope: "etsy",
    summary: "Read what a draft could choose",
    description:
      "The likeliest categories, and what your earlier drafts chose.",
    responses: {
      200: { description: "What to start with.", shape: "EtsyDraftProposal" },
    },
    problems: [404],
  },
  {
    id: "createEtsyDraft",
    method: "post",
    path: "/listings/{id}/etsy-draft",
    scope: "etsy",
    summary: "Make a draft in your Etsy shop, in two steps",
    description:
      "The first call sends nothing to Etsy: it answers 200 with a sheet of what would be sent, what is still open, and a `digest`. Look at it, or show it to whoever decides. The second call repeats the choices with `confirm: true`, that digest and an `Idempotency-Key`, and returns 202: the draft is then created step by step. If the listing has changed in between, or something is missing, it is refused with 409 or 422, and nothing is sent. A listing becomes one draft at most: asked again, the same publication comes back. Nothing is published.",
    request: "EtsyDraftRequest",
    optionalHeaders: ["Idempotency-Key"],
    responses: {
      200: {
        description: "Without `confirm`: what would be sent.",
        shape: "EtsyDraftSheet",
      },
      202: {
        description: "With `confirm`: it is being sent.",
        shape: "Publication",
        headers: ["Location", "Idempotent-Replayed"],
      },
    },
    problems: [404, 409, 422, 502],
  },
  {
    id: "readPublication",
    method: "get",
    path: "/publications/{id}",
    scope: "etsy",
    summary: "Read the progress of a draft",
    responses: { 200: { description: "Its progress.", shape: "Publication" } },
    problems: [404],
  },
  {
    id: "retryPublication",
    method: "post",
    path: "/publications/{id}/retry",
    scope: "etsy",
    summary: "Resume a draft that stopped",
    description:
      "It continues where it stopped. Anything else is left as it is.",
    responses: { 200: { description: "Its progress.", shape: "Publication" } },
    problems: [404],
  },
  {
    id: "readEtsyOptions",
    method: "get",
    path: "/etsy/options",
    scope: "etsy",
    summary: "Read what your shop offers to choose",
    description:
      "Shipping and processing profiles, return policies, sections and partners, read from Etsy now.",
    responses: { 200: { description: "The choices.", shape: "EtsyOptions" } },
    problems: [404, 409, 502],
  },
  {
    id: "findEtsyCategories",
    method: "get",
    path: "/etsy/categories",
    scope: "etsy",
    summary: "Find Etsy's categories",
    query: etsyCategoryQuerySchema,
    responses: {
      200: { description: "The best first.", shape: "EtsyCategoryPage" },
    },
    problems: [404, 422, 502],
  },
  {
    id: "listEtsyAttributes",
    method: "get",
    path: "/etsy/categories/{id}/attributes",
    scope: "etsy",
    summary: "List what Etsy asks for in a category",
    responses: {
      200: { description: "Required ones first.", shape: "EtsyAttributePage" },
    },
    problems: [404, 502],
  },
];
