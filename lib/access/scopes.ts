import { byBilling } from "@/lib/settings/installation";

/**
 * What a key or a connected app may do, each as a sentence for the seller who
 * allows it. In the order of the screens.
 */
export const scopes = {
  check: "Check texts against Etsy's rules. This doesn't touch your account.",
  read: byBilling(
    "Read your listings, your batches, and what your plan has left.",
    "Read your listings, your batches, and what is left of your month.",
  ),
  generate:
    "Write listings, batches, rewrites and translations, which uses your monthly listings, and upload photos for them.",
  write: "Change your listings, and accept or reject those in a batch.",
  etsy: "Create drafts in your connected Etsy shop. Nothing is published.",
  webhooks: "Set up addresses that are notified when something is ready.",
} as const;

export type Scope = keyof typeof scopes;

export const scopeNames = [
  "check",
  "read",
  "generate",
  "write",
  "etsy",
  "webhooks",
] as const satisfies Scope[];

export const scopeTexts = (names: readonly Scope[]) =>
  names.map((name) => scopes[name]);
