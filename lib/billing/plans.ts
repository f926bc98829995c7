export const tiers = ["free", "standard", "pro"] as const;
export type Tier = (typeof tiers)[number];

type Plan = {
  name: string;
  /** US dollars. */
  monthlyPrice: number;
  /** null means unlimited. */
  monthlyListings: number | null;
  brandBuilder: boolean;
};

export const plans: Record<Tier, Plan> = {
  free: { name: "Free", monthlyPrice: 0, monthlyListings: 5, brandBuilder: false },
  standard: { name: "Standard", monthlyPrice: 5, monthlyListings: 30, brandBuilder: true },
  pro: { name: "Pro", monthlyPrice: 12, monthlyListings: null, brandBuilder: true },
};
