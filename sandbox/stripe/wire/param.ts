import { z } from "zod";

// The kinds of parameters. Everything arrives as text; an empty text unsets what may be unset.

function refuse(message: string, code?: string) {
  return { code: "custom" as const, message, params: { code } };
}

export const text = (max = 5_000) =>
  z
    .string()
    .max(max)
    .superRefine((value, context) => {
      if (value === "") context.addIssue(refuse("", "parameter_invalid_empty"));
    });

/** Text that may be unset: an empty one becomes null. */
export const clearable = (max = 5_000) =>
  z
    .string()
    .max(max)
    .transform((value) => (value === "" ? null : value));

export const integer = (min = 0, max = 99_999_999_999) =>
  z.string().transform((value, context) => {
    const parsed = Number(value);
    if (!/^-?\d{1,12}$/.test(value)) {
      context.addIssue(refuse(`Invalid integer: ${value.slice(0, 100)}`, "parameter_invalid_integer"));
      return z.NEVER;
    }
    if (parsed < min || parsed > max) {
      const bound = parsed < min ? `greater than or equal to ${min}` : `less than or equal to ${max}`;
      context.addIssue(refuse(`This value must be ${bound}.`, "parameter_invalid_integer"));
      return z.NEVER;
    }
    return parsed;
  });

export const flag = () =>
  z.string().transform((value, context) => {
    if (value === "true" || value === "false") return value === "true";
    context.addIssue(refuse(`Invalid boolean: ${value.slice(0, 100)}`));
    return z.NEVER;
  });

export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) => z.enum(words);

export const address = () =>
  text(5_000).superRefine((value, context) => {
    if (value !== "" && !/^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(value))
      context.addIssue(refuse("Not a valid URL", "url_invalid"));
  });

export const email = () =>
  text(512).superRefine((value, context) => {
    if (value !== "" && !/^[^\s@]+@[^\s@]+$/.test(value)) {
      context.addIssue(refuse(`Invalid email address: ${value.slice(0, 100)}`, "email_invalid"));
    }
  });

/** Stripe's limits: 50 keys of 40 characters, values of 500. An empty value removes its key. */
const metadataValues = z
  .record(
    z
      .string()
      .min(1)
      .max(40)
      .regex(/^[^[\]]*$/),
    z.string().max(500),
  )
  .refine((value) => Object.keys(value).length <= 50, "Metadata can have up to 50 keys.");
export const metadata = () => metadataValues.or(z.literal(""));

export const expand = { expand: z.array(text()).max(20).optional() };
export const page = {
  ...expand,
  limit: integer(1, 100).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
};

const range = z.strictObject({
  gt: integer().optional(),
  gte: integer().optional(),
  lt: integer().optional(),
  lte: integer().optional(),
});
export const timeRange = () => integer().or(range);
export type TimeRange = number | z.output<typeof range>;

export function inRange(time: number, wanted: TimeRange | undefined): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === "number") return time === wanted;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
  return time > gt && time >= gte && time < lt && time <= lte;
}

/** What metadata becomes when it is written over. */
export function merged(before: Record<string, string>, changes: Record<string, string> | "" | undefined) {
  if (changes === undefined) return before;
  if (changes === "") return {};
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ""));
}
