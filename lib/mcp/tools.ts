import "server-only";
import { z } from "zod";
import { createEtsyDraft } from "@/lib/mcp/create-etsy-draft";
import {
  adding,
  bearerOf,
  defineTool,
  readOnly,
  replacing,
  type Tool,
  userOf,
} from "@/lib/mcp/define-tool";
import { draftInputSchema, draftResultSchema } from "@/lib/mcp/draft-schema";
import {
  editInputSchema,
  findInputSchema,
  findResultSchema,
  generateInputSchema,
  getInputSchema,
  ownListingSchema,
  rewriteInputSchema,
  rewriteResultSchema,
} from "@/lib/mcp/listing-schema";
import {
  editListing,
  findMyListings,
  generateListing,
  getListing,
  rewriteListingField,
} from "@/lib/mcp/listings";
import {
  createPhotoLink,
  photoLinkInputSchema,
  photoLinkSchema,
} from "@/lib/mcp/photo-links";
import {
  checkReportSchema,
  checkRequestSchema,
} from "@/lib/public-api/check-schema";
import { admitAudit, requireOpenSize } from "@/lib/public-api/checks/admit";
import {
  auditInputSchema,
  auditResultSchema,
  maxAnonymousAudit,
} from "@/lib/public-api/checks/audit-schema";
import {
  auditListings,
  checkListing,
} from "@/lib/public-api/checks/check-listing";
import { photosNote } from "@/lib/settings/photos-note";

const largeAuditSchema = z.object({
  listings: z.array(z.unknown()).min(maxAnonymousAudit + 1),
});
const isLargeAudit = (given: unknown) =>
  largeAuditSchema.safeParse(given).success;

export const tools: Tool[] = [
  defineTool({
    name: "check_listing",
    title: "Check a listing",
    scope: null,
    annotations: readOnly,
    description:
      "Checks an Etsy listing against Etsy's rules and guidance: its score, what Etsy would refuse, what to settle, fixes.",

    input: checkRequestSchema,
    output: checkReportSchema,
    run(request, { bearer, caller }) {
      if (!bearer) requireOpenSize([request]);
      return checkListing(caller, request);
    },
  }),
  defineTool({
    name: "audit_listings",
    title: "Audit several listings",
    annotations: readOnly,
    scope: (given) => (isLargeAudit(given) ? "check" : null),
    description:
      "Scores up to 250 listings of one shop, 25 without an account, and finds those that compete with each other.",

    input: auditInputSchema,
    output: auditResultSchema,
    async run(input, call) {
      // One of a whole shop counts as a file does at `/api/v1/audits`.
      if (isLargeAudit(input)) await admitAudit(userOf(call, "check").id);
      if (!call.bearer) requireOpenSize(input.listings);
      return auditListings(call.caller, input, call.now);
    },
  }),
  defineTool({
    name: "create_upload_link",
    title: "Make a link for photos",
    scope: "generate",
    annotations: adding,
    description:
      "Makes a link through which the seller adds photos from her phone or computer, when you can't send them yourself; it works for an hour, and generate_listing takes its id.",

    input: photoLinkInputSchema,
    output: photoLinkSchema,
    run: (_, call) => createPhotoLink(bearerOf(call, "generate"), call.now),
  }),
  defineTool({
    name: "generate_listing",
    title: "Write a listing",
    scope: "generate",
    annotations: adding,
    description: `Writes an Etsy listing from the seller's facts, photos, or both; uses one listing of your month, and none when it fails.${photosNote()}`,

    input: generateInputSchema,
    output: ownListingSchema,
    run: (input, call) =>
      generateListing(userOf(call, "generate"), input, call.now),
  }),
  defineTool({
    name: "rewrite_field",
    title: "Rewrite a field",
    scope: "generate",
    annotations: adding,
    description:
      "Rewrites one field of one of your listings as the seller wishes, and shows it before and after; stores nothing.",

    input: rewriteInputSchema,
    output: rewriteResultSchema,
    run: (input, call) => rewriteListingField(userOf(call, "generate"), input),
  }),
  defineTool({
    name: "find_my_listings",
    title: "Find your listings",
    scope: "read",
    annotations: readOnly,
    description:
      "Finds up to 20 of your listings, newest first, with links to their pages.",

    input: findInputSchema,
    output: findResultSchema,
    run: (input, call) => findMyListings(userOf(call, "read"), input),
  }),
  defineTool({
    name: "get_listing",
    title: "Read a listing",
    scope: "read",
    annotations: readOnly,
    description:
      "Reads one of your listings: its fields, the facts behind them, what is open, and its version.",

    input: getInputSchema,
    output: ownListingSchema,
    run: ({ listingId }, call) => getListing(userOf(call, "read"), listingId),
  }),
  defineTool({
    name: "edit_listing",
    title: "Change a listing",
    scope: "write",
    annotations: replacing,
    description:
      "Replaces fields of one of your listings: with what the seller told you, or with a rewrite that she accepted. Only fields that are sent change.",

    input: editInputSchema,
    output: ownListingSchema,
    run: (input, call) => editListing(userOf(call, "write"), input),
  }),
  defineTool({
    name: "create_etsy_draft",
    title: "Create a draft on Etsy",
    scope: "etsy",
    annotations: { ...adding, idempotentHint: true, openWorldHint: true },
    description:
      "Puts one of your listings into the connected Etsy shop as a draft, in two steps: first the sheet of what would be sent, then, confirmed by the seller, the draft; nothing is published.",

    input: draftInputSchema,
    output: draftResultSchema,
    run: (input, call) =>
      createEtsyDraft(userOf(call, "etsy"), input, call.now),
  }),
];
