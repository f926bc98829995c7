import { z } from "zod";

/*
 * Every request that we send to Etsy, as it must be: names, types and limits of
 * Etsy's contract of August 2026, and only those fields that we mean to send.
 * Nothing here publishes, deletes or charges.
 */

export type EtsyRequest = {
  method: string;
  /** Below the host. */
  path: string;
  query: Record<string, string>;
  encoding: "form" | "json" | "multipart" | null;
  body: unknown;
};

const id = z.string().regex(/^[1-9]\d{0,15}$/);
const count = z.string().regex(/^\d{1,4}$/);
const flag = z.enum(["true", "false"]);
const listOf = (item: RegExp) =>
  z
    .string()
    .min(1)
    .refine(
      (text) => text.split(",").every((each) => item.test(each)),
      "an entry is not allowed",
    );
const ids = listOf(/^[1-9]\d{0,15}$/);
const tags = listOf(/^[\p{L}\p{Nd}\p{Zs}\-'™©®]{1,20}$/u).refine(
  (text) => text.split(",").length <= 13,
);
const materials = listOf(/^[\p{L}\p{Nd}\p{Zs}]{1,45}$/u).refine(
  (text) => text.split(",").length <= 13,
);
const title = z.string().min(1).max(140);
const description = z.string().min(1);
const whenMade = z
  .string()
  .regex(
    /^(?:made_to_order|20\d0_20\d\d|200\d_20\d\d|before_20\d\d|1[89]00s|19\d0s|1700s|before_1700)$/,
  );

const createDraft = z.strictObject({
  quantity: count,
  title,
  description,
  price: z.string().regex(/^\d{1,13}\.\d\d$/),

  who_made: z.enum(["i_did", "someone_else", "collective"]),
  when_made: whenMade,
  is_supply: flag,

  taxonomy_id: id,
  type: z.enum(["physical", "download"]),
  should_auto_renew: z.literal("false"),

  shipping_profile_id: id.optional(),
  readiness_state_id: id.optional(),
  return_policy_id: id.optional(),

  shop_section_id: id.optional(),
  production_partner_ids: ids.optional(),

  tags: tags.optional(),
  materials: materials.optional(),
});

/** Texts and the order of photos; never a state. */
const updateListing = z
  .strictObject({ title, description, tags, materials, image_ids: ids })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, "nothing is changed");

const rank = z.string().regex(/^(?:[1-9]|1\d|20)$/);
const altText = z.string().min(1).max(500);
const file = z
  .instanceof(File)
  .refine(
    ({ name, type }) => name !== "" && type === "image/jpeg",
    "a JPEG with a name",
  );
const image = z.union([
  z.strictObject({ image: file, rank, alt_text: altText.optional() }),
  z.strictObject({
    listing_image_id: id,
    rank,
    overwrite: z.literal("true"),
    // Empty where a photo had none before.
    alt_text: z.string().max(500),
  }),
]);

const property = z
  .strictObject({
    value_ids: ids,
    values: listOf(/^[^()]+$/),
    scale_id: id.optional(),
  })
  .refine(
    ({ value_ids, values }) =>
      value_ids.split(",").length === values.split(",").length,
    "not as many values",
  );

const number = z.int().positive();
const product = z.strictObject({
  sku: z.string(),
  property_values: z
    .array(
      z.strictObject({
        property_id: z.union([z.literal(513), z.literal(514)]),
        property_name: z.string().min(1),
        value_ids: z.array(number).max(1),
        values: z.array(z.string().regex(/^[^()]+$/)).length(1),
      }),
    )
    .min(1)
    .max(2),
  offerings: z
    .array(
      z.strictObject({
        price: z.number().positive(),
        quantity: z.int().min(1).max(999),
        is_enabled: z.boolean(),
        readiness_state_id: number.nullable(),
      }),
    )
    .length(1),
});
const inventory = z
  .strictObject({
    products: z.array(product).min(1).max(400),

    price_on_property: z.array(number).max(2),
    quantity_on_property: z.array(number).max(0),

    sku_on_property: z.array(number).max(0),
    readiness_state_on_property: z.array(number).max(0),
  })
  .refine(
    ({ products }) =>
      products.some(({ offerings }) => offerings[0]?.is_enabled),
    "nothing is offered",
  );

const asked = {
  question_text: z.string().min(1).max(45),
  required: z.boolean(),
};
const question = z.discriminatedUnion("question_type", [
  z.strictObject({
    ...asked,
    question_type: z.literal("text_input"),
    instructions: z
      .string()
      .max(120)
      .regex(/^[\p{L}\p{Nd}]/u)
      .optional(),
    max_allowed_characters: z.int().min(1).max(1_024),
  }),
  z.strictObject({
    ...asked,
    question_type: z.literal("dropdown"),
    options: z
      .array(z.strictObject({ label: z.string().min(1).max(20) }))
      .min(1)
      .max(30),
  }),
]);
const personalization = z.strictObject({
  personalization_questions: z.array(question).min(1).max(5),
});
const translation = z.strictObject({
  title,
  description,
  tags: tags.optional(),
});

const token = z.discriminatedUnion("grant_type", [
  z.strictObject({
    grant_type: z.literal("authorization_code"),
    client_id: z.string().min(1),
    redirect_uri: z.url(),

    code: z.string().min(1),
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  }),
  z.strictObject({
    grant_type: z.literal("refresh_token"),
    client_id: z.string().min(1),
    refresh_token: z.string().min(1),
  }),
]);

type Allowed = {
  query?: z.ZodType;
  encoding?: EtsyRequest["encoding"];
  body?: z.ZodType;
};
const form = (body: z.ZodType): Allowed => ({ encoding: "form", body });

const drafts = z.strictObject({
  state: z.literal("draft"),
  sort_on: z.literal("created"),
  sort_order: z.literal("desc"),

  limit: z.literal("100"),
  offset: count,
});
const activeListings = z.strictObject({
  state: z.literal("active"),
  sort_on: z.literal("created"),
  sort_order: z.literal("asc"),

  limit: z.literal("100"),
  offset: count,
  includes: z.literal("Images"),
});
const many = z.strictObject({
  supports_multiple_personalization_questions: z.literal("true"),
});

/** By method and path; a number stands for an id, and `xx` for a language. */
const allowed: Record<string, Allowed> = {
  "POST /v3/public/oauth/token": form(token),
  "GET /users/me": {},
  "GET /shops/0": {},
  "GET /shops/0/shipping-profiles": {},
  "GET /shops/0/readiness-state-definitions": {
    query: z.strictObject({ limit: z.literal("100") }),
  },
  "GET /shops/0/policies/return": {},
  "GET /shops/0/sections": {},
  "GET /shops/0/production-partners": {},
  "GET /seller-taxonomy/nodes": {},
  "GET /seller-taxonomy/nodes/0/properties": {},
  "GET /shops/0/listings": { query: z.union([drafts, activeListings]) },
  "POST /shops/0/listings": form(createDraft),
  "GET /listings/batch": {
    query: z.strictObject({
      listing_ids: ids.refine((text) => text.split(",").length <= 100),
      includes: z.literal("Images"),
    }),
  },
  "GET /listings/0": {
    query: z.strictObject({ includes: z.literal("Images").optional() }),
  },
  "PATCH /shops/0/listings/0": form(updateListing),
  "GET /listings/0/images": {},
  "POST /shops/0/listings/0/images": { encoding: "multipart", body: image },
  "PUT /shops/0/listings/0/properties/0": form(property),
  "GET /shops/0/listings/0/properties": {},
  "GET /listings/0/inventory": {},
  "PUT /listings/0/inventory": { encoding: "json", body: inventory },
  "GET /listings/0/personalization": {},
  "POST /shops/0/listings/0/personalization": {
    query: many,
    encoding: "json",
    body: personalization,
  },
  "GET /shops/0/listings/0/translations/xx": {},
  "POST /shops/0/listings/0/translations/xx": form(translation),
  "PUT /shops/0/listings/0/translations/xx": form(translation),
};
export const allowedRequests = Object.keys(allowed);

export const nameOf = ({
  method,
  path,
}: Pick<EtsyRequest, "method" | "path">) =>
  `${method} ${path
    .replace("/v3/application", "")
    .replaceAll(/\/\d+(?=\/|$)/g, "/0")
    .replace(/\/translations\/[a-z]{2}$/, "/translations/xx")}`;

/** What of the request is not as it must be; nothing when all of it is. */
export function findProblems(request: EtsyRequest): string[] {
  const name = nameOf(request);
  const rules = allowed[name];
  if (rules === undefined) return [`${name}: a request that we never send`];
  const {
    query = z.strictObject({}),
    encoding = null,
    body = z.null(),
  } = rules;
  const checked = [
    query.safeParse(request.query),
    body.safeParse(request.body),
  ];
  const problems = checked.flatMap(({ error }) =>
    error ? [`${name}: ${z.prettifyError(error)}`] : [],
  );
  return encoding === request.encoding
    ? problems
    : [...problems, `${name}: encoded as ${request.encoding}`];
}

/** Reads the requests to this address while they are sent, until `end`. */
export function watchRequests(address: string) {
  const seen: EtsyRequest[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    // Only the application's: tests control the sandbox below other paths.
    if (url.startsWith(`${address}/v3/`))
      seen.push(readRequest(url.slice(address.length), init));
    return send(input, init);
  };
  return {
    seen,
    end() {
      globalThis.fetch = send;
    },
  };
}

function readRequest(
  address: string,
  { method = "GET", body }: RequestInit = {},
): EtsyRequest {
  const { pathname: path, searchParams } = new URL(
    address,
    "https://etsy.example",
  );
  const query = Object.fromEntries(searchParams);
  if (body instanceof URLSearchParams)
    return {
      method,
      path,
      query,
      encoding: "form",
      body: Object.fromEntries(body),
    };
  if (body instanceof FormData)
    return {
      method,
      path,
      query,
      encoding: "multipart",
      body: Object.fromEntries(body),
    };
  if (typeof body === "string")
    return { method, path, query, encoding: "json", body: JSON.parse(body) };
  return { method, path, query, encoding: null, body: null };
}
