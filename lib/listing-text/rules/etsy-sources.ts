/**
 * Sources of the rules and the advice. `checkedOn` is the date of the version
 * we know: of the published API contract, or of a dated article; null for pages
 * that we know only from others, who gave no date. We did not fetch Etsy's
 * pages themselves, so a page that shows this date must call it a date, not a
 * check.
 */
export type Source = { url: string; checkedOn: string | null };

const reference = "https://developers.etsy.com/documentation/reference";
const handbook = (id: string) =>
  `https://www.etsy.com/seller-handbook/article/${id}`;
const help = (id: string) => `https://help.etsy.com/hc/en-us/articles/${id}`;

export const etsySources = {
  listingContract: {
    url: `${reference}#operation/createDraftListing`,
    checkedOn: "2026-04",
  },
  imageContract: {
    url: `${reference}#operation/uploadListingImage`,
    checkedOn: "2026-04",
  },
  propertyContract: {
    url: `${reference}#operation/updateListingProperty`,
    checkedOn: "2026-04",
  },
  personalizationContract: {
    url: `${reference}#operation/updateListingPersonalization`,
    checkedOn: "2026-08",
  },
  personalizationGuide: {
    url: "https://developers.etsy.com/documentation/tutorials/personalization-migration",
    checkedOn: null,
  },
  titleErrors: {
    url: "https://github.com/etsy/open-api/issues/605",
    checkedOn: null,
  },
  tagErrors: {
    url: "https://github.com/etsy/open-api/issues/557",
    checkedOn: null,
  },
  titleGuidance: { url: handbook("1399426136697"), checkedOn: "2026-04-27" },
  keywords: { url: handbook("382774281517"), checkedOn: null },
  howSearchWorks: { url: handbook("375461474487"), checkedOn: "2025-08-26" },
  wellCraftedListing: { url: handbook("1347574487014"), checkedOn: null },
  checklist: { url: handbook("366470356778"), checkedOn: null },
  sellerPolicy: { url: "https://www.etsy.com/legal/sellers/", checkedOn: null },
  creativityStandards: { url: handbook("1276491338090"), checkedOn: null },
  seoHelp: { url: help("115015663987"), checkedOn: null },
  tagHelp: { url: help("360000336307"), checkedOn: null },
  imageHelp: { url: help("115015663347"), checkedOn: null },
  altTextHelp: { url: help("4406604492823"), checkedOn: null },
} as const satisfies Record<string, Source>;
