import { byPictures } from "@/lib/settings/installation";

/** A page that was read, and what can be relied on in it. */
type ReadPage = {
  title: string;
  url: string;
  /** ISO day. */
  readOn: string;
  /** False for what others say about the tool, or a copy of its page. */
  isOwn: boolean;
  /** What of its age is known. */
  dated: string;
};

type Rival = {
  id: string;
  name: string;
  /**
   * What it is for, in a sentence. A star in any text marks what was not read
   * on a page of its own.
   */
  purpose: string;
  price: string;
  /** What it has that this tool has not. */
  better: string[];
  /** What this tool does instead. */
  here: string[];
  pages: ReadPage[];
};

const readOn = "2026-11-29";
/** Of the pages that were read again. */
const again = "2026-11-30";
const own = (
  title: string,
  url: string,
  dated = "undated",
  day = readOn,
): ReadPage => ({ title, url, readOn: day, isOwn: true, dated });
const others = (
  title: string,
  url: string,
  dated: string,
  day = readOn,
): ReadPage => ({ title, url, readOn: day, isOwn: false, dated });

export const comparison = {
  path: "/compare",
  title: "Listing tools for Etsy, compared",
  description:
    "What other tools for Etsy listings do, what they do better than this one, and what it does instead. Each fact with the page it was read on and the date.",
  lead: "How does this differ from the tool that you already have? Here is what we could read, tool by tool: first what it does better, then what is different here. They are in alphabetical order.",
  method:
    "We read the pages that are named below each tool. We have no account with any of them and have not tried them out. “Not found” means that we did not find it in those pages; the tool may well have it. A star (*) marks what we could not read on a page of the tool itself, only on one that others made.",
  checkedOn: again,
} as const;

export const rivals: Rival[] = [
  {
    id: "alura",
    name: "Alura",
    purpose:
      "Research of keywords and products, and help with the listings of a connected shop.",
    price:
      "There is a free plan without a card. We could not read the amounts of the paid plans on a page of Alura's.",
    better: [
      "Research and the listings of a connected shop in one place.",
      "Teams with owners, members and tasks for listings, orders, marketing and support.",
      "Keyword and product research. This tool shows no search figures.",
    ],
    here: [
      `It ${byPictures("begins with photos and writes every field, with each sentence tied to a photo or to", "writes every field, with each sentence tied to")} something you said.`,
    ],
    pages: [
      own(
        "Frequently Asked Questions",
        "https://help.alura.io/en/articles/5397028-frequently-asked-questions",
        "“updated over 12 months ago”",
      ),
      own(
        "How to use Alura Tasks: established sellers and teams",
        "https://help.alura.io/en/articles/14298858-how-to-use-alura-tasks-established-sellers-teams",
      ),
    ],
  },
  {
    id: "describely",
    name: "Describely",
    purpose:
      "Product content in bulk for web shops. We found nothing about Etsy in the page that we read.",
    price: "Not found in the page that we read.",
    better: [
      "It lists the claims of a text, also of one that was written elsewhere, and takes out those that you reject, for many products at once.",
      "Sets of rules for a brand, and a check of spelling and grammar against them.",
    ],
    here: [
      `A claim is tied to the ${byPictures("photo or the fact", "fact")} it rests on. One without either is marked where it stands, before you are asked to approve it.`,
      "Titles, tags, materials and attributes follow Etsy's limits.",
    ],
    pages: [
      own(
        "Audit Product Content",
        "https://knowledge-base.describely.ai/audit-product-content",
      ),
    ],
  },
  {
    id: "erank",
    name: "eRank",
    purpose: "Research of keywords, ranks and listings.",
    price:
      "A free plan without a card and without an end, then Basic, Pro and Expert, by month or by year. Annual plans can be returned within 14 days, monthly ones are not refunded. We could not read the amounts on eRank's own page.",
    better: [
      "Figures for keywords, and checks of ranks.* This tool has neither, since Etsy publishes no search volumes and we don't want to estimate them.",
      "A free plan that lasts, for research.",
    ],
    here: [
      `It writes a whole listing from ${byPictures("photos", "a few facts")}. We found no such thing in the pages that we read.`,
      "eRank audits the listings of its members.* The audit here runs on your own device, without connecting a shop, and shows which of your listings compete with one another.",
    ],
    pages: [
      own(
        "eRank Plans FAQ",
        "https://hc.erank.com/en/articles/10514289-erank-plans-faq",
        "undated",
        again,
      ),
      others(
        "A skill for assistants that lists eRank's tools",
        "https://raw.githubusercontent.com/tony11081/etsy-tony-skills-full/main/skills/etsy-tony-full-erank-listing/SKILL.md",
        "undated",
        again,
      ),
    ],
  },
  {
    id: "everbee",
    name: "EverBee",
    purpose: "Product research in the browser, and email to buyers.",
    price:
      "EverBee Email costs $10 a month for up to 1,000 addresses. We could not read the amounts of the research plans.",
    better: [
      "Emails to people who have bought, with a plan that grows with their number.",
      "Product research in a sidebar of the browser.",
    ],
    here: [
      "It doesn't write to your buyers and asks for no right to see orders.",
      "It reads no pages of other sellers.",
    ],
    pages: [
      own(
        "How to manage your EverBee Email plan",
        "https://help.everbee.io/en/article/87-how-to-manage-your-everbee-email-plan",
      ),
      own(
        "Account and billing",
        "https://help.everbee.io/en/collection/5-account-and-billing",
      ),
    ],
  },
  {
    id: "listadum",
    name: "Listadum",
    purpose: "Work on the listings of a connected shop, with its profits.",
    price:
      "Its API terms of 16 March 2026 name the plans Starter and Growth, an undated page Listadum Pro. We could not read their amounts. The API is an add-on to be bought with a plan.",
    better: [
      "A team of several people, as admins or members, and a separate right to see sales, revenue and profit.",
      "Tracking of profit.",
      "An API that reads a shop's data and changes its listings, in early access.",
    ],
    here: [
      "It has one seat an account.",
      "Its API and its tools for assistants write listings, check them, and make drafts. Checking needs no key.",
      "What goes to Etsy goes there as a draft, or as a change that you confirm.",
    ],
    pages: [
      own(
        "Inviting team members to manage your Etsy shop",
        "https://www.listadum.com/docs/inviting-team-members-to-manage-your-etsy-shop-on-listadum",
        "undated",
        again,
      ),
      own(
        "Listadum API",
        "https://www.listadum.com/help-center/resources/api",
        "undated",
        again,
      ),
      own(
        "API Terms of Service",
        "https://www.listadum.com/api-terms",
        "16 March 2026",
        again,
      ),
    ],
  },
  {
    id: "seerxo",
    name: "Seerxo",
    purpose:
      "Listings out of a typed product idea, on the web, in a command line and in assistants.",
    price:
      "Free: checks without a limit, and 5 texts or keyword searches a month. Premium: up to 300 a month. We could not read what it costs.",
    better: [
      "It works in the command line and comes with a skill for assistants.",
      "Keywords from what Etsy's search box suggests. This tool has none.",
      "It proposes titles to test against each other, products to sell along, and a tip for shipping.",
    ],
    here: [
      ...byPictures(
        ["It looks at photos. We found none in Seerxo's README."],
        [],
      ),
      "What nobody has said stays a blank. In that README's example, the title calls a mug microwave safe, which the typed idea doesn't say.",
    ],
    pages: [
      own(
        "README of semihbugrasezer/seerxo",
        "https://github.com/semihbugrasezer/seerxo",
      ),
      others(
        "Generate Etsy listing, at Glama",
        "https://glama.ai/mcp/connectors/io.github.semihbugrasezer/seerxo/tools/generate_etsy_seo",
        "undated",
      ),
    ],
  },
  {
    id: "vela",
    name: "Vela",
    purpose:
      "Editing the listings of connected shops in bulk, on Etsy and Shopify.",
    price:
      "Monthly, by shop, plan and number of listings, after a trial of seven days. By a copy of its price page of 7 October 2026: Lite $29.95* and Plus $39.95* for up to 500 listings, AI in Plus only*, 20% less for several shops*.",
    better: [
      "Many shops in one account, on Etsy and on Shopify, with copies of listings from one to the other.",
      "Changes to prices, photos, titles and texts of hundreds of live listings at once, and templates for that.",
      "A central library of images, with backgrounds made by AI and crops that go beyond the edge.",
      "Import and export of tables for large catalogs.",
    ],
    here: [
      `Each sentence says which ${byPictures("photo or which fact", "fact")} it rests on, and what is missing stays a blank.`,
      "It makes no backgrounds: a photo here stays a photo of the thing itself.",
      "It works without a connected shop.",
    ],
    pages: [
      own(
        "Using Vela with a team",
        "https://getvela.ai/help/post/using-vela-with-a-team",
      ),
      own(
        "Account management",
        "https://getvela.ai/help/post/account-management",
      ),
      others(
        "Vela's prices, copied by API Evangelist",
        "https://raw.githubusercontent.com/api-evangelist/vela-labs/refs/heads/main/plans/vela-labs-plans-pricing.yml",
        "7 October 2026",
      ),
    ],
  },
  {
    id: "whatify",
    name: "Whatify",
    purpose: "Tests of photos: which first photo does better.",
    price: "Not found in the page that we read.",
    better: [
      "It rotates the first photo of a listing for four weeks and says which did better. This tool only notes views and orders before and after a change.",
    ],
    here: [
      `It looks at light, sharpness and crop of a photo before it is published${byPictures(", and writes its alt text", "")}.`,
    ],
    pages: [own("FAQ", "https://www.whatify.com/faq")],
  },
];

/** What a seller should know before choosing this one. */
export const notHere = [
  "Search volumes, ranks, or what other shops sell.",
  "More than one Etsy shop, or any other market, in one account.",
  "Seats for a team.",
  "Generated backgrounds or scenes.",
  "Profits, orders, messages to buyers.",
  "Changes to live listings without your confirmation of each.",
];

/** What it does, in the order in which a seller meets it. */
export const here = [
  `Every field of a listing from ${byPictures("up to 20 photos and a few facts", "a few facts")}, each sentence tied to the ${byPictures("photo or fact", "fact")} that it rests on.`,
  "A blank such as [add size] where nobody has said it.",
  "Every field measured by [published rules](/etsy-listing-rules), each with its source.",
  "An [audit](/audit) of a whole shop from Etsy's own export, on your device.",
  "Batches, translations, and drafts in a connected shop.",
  "An [API and tools for assistants](/docs/api); checking a listing needs no key.",
  "Its source is open, and whoever likes can run it on a machine of their own.",
];

/** Of which nothing with facts in it could be read this time. */
export const notCompared = [
  "Hypotenuse",
  "InsightFactory",
  "ListifyAI",
  "Marmalead",
  "Roketfy",
];
