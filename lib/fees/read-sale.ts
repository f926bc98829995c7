import { limits, type Sale } from "@/lib/fees/calculate-fees";
import { formatDecimal, parseDecimal } from "@/lib/fees/decimals";
import { type CountryCode, feeCountries, perDollar } from "@/lib/fees/rates";

/** The form as it was typed. */
export type TypedSale = {
  country: CountryCode;
  ads: Sale["ads"];
  isConverted: boolean;
  isAbroad: boolean;
  price: string;
  shipping: string;
  /** Of making, packing and sending, in all. */
  costs: string;
  /** Percent of the order's total. */
  margin: string;
  /** Percent. */
  vat: string;
  perDollar: string;
};

/** What a form starts with that was not typed into. */
export const countryDefaults = (country: CountryCode) => ({
  country,
  isAbroad: false,
  vat: formatDecimal(feeCountries[country].vat?.rate ?? 0, 2),
  perDollar: formatDecimal(perDollar[feeCountries[country].currency] / 100, 4),
});

const amount = "Please write an amount such as 24.50.";
const percent = "Please write a percentage from 0 to 100, such as 20.";
const fields = {
  price: { places: 2, limit: limits.amount, problem: amount },
  shipping: { places: 2, limit: limits.amount, problem: amount },
  costs: { places: 2, limit: limits.amount, problem: amount },
  margin: { places: 2, limit: limits.rate, problem: percent },
  vat: { places: 2, limit: limits.rate, problem: percent },
  perDollar: {
    places: 6,
    limit: limits.perDollar,
    problem: "Please write a rate such as 0.8503.",
  },
} as const;
type Field = keyof typeof fields;

/** The numbers of the form, and what is wrong with those that are none. */
export function readSale(typed: TypedSale) {
  const problems: Partial<Record<Field, string>> = {};
  const read = (field: Field) => {
    const { places, limit, problem } = fields[field];
    const units = parseDecimal(typed[field], places);
    if (units !== undefined && units <= limit) return units;
    problems[field] = problem;
    return 0;
  };
  const sale: Sale = {
    country: typed.country,
    ads: typed.ads,
    isConverted: typed.isConverted,
    isAbroad: typed.isAbroad,
    price: read("price"),
    shipping: read("shipping"),
    vat: read("vat"),
    perDollar: read("perDollar"),
  };
  return { sale, costs: read("costs"), margin: read("margin"), problems };
}
