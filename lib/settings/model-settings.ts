import { z } from "zod";
import { addressWithoutLogin } from "@/lib/settings/addresses";
import { usualDeadline } from "@/lib/settings/extra-time";

const text = z.string().min(1);
const modelDeadline = z.coerce.number().int().min(100).max(180_000);

const modelPrice = z
  .string()
  .regex(
    /^\d{1,6}(?:\.\d{1,6})?\/\d{1,6}(?:\.\d{1,6})?$/,
    "must be dollars per million tokens of input and of output, such as 0.5/1.5",
  )
  .transform((value) => {
    const [input = 0, output = 0] = value.split("/").map(Number);
    return { input, output };
  })
  .refine(
    ({ input, output }) => input > 0 && output > 0,
    "must have two prices above 0; where there is none, set MODEL_DAILY_CALLS",
  );

/** Of the model that writes, and of the one that reviews. */
export const modelSettings = {
  /** The protocol of the model's server: Messages or Chat Completions. */
  MODEL_API: z.enum(["anthropic", "openai"]).default("anthropic"),
  /** Up to the version: http://ollama:11434/v1. */
  OPENAI_BASE_URL: addressWithoutLogin.optional(),
  OPENAI_MODEL: text.optional(),
  /** Servers of one's own mostly need none. */
  OPENAI_API_KEY: text.optional(),
  ANTHROPIC_API_KEY: text,
  /** Also of a server of one's own that speaks the Messages API. */
  ANTHROPIC_BASE_URL: addressWithoutLogin.optional(),
  ANTHROPIC_MODEL: text.default("claude-haiku-5-5"),
  /** Whether a model looks once more at what a listing says. */
  REVIEW: z.enum(["on", "off"]).default("on"),
  /** The one that does; ANTHROPIC_MODEL without it. */
  REVIEW_MODEL: text.optional(),
  /** off: it takes none, and of photos only the colors are measured. */
  MODEL_PICTURES: z.enum(["on", "off"]).default("on"),
  /** For all calls of one listing: retries, waits, bodies and a repair. */
  MODEL_DEADLINE_MS: modelDeadline.default(usualDeadline),
  /** The former name of MODEL_DEADLINE_MS. */
  ANTHROPIC_DEADLINE_MS: modelDeadline.optional(),
  /**
   * US dollars per day (UTC), for all instances together; 0 means no limit.
   */
  MODEL_DAILY_BUDGET_USD: z.coerce.number().min(0).default(20),
  /**
   * US dollars per million tokens of input and of output, "0.5/1.5", of each
   * model that `lib/ai/models.ts` has no price for.
   */
  MODEL_PRICE: modelPrice.optional(),
  /**
   * How many calls of such a model there may be in a day (UTC), for all
   * instances together, where it has no price: each takes its part of
   * MODEL_DAILY_BUDGET_USD, and accounts have their shares of it.
   */
  MODEL_DAILY_CALLS: z.coerce.number().int().min(1).max(10_000_000).optional(),
  /**
   * US dollars per day (UTC) for listings of visitors without an account; with
   * 0 they are offered none.
   */
  TRY_DAILY_BUDGET_USD: z.coerce.number().min(0).default(1),
  /** How many of those listings there may be in a day (UTC). */
  TRY_DAILY_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(500),
};
