import { isCommonPassword } from "@/lib/auth/common-password";

export const passwordLimits = { min: 8, max: 128 } as const;

/** In the order in which they are shown and reported; every message begins with "Password must". */
export const passwordRules = [
  {
    id: "length",
    label: `${passwordLimits.min} characters or more`,
    message: `Password must be at least ${passwordLimits.min} characters long`,
    holds: (password: string) => password.length >= passwordLimits.min,
  },
  {
    id: "upper",
    label: "An uppercase letter",
    message: "Password must contain at least one uppercase letter",
    holds: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: "lower",
    label: "A lowercase letter",
    message: "Password must contain at least one lowercase letter",
    holds: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    id: "digit",
    label: "A number",
    message: "Password must contain at least one number",
    holds: (password: string) => /\p{Nd}/u.test(password),
  },
  {
    id: "uncommon",
    label: "Not one of the passwords everybody tries first",
    message: "Password must not be one of the most common passwords",
    holds: (password: string) => password.length > 0 && !isCommonPassword(password),
  },
] as const;
