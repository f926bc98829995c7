import { z } from "zod";
import type { Scope } from "@/lib/access/scopes";

/**
 * What the tools at `/mcp` need, and so what apps can ask for. In the order of
 * the screens.
 */
export const appScopes = [
  "check",
  "read",
  "generate",
  "write",
  "etsy",
] as const satisfies Scope[];

/**
 * For an app that asks for nothing in particular: nothing of what changes what
 * is there.
 */
export const defaultScopes = [
  "check",
  "read",
  "generate",
] as const satisfies Scope[];

/**
 * What the page of consent offers beside what an app asks for, since many apps
 * never ask a second time.
 */
export const offeredScopes = ["write", "etsy"] as const satisfies Scope[];
export type OfferedScope = (typeof offeredScopes)[number];

/** An app that asks, as the page of consent shows it. */
type AskingApp = {
  /** What it calls itself. */
  name: string;
  /**
   * Where its description of itself is, which only its maker can publish; null
   * for one that registered itself.
   */
  host: string | null;
};

/**
 * What the page of consent asks, or why it can't. `returnHost` is where the
 * browser goes after the answer, null for a program on the same computer.
 * `offered` is what the user may give beside it. `returnTo` tells the app of
 * the refusal, null when its address can't be trusted; `app` is null when it
 * isn't known.
 */
export type AuthorizationQuestion =
  | {
      kind: "ask";
      app: AskingApp;
      returnHost: string | null;
      scopes: Scope[];
      /** Missing in an answer of the version before. */
      offered?: OfferedScope[];
      email: string;
    }
  | {
      kind: "refused";
      app: AskingApp | null;
      message: string;
      returnTo: string | null;
      returnHost: string | null;
    };

export const authorizationAnswerSchema = z.strictObject({
  /** The query of the page's address, as the app made it. */
  query: z.string().max(8_000),
  allow: z.boolean(),
  /**
   * Of the account that the page showed; in another tab, somebody else may have
   * signed in since.
   */
  email: z.string().max(320),
  /** What the user gives beside what the app asks for. */
  offered: z.array(z.enum(offeredScopes)).max(offeredScopes.length).default([]),
});

/** An app that has access, as its user sees it. Times are ISO 8601. */
export type ConnectedApp = {
  id: string;
  name: string;
  host: string | null;
  scopes: Scope[];
  createdAt: string;
  lastUsedAt: string | null;
};
