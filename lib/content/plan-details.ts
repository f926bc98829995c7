import { shopTools } from "@/lib/content/shop-tools";
import { byPictures } from "@/lib/settings/installation";
import {
  formatPrice,
  formatQuota,
  graceDays,
  plans,
  type Tier,
  tiers,
  trial,
} from "@/lib/settings/plans";

type PlanCard = {
  tier: Tier;
  name: string;
  price: string;
  per: string;
  quota: string;
  /** What the plan adds to the one below it. */
  points: string[];
  /** Every feature of the plan, including those of the plans below it. */
  features: string[];
  isPopular: boolean;
};

export const planCards: PlanCard[] = tiers.map((tier, index) => {
  const { name, priceCents, features, isPopular } = plans[tier];
  const below = tiers[index - 1];
  return {
    tier,
    name,
    price: formatPrice(tier),
    per: priceCents === 0 ? "forever" : "per month",
    quota: formatQuota(tier),
    points: [
      ...(below ? [`Everything in ${plans[below].name}`] : []),
      ...features,
      ...(tier === trial.tier
        ? [`${trial.days}-day trial, once per account`]
        : []),
    ],
    features: tiers.slice(0, index + 1).flatMap((each) => plans[each].features),
    isPopular,
  };
});

/** "Free: 5 listings per month for $0. Standard: …" */
export const planPrices = `${tiers.map((tier) => `${plans[tier].name}: ${formatQuota(tier)} for ${formatPrice(tier)}`).join(". ")}.`;

type ComparisonRow = { feature: string; cells: Record<Tier, string> };

const row = (
  feature: string,
  cell: (tier: Tier) => string | boolean,
): ComparisonRow => ({
  feature,
  cells: Object.fromEntries(
    tiers.map((tier) => {
      const value = cell(tier);
      return [tier, typeof value === "string" ? value : value ? "Yes" : "No"];
    }),
  ) as Record<Tier, string>,
});

export const planComparison: ComparisonRow[] = [
  row(
    "Listings per month",
    (tier) => plans[tier].monthlyListings?.toString() ?? "Unlimited",
  ),
  row("Shop names and logos", (tier) => plans[tier].brandBuilder),
  row(`${trial.days}-day trial, once`, (tier) => tier === trial.tier),
];

/** What no plan costs extra for. */
export const inEveryPlan: string[] = [
  byPictures("Photo, form or both", "A form, with photos"),
  "20 photos a listing",
  "Every field checked",
  "A source for each sentence",
  ...shopTools.map(({ name }) => name),
  "History",
];

/** What happens to a plan, event by event. */
export const billingEvents: { when: string; outcome: string }[] = [
  {
    when: "You upgrade",
    outcome:
      "The new plan starts as soon as you pay. From one paid plan to the next, you pay only the difference for the rest of the month, and see the amount before you confirm.",
  },
  {
    when: "You downgrade or cancel",
    outcome:
      "Nothing changes today. You keep your plan until the end of the month you paid for, and can undo the change until then.",
  },
  {
    when: "The trial ends",
    outcome: `Your account returns to ${plans.free.name}. There is no card to charge, and your listings stay.`,
  },
  {
    when: "A payment fails",
    outcome: `We email you and keep your plan for ${graceDays} days while we retry the charge. After that, your account is on ${plans.free.name} until the invoice is paid.`,
  },
  {
    when: "You reach the monthly limit",
    outcome:
      "Your limit resets on the first of the month at midnight UTC, or as soon as you upgrade. You can still read, edit and copy your listings.",
  },
];
