/** What whoever hosts the application decides, and pages show. */
export type Installation = {
  /** What it is called. */
  name: string;
  /** Whether there are plans that are paid for. */
  hasBilling: boolean;
  /** Of each account without billing; null is no limit. */
  monthlyListings: number | null;
  /** Who may make an account. */
  signUp: "open" | "invited" | "closed";
};

/** What pages pass on to the browser, by its attribute of the html element. */
const settings = {
  name: { setting: "BRAND_NAME", usual: "Listwright" },
  billing: { setting: "BILLING", usual: "on" },
  monthlyListings: { setting: "LISTINGS_PER_MONTH", usual: "" },
  signUp: { setting: "SIGN_UP", usual: "open" },
} as const;
type Key = keyof typeof settings;
const keys = Object.keys(settings) as Key[];

/**
 * As it was given; undefined for what is usual. A build knows no settings: its
 * pages are for whoever sets none, and the server makes others as it starts.
 */
function given(key: Key): string | undefined {
  if (typeof window !== "undefined")
    return document.documentElement.dataset[key];
  if (process.env.NEXT_PHASE === "phase-production-build") return undefined;
  const { setting, usual } = settings[key];
  const value = process.env[setting];
  return value === "" || value === usual ? undefined : value;
}

/**
 * The same in the server, in its pages, and in the browser that shows them;
 * never changes while it runs. The server has checked the settings by then.
 */
export function installation(): Installation {
  const monthlyListings = given("monthlyListings");
  return {
    name: given("name") ?? settings.name.usual,
    hasBilling: given("billing") !== "off",
    monthlyListings: monthlyListings ? Number(monthlyListings) : null,
    signUp: (given("signUp") as Installation["signUp"] | undefined) ?? "open",
  };
}

/** Whether its pages are others than those of the build. */
export const isCustomized = () => keys.some((key) => given(key) !== undefined);

/** Of the html element, for `installation` in the browser. */
export const installationAttributes = (): Record<string, string> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = given(key);
      const name = `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return value === undefined ? [] : [[name, value]];
    }),
  );
