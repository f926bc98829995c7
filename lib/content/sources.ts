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
/** Of the sources that the later guides need. */
const later = "2026-11-29";
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
    checkedOn: "2026-11-30",
    how: "Read by us in an undated copy of the text; we have not read the original.",
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
  imagePolicy: {
    title: "Listing Image Requirements",
    publisher: "Etsy House Rules",
    url: "https://www.etsy.com/legal/policy/listing-image-requirements/253962679005",
    checkedOn: later,
    how: "Read by us, in an undated copy of Etsy's page.",
  },
  waiTips: {
    title: "Images Tutorial: Tips and frequently asked questions",
    publisher: "W3C Web Accessibility Initiative",
    url: "https://github.com/w3c/wai-tutorials/blob/524abeb28ba9db1711c85769d883623353857890/source/images/tips.html.md.erb",
    checkedOn: later,
    how: "Read by us, as a draft in W3C's public repository.",
  },
  waiInformative: {
    title: "Informative images",
    publisher: "W3C Web Accessibility Initiative",
    url: "https://www.w3.org/WAI/EO/Drafts/app-notes/images/inform",
    checkedOn: later,
    how: "Read by us, as a draft.",
  },
  altTechniques: {
    title: "Techniques for providing useful text alternatives",
    publisher: "W3C",
    url: "https://www.w3.org/TR/2014/WD-html-alt-techniques-20141023",
    checkedOn: later,
    how: "Read by us, the working draft of 23 October 2014 and the editors' later copy.",
  },
  googleAltText: {
    title: "Write helpful alt text",
    publisher: "Google for Developers",
    url: "https://developers.google.com/tech-writing/accessibility/self-study/write-alt-text",
    checkedOn: later,
    how: "Read by us.",
  },
  ssaAltText: {
    title: "Guide: Alternate Text for Images",
    publisher: "U.S. Social Security Administration",
    url: "https://corada.com/documents/ssa-guide-alt-text-for-images/purpose-and-function-missing-the-point",
    checkedOn: later,
    how: "Read by us, in the copy of another site.",
  },
  automaticAltText: {
    title: "Etsy Image SEO in 2026",
    publisher: "ImgSEO, a seller of image tools",
    url: "https://imgseo.io/blog/etsy-image-seo-2026",
    checkedOn: later,
    how: "Read by us. It reports what Etsy announced in 2025; we have not read the announcement.",
  },
  altTextReport: {
    title: "How to Write Etsy Image Alt Text",
    publisher: "SpySeller, a seller of keyword tools",
    url: "https://spyseller.com/blog/how-to-write-etsy-image-alt-text-for-accessibility-and-seo",
    checkedOn: later,
    how: "Read by us. It reports Etsy's help article; we have not read the original.",
  },
  altTextGlossary: {
    title: "Glossary: Alt text",
    publisher: "Everlyst, a seller of listing tools",
    url: "https://everlysthq.com/glossary/alt-text",
    checkedOn: later,
    how: "Read by us. Its ten photos a listing are older than the twenty of Etsy's contract.",
  },
  thumbnailShapes: {
    title: "Etsy's thumbnail image format",
    publisher: "etsyshop.ai, not of Etsy",
    url: "https://www.etsyshop.ai/to-sell-on-etsy/etsys-new-thumbnail-image-format-revealed-3538",
    checkedOn: later,
    how: "Read by us. It reports of February and June 2023; the shapes may have changed since.",
  },
  sellerPolicyReport: {
    title: "Policy SP-1: irrelevant tags and keyword stuffing",
    publisher: "ShopKeep Sentry, a seller of policy checks",
    url: "https://shopkeepsentry.com/policies/shop-practices-keyword-stuffing",
    checkedOn: later,
    how: "Read by us. It quotes Etsy's Seller Policy, which we have not read in the original.",
  },
  quotas: {
    title: "Is Etsy Instituting Seller Quotas in Search?",
    publisher: "EcommerceBytes",
    url: "https://www.ecommercebytes.com/2014/11/17/etsy-instituting-seller-quotas-search/",
    checkedOn: later,
    how: "Read by us, of 17 November 2014.",
  },
  duplicateShops: {
    title: "Etsy Bans Duplicate Shops",
    publisher: "EcommerceBytes",
    url: "https://www.ecommercebytes.com/2014/11/20/etsy-bans-duplicate-shops-eliminate-advantage-search/",
    checkedOn: later,
    how: "Read by us, of 20 November 2014. It quotes Etsy's announcement.",
  },
  clumping: {
    title: "Etsy search: clumping is the new normal?",
    publisher: "Vintage Maineia, a seller's blog",
    url: "https://vintage.vintagemaineia.com/2017/11/etsy-search-clumping-is-new-normal.html",
    checkedOn: later,
    how: "Read by us, of 1 November 2017. It reports a change of Etsy's help that we have not read.",
  },
  clumpingSeen: {
    title: "Etsy Search Update April 2018",
    publisher: "Cindy Lou Who 2, a seller's blog",
    url: "https://www.cindylouwho2.com/blog/2018/4/11/etsy-search-update-april-2018-small-changes-continue-mostly-unannounced",
    checkedOn: later,
    how: "Read by us, of 11 April 2018.",
  },
} as const satisfies Record<string, GuideSource>;

export type SourceName = keyof typeof guideSources;

export const isSourceName = (name: string): name is SourceName =>
  Object.hasOwn(guideSources, name);
