import { z } from "zod";
import type { Account } from "../account";
import type { List } from "../objects";
import { ApiError, resourceMissing } from "./errors";

type Call<Params> = {
  account: Account;
  params: Params;
  /** The ids in the path, in order. */
  ids: string[];
};

export type Endpoint = {
  method: "GET" | "POST" | "DELETE";
  /** Such as `/v1/customers/:id`. */
  path: string;
  schema: z.ZodType;
  handle: (call: Call<unknown>) => unknown;
};

/** An endpoint whose handler gets the parameters as its schema parsed them. */
export function endpoint<Schema extends z.ZodType>(
  method: Endpoint["method"],
  path: string,
  schema: Schema,
  handle: (call: Call<z.output<Schema>>) => unknown,
): Endpoint {
  // The parameters are parsed with this schema before the handler is called.
  return { method, path, schema, handle: handle as Endpoint["handle"] };
}

type Pagination = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

/** A page of a list, newest first. `rows` are oldest first. */
export function listPage<T extends { id: string }>(
  url: string,
  rows: Iterable<T>,
  pagination: Pagination,
): List<T> {
  const {
    limit = 10,
    starting_after: after,
    ending_before: before,
  } = pagination;
  if (after !== undefined && before !== undefined) {
    throw new ApiError(400, {
      type: "invalid_request_error",
      message: "You cannot parameterize both starting_after and ending_before.",
    });
  }
  const all = [...rows].reverse();
  if (before !== undefined) {
    const end = positionOf(all, before, "ending_before");
    return {
      object: "list",
      url,
      has_more: end > limit,
      data: all.slice(Math.max(0, end - limit), end),
    };
  }
  const start =
    after === undefined ? 0 : positionOf(all, after, "starting_after") + 1;
  return {
    object: "list",
    url,
    has_more: all.length > start + limit,
    data: all.slice(start, start + limit),
  };
}

function positionOf(rows: { id: string }[], id: string, param: string): number {
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw resourceMissing("object", id, param);
  return position;
}

// The kinds of parameters. Everything arrives as text; an empty text unsets a
// parameter that can be unset.

function paramIssue(message: string, code?: string) {
  return { code: "custom" as const, message, params: { code } };
}

export const text = (max = 5_000) =>
  z
    .string()
    .max(max)
    .superRefine((value, context) => {
      if (value === "")
        context.addIssue(paramIssue("", "parameter_invalid_empty"));
    });

/** Text that can be unset: an empty text becomes null. */
export const clearable = (max = 5_000) =>
  z
    .string()
    .max(max)
    .transform((value) => (value === "" ? null : value));

export const integer = (min = 0, max = 99_999_999_999) =>
  z.string().transform((value, context) => {
    const parsed = Number(value);
    if (!/^-?\d{1,12}$/.test(value)) {
      context.addIssue(
        paramIssue(
          `Invalid integer: ${value.slice(0, 100)}`,
          "parameter_invalid_integer",
        ),
      );
      return z.NEVER;
    }
    if (parsed < min || parsed > max) {
      const bound =
        parsed < min
          ? `greater than or equal to ${min}`
          : `less than or equal to ${max}`;
      context.addIssue(
        paramIssue(`This value must be ${bound}.`, "parameter_invalid_integer"),
      );
      return z.NEVER;
    }
    return parsed;
  });

export const flag = () =>
  z.string().transform((value, context) => {
    if (value === "true" || value === "false") return value === "true";
    context.addIssue(paramIssue(`Invalid boolean: ${value.slice(0, 100)}`));
    return z.NEVER;
  });

export const oneOf = <const Values extends readonly [string, ...string[]]>(
  ...values: Values
) => z.enum(values);

export const prorationBehavior = oneOf(
  "create_prorations",
  "always_invoice",
  "none",
);
/** What a customer can answer when asked why a subscription ends. */
export const cancellationReason = oneOf(
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
);

export const url = () =>
  text(5_000).superRefine((value, context) => {
    if (value !== "" && !/^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(value))
      context.addIssue(paramIssue("Not a valid URL", "url_invalid"));
  });

export const email = () =>
  text(512).superRefine((value, context) => {
    if (value !== "" && !/^[^\s@]+@[^\s@]+$/.test(value)) {
      context.addIssue(
        paramIssue(
          `Invalid email address: ${value.slice(0, 100)}`,
          "email_invalid",
        ),
      );
    }
  });

/**
 * Stripe's limits: 50 keys of 40 characters, values of 500. An empty value
 * removes its key.
 */
const metadataValues = z
  .record(
    z
      .string()
      .min(1)
      .max(40)
      .regex(/^[^[\]]*$/),
    z.string().max(500),
  )
  .refine(
    (value) => Object.keys(value).length <= 50,
    "Metadata can have up to 50 keys.",
  );
export const metadata = () => metadataValues.or(z.literal(""));

export const expand = { expand: z.array(text()).max(20).optional() };
export const pagination = {
  ...expand,
  limit: integer(1, 100).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
};

const rangeSchema = z.strictObject({
  gt: integer().optional(),
  gte: integer().optional(),
  lt: integer().optional(),
  lte: integer().optional(),
});
export const timeRange = () => integer().or(rangeSchema);
type TimeRange = number | z.output<typeof rangeSchema>;

export function inRange(time: number, range: TimeRange | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === "number") return time === range;
  const {
    gt = -Infinity,
    gte = -Infinity,
    lt = Infinity,
    lte = Infinity,
  } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}

/**
 * Metadata with the changes applied: an empty value removes its key, an empty
 * text removes all keys.
 */
export function mergeMetadata(
  before: Record<string, string>,
  changes: Record<string, string> | "" | undefined,
) {
  if (changes === undefined) return before;
  if (changes === "") return {};
  return Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(
      ([, value]) => value !== "",
    ),
  );
}

/**
 * The values that were given. An undefined one would overwrite what is there.
 */
export function definedFields<T extends object>(
  values: T | undefined,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => value !== undefined),
  ) as never;
}
