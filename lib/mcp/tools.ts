import "server-only";
import type { McpServer, ToolAnnotations } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Bearer } from "@/lib/access/bearer";
import type { Scope } from "@/lib/access/scopes";
import { AppError } from "@/lib/errors";
import { createEtsyDraft } from "@/lib/mcp/create-etsy-draft";
import { draftInputSchema, draftResultSchema } from "@/lib/mcp/draft-schema";
import { explainArguments } from "@/lib/mcp/explain-arguments";
import {
  editInputSchema,
  findInputSchema,
  findResultSchema,
  generateInputSchema,
  getInputSchema,
  ownListingSchema,
  rewriteInputSchema,
  rewriteResultSchema,
} from "@/lib/mcp/own-listing-schema";
import {
  editListing,
  findMyListings,
  generateListing,
  getListing,
  rewriteListingField,
} from "@/lib/mcp/own-listings";
import { isStorable } from "@/lib/plain-text/is-storable";
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
} from "@/lib/public-api/checks/run-checks";
import { uncountOurFailures } from "@/lib/rate-limit";
import type { Caller } from "@/lib/worker-pool";

/**
 * Who calls, and when. `explain` makes the sentence of a failure that the
 * assistant reads; `caller` is for whom checks run, with an account or without.
 */
export type Call = {
  bearer: Bearer | null;
  now: Date;
  explain: (error: unknown) => string;
  caller: Caller;
};
type Result = Record<string, unknown>;
type Definition<Input extends z.ZodType> = {
  name: string;
  title: string;
  description: string;
  /**
   * Null for what needs no account. A function, where that depends on the
   * arguments, which are as they were sent.
   */
  scope: Scope | null | ((given: unknown) => Scope | null);
  annotations: ToolAnnotations;
  input: Input;
  output: z.ZodType;
  run: (input: z.output<Input>, call: Call) => Result | Promise<Result>;
};
type Tool = {
  name: string;
  scopeFor: (given: unknown) => Scope | null;
  register: (server: McpServer, call: Call) => void;
};

function defineTool<Input extends z.ZodType>(
  definition: Definition<Input>,
): Tool {
  const { name, title, description, scope, annotations, output, run } =
    definition;
  // The server has parsed the arguments by it, whatever they are.
  const inputSchema = explainArguments(definition.input);
  const config = { title, description, inputSchema, outputSchema: output };
  const scopeFor = (given: unknown) =>
    typeof scope === "function" ? scope(given) : scope;
  return {
    name,
    scopeFor,
    register(server, call) {
      server.registerTool(
        name,
        { ...config, annotations: { title, ...annotations } },
        async (given: unknown) => {
          try {
            if (!isStorable(given))
              throw new AppError(
                "invalid_input",
                "Leave out the characters we can't store.",
              );
            const needed = scopeFor(given);
            if (needed !== null) userOf(call, needed);
            const structuredContent = await uncountOurFailures(() =>
              run(given as z.output<Input>, call),
            );
            // Older assistants read the text only.
            return {
              content: [
                { type: "text", text: JSON.stringify(structuredContent) },
              ],
              structuredContent,
            };
          } catch (error) {
            return {
              isError: true,
              content: [{ type: "text", text: call.explain(error) }],
            };
          }
        },
      );
    },
  };
}

/**
 * The caller of a tool that needs an account. One who may not call it is
 * refused before the call gets this far.
 */
function userOf({ bearer }: Call, scope: Scope) {
  if (!bearer)
    throw new AppError(
      "unauthenticated",
      "This tool needs an account of Listwright.",
    );
  if (!bearer.scopes.includes(scope))
    throw new AppError(
      "forbidden",
      `This key or access lacks the scope "${scope}".`,
    );
  return bearer.user;
}

const largeAuditSchema = z.object({
  listings: z.array(z.unknown()).min(maxAnonymousAudit + 1),
});
const isLargeAudit = (given: unknown) =>
  largeAuditSchema.safeParse(given).success;

/** Changes nothing: the same arguments give the same result. */
const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
/** Adds something of the seller's own, here. */
const adding = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};
/** Puts something into the place of what the seller had, here. */
const replacing = { ...adding, destructiveHint: true };

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
    name: "generate_listing",
    title: "Write a listing",
    scope: "generate",
    annotations: adding,
    description:
      "Writes an Etsy listing from the seller's facts, a photo or its address, or both; uses one listing of your month, and none when it fails.",

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
      "Rewrites one field of a listing of yours as the seller wishes, and shows it before and after; stores nothing.",

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
      "Reads one listing of yours: its fields, the facts behind them, what is open, and its version.",

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
      "Stores fields of a listing of yours in place of what they were: what the seller told you, or a rewrite that she took. Only fields that are sent change.",

    input: editInputSchema,
    output: ownListingSchema,
    run: (input, call) => editListing(userOf(call, "write"), input),
  }),
  defineTool({
    name: "create_etsy_draft",
    title: "Create a draft at Etsy",
    scope: "etsy",
    annotations: { ...adding, idempotentHint: true, openWorldHint: true },
    description:
      "Puts a listing of yours into the connected Etsy shop as a draft, in two steps: first the sheet of what would be sent, then, confirmed by the seller, the draft; nothing is published.",

    input: draftInputSchema,
    output: draftResultSchema,
    run: (input, call) =>
      createEtsyDraft(userOf(call, "etsy"), input, call.now),
  }),
];
