import { z } from "zod";
import { appLimits } from "@/lib/access/oauth/clients/limits";
import { isRedirectUri } from "@/lib/access/oauth/clients/redirect-uri";

/** Characters that are unseen, turn the direction of text, or would make a mail program see an address. */
const unsafeCharacters = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}<>"“”/\\:@]+/gu;

const nameSchema = z
  .string()
  .max(1_000)
  .transform((name) =>
    name.replace(unsafeCharacters, " ").replace(/\s+/g, " ").trim().slice(0, appLimits.nameLength).trim(),
  )
  .transform((name) => name.toWellFormed());

const redirectUrisSchema = z
  .array(
    z
      .string()
      .max(appLimits.addressLength)
      .refine(isRedirectUri, "A redirect_uri must use https, or lead to the user's computer."),
  )
  .min(1, "At least one redirect_uri is needed.")
  .max(appLimits.addresses);

const includes = (name: string) => z.array(z.string()).refine((names) => names.includes(name), `"${name}" is missing.`);

/** What an app says of itself (RFC 7591, 2). What we don't need is ignored. */
export const clientMetadataSchema = z.object({
  client_name: nameSchema.optional(),
  redirect_uris: redirectUrisSchema,
  grant_types: includes("authorization_code").optional(),
  response_types: includes("code").optional(),
});
