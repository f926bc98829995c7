import { domainToASCII } from "node:url";
import { z } from "zod";

/** How whoever hosts the application offers it; pages show all of it. */
export const installationSettings = {
  /** off: no plans and no prices; everybody has what the highest plan has. */
  BILLING: z.enum(["on", "off"]).default("on"),
  /** With BILLING=off, of each account; without it there is no limit. */
  LISTINGS_PER_MONTH: z.coerce.number().int().min(1).max(100_000).optional(),
  /** Who may make an account; addresses of ADMIN_EMAILS always may. */
  SIGN_UP: z.enum(["open", "invited", "closed"]).default("open"),
  /** Comma-separated domains; without them any. */
  SIGN_UP_DOMAINS: z
    .string()
    .default("")
    .transform((value, context) => {
      const given = value.split(",").map((domain) => domain.trim());
      const domains = given.filter(Boolean).map(domainToASCII);
      if (domains.every((domain) => /^[^.]+(?:\.[^.]+)+$/.test(domain)))
        return domains;
      context.addIssue("must be domains, such as example.com, with commas");
      return z.NEVER;
    }),
  /** What the application is called. */
  BRAND_NAME: z
    .string()
    .regex(
      /^(?! )[^\p{C}<>"\\]{1,40}(?<! )$/u,
      'must have at most 40 characters, none of them <, >, " or \\',
    )
    .optional(),
};
