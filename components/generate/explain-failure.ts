import type { Task } from "@/components/generate/generator-state";
import { limitReached } from "@/lib/billing/plan-messages";
import { ApiError } from "@/lib/browser/api-error";
import { type ErrorMessages, messageFor } from "@/lib/browser/error-messages";
import { toObject } from "@/lib/listing-text/fields/read-answer-values";

export type Failure = {
  title: string;
  description: string;
  /** The page where the seller can fix it. */
  goTo:
    | "/pricing"
    | "/signin?callbackUrl=/generate"
    | "/signup?callbackUrl=/generate"
    | null;
};

export const signInRequired: Failure = {
  title: "Sign In Required",
  description: "Your form and photo will still be here when you come back.",
  goTo: "/signin?callbackUrl=/generate",
};

const signUpRequired: KnownFailure = {
  title: "Sign up to go on",
  description: null,
  goTo: "/signup?callbackUrl=/generate",
};

const fallbacks: Record<Task, string> = {
  auto_fill: "Failed to analyze the image. Please try again.",
  analyze: "Failed to analyze the image. Please try again.",
  from_photo: "Failed to generate listing from image",
  from_form: "Failed to generate listing content",
};

type KnownFailure = Omit<Failure, "description"> & {
  /** Null where the server's own is better. */
  description: string | null;
};

const failures: ErrorMessages<KnownFailure | null> = {
  unauthenticated: signInRequired,
  limit_reached: limitReached,
  try_used: signUpRequired,
  try_unavailable: signUpRequired,
  signed_in: {
    title: "You're signed in",
    description: "Press again: the listing goes into your history.",
    goTo: null,
  },
  other: null,
};

const textsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((entry) => typeof entry === "string")
    : [];

/**
 * What the piece may be, where nobody knows what it is; null for every other
 * failure.
 */
export const suggestionsIn = (error: unknown): string[] | null =>
  error instanceof ApiError && error.code === "piece_unknown"
    ? textsOf(toObject(error.body).suggestions)
    : null;

/** The message for a failed task, and the page to go to. */
export function explainFailure(error: unknown, task: Task): Failure {
  const { code, message } =
    error instanceof ApiError ? error : { code: undefined, message: "" };
  const isReading = task === "auto_fill" || task === "analyze";
  const known = messageFor(code, failures);
  return {
    title:
      known?.title ?? (isReading ? "Analysis Failed" : "Generation Failed"),
    description: known?.description ?? (message || fallbacks[task]),
    goTo: known?.goTo ?? null,
  };
}
