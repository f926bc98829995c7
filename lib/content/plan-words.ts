import { formatPrice, plans, type Tier, tiers } from "@/lib/billing/plans";

type PlanWords = {
  tier: Tier;
  name: string;
  price: string;
  per: string;
  quota: string;
  points: string[];
  /** What somebody has who is on the plan, beside its listings. */
  owns: string[];
  isPopular: boolean;
};

const points: Record<Tier, string[]> = {
  free: ["Every field of a listing", "From a photo, a form or both", "History of what you made"],
  standard: ["Everything in Free", "Brand Builder: shop names and logos", "7-day trial, once per account"],
  pro: ["Everything in Standard", "No monthly limit on listings", "Brand Builder without counting"],
};

const owns: Record<Tier, string[]> = {
  free: points.free,
  standard: [...points.free, "Brand Builder: shop names and logos"],
  pro: [...points.free, "Brand Builder: shop names and logos, without counting"],
};

/** What each plan says of itself; every figure comes from the plans themselves. */
export const planWords: PlanWords[] = tiers.map((tier) => {
  const { name, priceCents, monthlyListings } = plans[tier];
  return {
    tier,
    name,
    price: formatPrice(tier),
    per: priceCents === 0 ? "forever" : "per month",
    quota: monthlyListings === null ? "Unlimited listings" : `${monthlyListings} listings per month`,
    points: points[tier],
    owns: owns[tier],
    isPopular: tier === "standard",
  };
});

const every = (words: string): Record<Tier, string> => ({ free: words, standard: words, pro: words });
const quotaOf = (tier: Tier) => plans[tier].monthlyListings?.toString() ?? "Unlimited";

/** The plans side by side. */
export const planTable: ({ feature: string } & Record<Tier, string>)[] = [
  { feature: "Listings per month", free: quotaOf("free"), standard: quotaOf("standard"), pro: quotaOf("pro") },
  { feature: "Photo, form or both", ...every("Yes") },
  { feature: "Every field checked", ...every("Yes") },
  { feature: "History", ...every("Yes") },
  { feature: "Shop names and logos", free: "No", standard: "Yes", pro: "Yes" },
  { feature: "7-day trial, once", free: "No", standard: "Yes", pro: "No" },
];

/** What becomes of a plan, event by event. */
export const planEvents: { when: string; outcome: string }[] = [
  {
    when: "You upgrade",
    outcome:
      "The higher plan begins as soon as it is paid. From Standard to Pro you pay only the difference for the rest of the month, and see the amount before you confirm.",
  },
  {
    when: "You downgrade or cancel",
    outcome:
      "Nothing changes today. You keep what is paid for until the month ends, and can take the change back until then.",
  },
  {
    when: "The trial ends",
    outcome: "You are on Free again. There is no card that could be charged, and nothing you made goes away.",
  },
  {
    when: "A payment fails",
    outcome:
      "We write to you and keep your plan for seven days while the charge is tried again. Then you are on Free until it is paid.",
  },
  {
    when: "The month's listings are used up",
    outcome:
      "New ones come on the first of the month, at midnight UTC, or at once with a higher plan. What you have stays open to read, edit and copy.",
  },
];
