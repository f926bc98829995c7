import "server-only";
import type { McpServer, ToolAnnotations } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { Bearer } from "@/lib/access/bearer";
import type { Scope } from "@/lib/access/scopes";
import { AppError } from "@/lib/errors";
import { isStorable } from "@/lib/listing-text/plain-text/is-storable";
import { explainArguments } from "@/lib/mcp/explain-arguments";
import type { Caller } from "@/lib/resilience/create-worker-pool";
import { uncountOurFailures } from "@/lib/resilience/rate-limit";
import { installation } from "@/lib/settings/installation";

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
export type Tool = {
  name: string;
  scopeFor: (given: unknown) => Scope | null;
  register: (server: McpServer, call: Call) => void;
};

export function defineTool<Input extends z.ZodType>(
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
            if (needed !== null) bearerOf(call, needed);
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
export function bearerOf({ bearer }: Call, scope: Scope) {
  if (!bearer)
    throw new AppError(
      "unauthenticated",
      `This tool requires a ${installation().name} account.`,
    );
  if (!bearer.scopes.includes(scope))
    throw new AppError(
      "forbidden",
      `This key or access lacks the scope "${scope}".`,
    );
  return bearer;
}

export const userOf = (call: Call, scope: Scope) => bearerOf(call, scope).user;

/** Changes nothing: the same arguments give the same result. */
export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
/** Adds something of the seller's own, here. */
export const adding = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};
/** Puts something into the place of what the seller had, here. */
export const replacing = { ...adding, destructiveHint: true };
