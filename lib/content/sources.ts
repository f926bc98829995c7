import { etsySources } from "@/lib/listing-text/rules/etsy-sources";

export type GuideSource = {
  title: string;
  publisher: string;
  url: string;
  /** The ISO date on which its content was last checked. */
  checkedOn: string;
  /** Its version, and whether we read it ourselves or cite it from others. */
  how: string;
};

const checkedOn = "2026-11-20";
const contract = "Read by us, in Etsy's published API contract of April 2026.";
const reported =
  "Known through dated pages that quote it, the latest from 2026; we have not read the original.";

/** The sources of the guides, by the name the guides cite them with. */
export const guideSources = {
  listingContract: {
    title: "Open API v3: creating a listing",
    publisher: "Etsy developers",
    url: etsySources.listingContract.url,
    checkedOn,
    how: contract,
  },
  imageContract: {
    title: "Open API v3: uploading a listing image",
    publisher: "Etsy developers",
    url: etsySources.imageContract.url,
    checkedOn,
    how: contract,
  },
  propertyContract: {
    title: "Open API v3: setting an attribute",
    publisher: "Etsy developers",
    url: etsySources.propertyContract.url,
    checkedOn,
    how: contract,
  },
  titleErrors: {
    title: "Issue 605: characters refused in titles",
    publisher: "Etsy's public issue list",
    url: etsySources.titleErrors.url,
    checkedOn,
    how: "Read by us, April 2026: error messages as sellers' tools received them.",
  },
  tagErrors: {
    title: "Issue 557: duplicate tags are refused",
    publisher: "Etsy's public issue list",
    url: etsySources.tagErrors.url,
    checkedOn,
    how: "Read by us, April 2026: error messages as sellers' tools received them.",
  },
  howSearchWorks: {
    title: "How Etsy Search Works",
    publisher: "Etsy Seller Handbook",
    url: etsySources.howSearchWorks.url,
    checkedOn,
    how: "Read by us in the version of 3 May 2022. The update of 26 August 2025 is known to us only through reports.",
  },
  rankingDisclosure: {
    title: "Search and Advertisement Ranking Disclosures",
    publisher: "Etsy House Rules",
    url: "https://www.etsy.com/legal/policy/search-advertisement-ranking-disclosures/899478564529",
    checkedOn,
    how: "Known through an undated copy of the text and reports about it; we have not read the original.",
  },
  titleGuidance: {
    title: "New Guidance for Listing Titles",
    publisher: "Etsy Seller Handbook",
    url: etsySources.titleGuidance.url,
    checkedOn,
    how: "Version of 27 April 2026, known through dated pages that quote it; we have not read the original.",
  },
  keywords: {
    title: "Keywords 101",
    publisher: "Etsy Seller Handbook",
    url: etsySources.keywords.url,
    checkedOn,
    how: reported,
  },
  creativityStandards: {
    title: "Creativity standards",
    publisher: "Etsy Seller Handbook",
    url: etsySources.creativityStandards.url,
    checkedOn,
    how: reported,
  },
  shippingPrice: {
    title: "Shipping price and search in the United States",
    publisher: "Etsy Seller Handbook",
    url: "https://www.etsy.com/seller-handbook/article/1293023712519",
    checkedOn,
    how: reported,
  },
  seoHelp: {
    title: "Search engine optimization for shop and listing pages",
    publisher: "Etsy Help",
    url: etsySources.seoHelp.url,
    checkedOn,
    how: reported,
  },
  tagHelp: {
    title: "How to add tags",
    publisher: "Etsy Help",
    url: etsySources.tagHelp.url,
    checkedOn,
    how: reported,
  },
  altTextHelp: {
    title: "How to add alt text to photos",
    publisher: "Etsy Help",
    url: etsySources.altTextHelp.url,
    checkedOn,
    how: reported,
  },
  imageHelp: {
    title: "Requirements and best practices for images",
    publisher: "Etsy Help",
    url: "https://help.etsy.com/hc/en-us/articles/115015663347",
    checkedOn,
    how: reported,
  },
  searchVisibility: {
    title: "The Search Visibility page",
    publisher: "Etsy Help",
    url: "https://help.etsy.com/hc/en-us/articles/25869947521175",
    checkedOn,
    how: reported,
  },
} as const satisfies Record<string, GuideSource>;

export type SourceName = keyof typeof guideSources;

export const isSourceName = (name: string): name is SourceName =>
  Object.hasOwn(guideSources, name);
