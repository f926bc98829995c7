import type { Task } from "@/components/listings/generate/generator-state";
import { ApiError } from "@/lib/api-client";
import { type ErrorMessages, limitReached, messageFor } from "@/lib/error-messages";

export type Failure = {
  title: string;
  description: string;
  /** Where the seller can do something about it. */
  goTo: "/pricing" | "/signin?callbackUrl=/generate" | null;
  /** Whether it is about the photo, so that it also stands under it. */
  isAboutPhoto: boolean;
};

export const signInFirst: Failure = {
  title: "Sign In Required",
  description: "Your form and photo are kept for when you are back.",
  goTo: "/signin?callbackUrl=/generate",
  isAboutPhoto: false,
};

const fallbacks: Record<Task, string> = {
  auto_fill: "Failed to analyze the image. Please try again.",
  analyze: "Failed to analyze the image. Please try again.",
  from_photo: "Failed to generate listing from image",
  from_form: "Failed to generate listing content",
};

const photoCodes = ["too_large", "unsupported_media_type", "invalid_image"];

const explained: ErrorMessages<Failure | null> = {
  unauthenticated: signInFirst,
  limit_reached: { ...limitReached, isAboutPhoto: false },
  other: null,
};

/** What to tell the seller about a failed task, and where to go on. */
export function explainFailure(error: unknown, task: Task): Failure {
  const { code, message } = error instanceof ApiError ? error : { code: undefined, message: "" };
  const isReading = task === "auto_fill" || task === "analyze";
  return (
    messageFor(code, explained) ?? {
      title: isReading ? "Analysis Failed" : "Generation Failed",
      description: message || fallbacks[task],
      goTo: null,
      isAboutPhoto: task !== "from_form" || photoCodes.includes(code ?? ""),
    }
  );
}
