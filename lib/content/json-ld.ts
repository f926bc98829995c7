import type { Article } from "@/lib/content/articles";
import type { Question } from "@/lib/content/faq";
import { plainText } from "@/lib/content/inline";
import { cardFor } from "@/lib/content/share-cards";
import { site } from "@/lib/content/site";
import { byBilling } from "@/lib/settings/installation";
import { plans, tiers } from "@/lib/settings/plans";

/*
 * The server replaces `site.defaultOrigin` by the real origin. React counts the
 * characters of a text of 1,024 or more that it hands to the browser, and would
 * then miscount: data with addresses in it has to stay shorter.
 */
const context = "https://schema.org";
const address = (path: string) => `${site.defaultOrigin}${path}`;
const publisher = {
  "@type": "Organization",
  name: site.name,
  url: address("/"),
};

export const organizationData = {
  "@context": context,
  "@type": "Organization",
  "@id": address("/#organization"),
  name: site.name,
  url: address("/"),
  logo: address("/icon.svg"),
  description: site.description,
};

export const websiteData = {
  "@context": context,
  "@type": "WebSite",
  "@id": address("/#website"),
  name: site.name,
  url: address("/"),
  inLanguage: "en",
  publisher: { "@id": address("/#organization") },
};

const offers = tiers.map((tier) => ({
  "@type": "Offer",
  name: plans[tier].name,
  price: plans[tier].priceCents / 100,
  priceCurrency: "USD",
  url: address("/pricing"),
}));

/** The product and its prices, from the plans. */
export const softwareData = {
  "@context": context,
  "@type": "SoftwareApplication",
  name: site.name,
  url: address("/"),
  description: site.description,
  applicationCategory: "BusinessApplication",
  operatingSystem: "Any, in a web browser",
  ...byBilling({ offers }, {}),
};

/** Without any address, so it may be as long as it is. */
export const faqData = (questions: Question[]) => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: {
      "@type": "Answer",
      text: answer.map(plainText).join("\n"),
    },
  })),
});

export function articleData({ title, excerpt, slug, date, category }: Article) {
  return {
    "@context": context,
    "@type": "Article",
    headline: title,
    description: excerpt,
    articleSection: category,
    image: address(cardFor(`/${slug}`).url),
    datePublished: date,
    dateModified: date,
    inLanguage: "en",
    mainEntityOfPage: address(`/${slug}`),
    author: publisher,
    publisher,
  };
}

/**
 * Of things on one page, in order: by their names, since their addresses would
 * make it too long.
 */
export const itemListData = (
  name: string,
  path: string,
  items: readonly { name: string }[],
) => ({
  "@context": context,
  "@type": "ItemList",
  name,
  url: address(path),
  numberOfItems: items.length,
  itemListElement: items.map((item) => item.name),
});

/** From the start page to this one; `trail` leaves the start page out. */
export function breadcrumbData(trail: { name: string; path: string }[]) {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...trail].map(
      ({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: address(path),
      }),
    ),
  };
}
