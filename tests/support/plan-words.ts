/** What speaks of plans and prices, or leads to them. */
const planWords =
  /\$ ?\d[\d.]*|\bplans?\b|\/pricing|\bPricing\b|\bupgrad\w*|\btrial\b|\bstripe\b|\bbill(?:ing|ed)\b|\bsubscri\w*|\bpremium\b|\b(?:Pro|Standard|Free plan)\b|\binvoices?\b|\bpaid\b|\bpayments?\b|"Offer"/gi;

/** Sentences and names that have such a word and mean something else. */
const others = [
  // Of shops, of what a writer must not say, and of a standard.
  /Standard Webhooks/g,
  /shipping under \$6|costs less than \$6|orders from \$35/g,
  /not to plan income|subscribing to Etsy Plus|Two of them cost \$48\.00/g,
  /while the site is being upgraded/g,
  // The names of fields, which programs know.
  /"plan":"pro"|"plan"|>plan<|"isInTrial"/g,
];

/** Each with what stands around it. */
export function findPlanWords(text: string): string[] {
  const rest = others.reduce((left, known) => left.replace(known, "…"), text);
  return [...rest.matchAll(planWords)].map(({ 0: word, index }) =>
    rest.slice(Math.max(0, index - 60), index + word.length + 40),
  );
}

/** Words that lead to plans of ours, whoever's prices a text is about. */
const ownPlanWords =
  /\/pricing|\bupgrad\w*|\bstripe\b|\bsubscri\w*|\b(?:our|the (?:Free|Standard|Pro)) plans?\b|"Offer"/gi;

/** For texts about the fees and prices of others. */
export const findOwnPlanWords = (text: string): string[] =>
  text.match(ownPlanWords) ?? [];
