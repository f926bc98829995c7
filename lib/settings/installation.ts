/** What whoever hosts the application decides, and pages show. */
export type Installation = {
  /** What it is called. */
  name: string;
  /** Whether it has a mark of its own, at `logoPath`. */
  hasLogo: boolean;
  /** The color that stands for it, #rrggbb; null is ours, and in the browser. */
  accent: string | null;
  /** Whether the model looks at photos; if not, only their colors are known. */
  hasPictures: boolean;
  /** Whether the model is on a server of the operator's choice. */
  hasOwnModel: boolean;
  /** Whether emails go by a mail server of the operator's choice. */
  hasOwnMail: boolean;
  /** Whether there are plans that are paid for. */
  hasBilling: boolean;
  /** Of each account without billing; null is no limit. */
  monthlyListings: number | null;
  /** Who may make an account. */
  signUp: "open" | "invited" | "closed";
  /** Whether visitors may have one listing written without an account. */
  hasTries: boolean;
};

type Environment = Record<string, string | undefined>;
/** A setting, or undefined where it is not set, or as usual. */
const setting =
  (name: string, usual = "") =>
  ({ [name]: value }: Environment) =>
    value === "" || value === usual ? undefined : value;

const isZero = (value: string | undefined) =>
  value !== undefined && value.trim() !== "" && Number(value) === 0;

/** Of who sets no other. */
const usualName = "Listwright";
/** Where BRAND_LOGO is served. */
export const logoPath = "/brand-logo";

/**
 * What pages pass on to the browser, by its attribute of the html element;
 * undefined for what is usual.
 */
const given = {
  name: setting("BRAND_NAME", usualName),
  // Where the file is stays in the server.
  logo: ({ BRAND_LOGO: file }) => file && "own",
  billing: setting("BILLING", "on"),
  monthlyListings: setting("LISTINGS_PER_MONTH"),
  signUp: setting("SIGN_UP", "open"),
  tries: ({ TRY_DAILY_BUDGET_USD: budget, TRY_DAILY_LIMIT: limit }) =>
    isZero(budget) || isZero(limit) ? "off" : undefined,
  pictures: setting("MODEL_PICTURES", "on"),
  // Stand-ins change nothing.
  model: ({ MODEL_API, ANTHROPIC_BASE_URL, ANTHROPIC_API_KEY }) =>
    MODEL_API === "openai" ||
    (ANTHROPIC_BASE_URL && !ANTHROPIC_API_KEY?.startsWith("sk-ant-sandbox-"))
      ? "own"
      : undefined,
  mail: ({ SMTP_URL }) => SMTP_URL && "own",
} satisfies Record<string, (settings: Environment) => string | undefined>;
type Key = keyof typeof given;
const keys = Object.keys(given) as Key[];

/**
 * A build knows no settings: its pages are for whoever sets none, and the
 * server makes others as it starts.
 */
const settings = (): Environment =>
  process.env.NEXT_PHASE === "phase-production-build" ? {} : process.env;

const read = (key: Key): string | undefined =>
  typeof window === "undefined"
    ? given[key](settings()) || undefined
    : document.documentElement.dataset[key];

/**
 * The same in the server, in its pages, and in the browser that shows them;
 * never changes while it runs. The server has checked the settings by then.
 */
export function installation(): Installation {
  const monthlyListings = read("monthlyListings");
  const signUp =
    (read("signUp") as Installation["signUp"] | undefined) ?? "open";
  return {
    name: read("name") ?? usualName,
    hasLogo: read("logo") === "own",
    accent: accentOf(),
    hasPictures: read("pictures") !== "off",
    hasOwnModel: read("model") === "own",
    hasOwnMail: read("mail") === "own",
    hasBilling: read("billing") !== "off",
    monthlyListings: monthlyListings ? Number(monthlyListings) : null,
    signUp,
    hasTries: signUp === "open" && read("tries") !== "off",
  };
}

/** Only the server needs it: the style of its pages has it. */
function accentOf() {
  if (typeof window !== "undefined") return null;
  const { BRAND_ACCENT: accent } = settings();
  return accent ? accent.replace(/^#?/, "#") : null;
}

/** Whether its pages are others than those of the build. */
export const isCustomized = () =>
  accentOf() !== null || keys.some((key) => read(key) !== undefined);

/** What is said or done where there are plans, or where there are none. */
export const byBilling = <T>(withPlans: T, withoutPlans: T): T =>
  installation().hasBilling ? withPlans : withoutPlans;

/** What is said or done where the model looks at photos, or where it doesn't. */
export const byPictures = <T>(seen: T, unseen: T): T =>
  installation().hasPictures ? seen : unseen;

/** Of the html element, for `installation` in the browser. */
export const installationAttributes = (): Record<string, string> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = read(key);
      const name = `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return value === undefined ? [] : [[name, value]];
    }),
  );
