import { plans, type Tier, tiers } from "@/lib/billing/plans";

type PlanWords = {
  tier: Tier;
  name: string;
  price: string;
  per: string;
  quota: string;
  points: string[];
  isPopular: boolean;
};

const points: Record<Tier, string[]> = {
  free: ["Every field of a listing", "From a photo, a form or both", "History of what you made"],
  standard: ["Everything in Free", "Brand Builder: shop names and logos", "7-day trial, once per account"],
  pro: ["Everything in Standard", "No monthly limit on listings", "Brand Builder without counting"],
};

/** What each plan says of itself; every figure comes from the plans themselves. */
export const planWords: PlanWords[] = tiers.map((tier) => {
  const { name, monthlyPrice, monthlyListings } = plans[tier];
  return {
    tier,
    name,
    price: `$${monthlyPrice}`,
    per: monthlyPrice === 0 ? "forever" : "per month",
    quota: monthlyListings === null ? "Unlimited listings" : `${monthlyListings} listings per month`,
    points: points[tier],
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
