import { z } from "zod";
import { appLimits } from "@/lib/access/oauth/clients/limits";
import { isRedirectUri } from "@/lib/access/oauth/clients/redirect-uri";

/**
 * Characters that are unseen, turn the direction of text, or would make a mail
 * program see an address.
 */
const unsafeCharacters =
  /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}<>"“”/\\:@]+/gu;

const nameSchema = z
  .string()
  .max(1_000)
  .transform((name) =>
    name
      .replace(unsafeCharacters, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, appLimits.nameLength)
      .trim(),
  )
  .transform((name) => name.toWellFormed());

const isTaken = (text: string) =>
  text.length <= appLimits.addressLength && isRedirectUri(text);

/**
 * Those that we can't answer at are left out: programs that run in several
 * places name an address for each.
 */
const redirectUrisSchema = z
  .array(z.unknown(), "A list of redirect_uris is required.")
  .min(1, "At least one redirect_uri is required.")
  .transform((given) => {
    const taken = given
      .filter((one) => typeof one === "string")
      .filter(isTaken);
    return {
      taken,
      leftOut: given.filter((one) => !taken.some((kept) => kept === one)),
    };
  })
  .refine(
    ({ taken }) => taken.length > 0,
    "A redirect_uri must use https, or point to the user's computer.",
  )
  .refine(
    ({ taken }) => taken.length <= appLimits.addresses,
    `At most ${appLimits.addresses} redirect_uris are accepted.`,
  );

const includes = (name: string) =>
  z
    .array(z.string())
    .refine((names) => names.includes(name), `"${name}" is missing.`);

/**
 * Null, an empty text and an empty list say nothing: generated programs send
 * them for what they leave out.
 */
export const orAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (given) => (isEmpty(given) ? undefined : given),
    schema.optional(),
  );

const isEmpty = (given: unknown) =>
  given === null ||
  given === "" ||
  (Array.isArray(given) && given.length === 0);

/** What an app says of itself (RFC 7591, 2). What we don't need is ignored. */
export const clientMetadataSchema = z.object({
  client_name: orAbsent(nameSchema),
  redirect_uris: redirectUrisSchema,
  grant_types: orAbsent(includes("authorization_code")),
  response_types: orAbsent(includes("code")),
});
