import { byPictures, installation } from "@/lib/settings/installation";

/** From the lowest to the highest. */
export const tiers = ["free", "standard", "pro"] as const;
export type Tier = (typeof tiers)[number];
export type PaidTier = Exclude<Tier, "free">;

type Plan = {
  name: string;
  /** US cents per month. */
  priceCents: number;
  /** null means unlimited. */
  monthlyListings: number | null;
  brandBuilder: boolean;
  /** What the plan adds to the one below it, as its card says it. */
  features: string[];
  isPopular: boolean;
  /** Of MODEL_DAILY_BUDGET_USD, what one account may spend in a day. */
  modelShare: number;
};
/** The name of the setting with the price's id at Stripe. */
type PriceSetting<T extends PaidTier = PaidTier> =
  `STRIPE_PRICE_${Uppercase<T>}`;
type PaidPlans = { [T in PaidTier]: Plan & { stripePrice: PriceSetting<T> } };

/**
 * Every fact about the plans; settings, pages, emails, checkout and the setup
 * of Stripe read them here.
 */
export const plans: { free: Plan } & PaidPlans = {
  free: {
    name: "Free",
    priceCents: 0,
    monthlyListings: 5,
    brandBuilder: false,
    features: [
      "Every field of a listing",
      byPictures("From a photo, a form or both", "From a form, with photos"),
      "History of what you made",
    ],
    isPopular: false,
    modelShare: 0.01,
  },
  standard: {
    name: "Standard",
    priceCents: 500,
    stripePrice: "STRIPE_PRICE_STANDARD",
    monthlyListings: 30,
    brandBuilder: true,
    features: ["Brand Builder: shop names and logos"],
    isPopular: true,
    modelShare: 0.1,
  },
  pro: {
    name: "Pro",
    priceCents: 1_200,
    stripePrice: "STRIPE_PRICE_PRO",
    monthlyListings: null,
    brandBuilder: true,
    features: ["No monthly limit on listings or shop names"],
    isPopular: false,
    modelShare: 0.25,
  },
};

export const paidTiers = tiers.filter(
  (tier): tier is PaidTier => tier !== "free",
);

/** A value for each setting of a price. */
export function mapPriceSettings<T>(toValue: (tier: PaidTier) => T) {
  return Object.fromEntries(
    paidTiers.map((tier) => [plans[tier].stripePrice, toValue(tier)]),
  ) as Record<PriceSetting, T>;
}

/** Once per account, without a card. */
export const trial: { tier: PaidTier; days: number; remindDaysBefore: number } =
  {
    tier: "standard",
    days: 7,
    remindDaysBefore: 3,
  };

/** How long a plan continues after an unpaid invoice was due. */
export const graceDays = 7;

/** The price per month as a page shows it: "$5", or "$4.50". */
export function formatPrice(tier: Tier) {
  const { priceCents } = plans[tier];
  return `$${priceCents % 100 === 0 ? priceCents / 100 : (priceCents / 100).toFixed(2)}`;
}

/** The plans with the Brand Builder: "Standard and Pro". */
export const brandBuilderPlans = new Intl.ListFormat("en").format(
  tiers
    .filter((tier) => plans[tier].brandBuilder)
    .map((tier) => plans[tier].name),
);

const perMonth = (listings: number) =>
  listings === 1 ? "1 listing per month" : `${listings} listings per month`;

/** "5 listings per month", or "Unlimited listings". */
export function formatQuota(tier: Tier) {
  const { monthlyListings } = plans[tier];
  return monthlyListings === null
    ? "Unlimited listings"
    : perMonth(monthlyListings);
}

/** Of everybody without billing; null where nothing limits them. */
export function formatQuotaWithoutPlans() {
  const { monthlyListings } = installation();
  return monthlyListings === null ? null : perMonth(monthlyListings);
}
