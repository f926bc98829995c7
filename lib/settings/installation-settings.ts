import { domainToASCII } from "node:url";
import { z } from "zod";
import { accentProblem } from "@/lib/settings/accent";
import { readLogo } from "@/lib/settings/read-logo";

/** Refuses what there is a reason against. */
const without =
  (reasonOf: (value: string) => string | null) =>
  (value: string, context: z.core.$RefinementCtx<string>) => {
    const reason = reasonOf(value);
    if (reason !== null) context.addIssue(reason);
  };

function logoProblem(path: string) {
  const found = readLogo(path);
  return typeof found === "string" ? found : null;
}

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
  /** The path of a file, PNG or SVG; read when the server starts. */
  BRAND_LOGO: z.string().superRefine(without(logoProblem)).optional(),
  /** Of what to do next: on light pages as it is, on dark ones derived. */
  BRAND_ACCENT: z
    .string()
    .regex(/^#?[\da-f]{6}$/i, {
      error: "must be a color, such as #2f5d50",
      abort: true,
    })
    .transform((color) => `#${color.replace("#", "")}`)
    .superRefine(without(accentProblem))
    .optional(),
};
