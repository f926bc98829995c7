import { closedDoor } from "@/lib/content/closed-door";
import { modelTexts } from "@/lib/content/model-texts";
import { site } from "@/lib/content/site";
import type { SourceName } from "@/lib/content/sources";
import {
  etsyLanguages,
  writingLanguages,
} from "@/lib/listing-text/languages/writing-languages";
import { byBilling, byPictures } from "@/lib/settings/installation";
import {
  formatPrice,
  formatQuota,
  formatQuotaWithoutPlans,
  paidTiers,
  plans,
  trial,
} from "@/lib/settings/plans";

const door = closedDoor();

export type Question = {
  id: string;
  question: string;
  /** Paragraphs with the markup of `parseInline`. */
  answer: string[];
  /** The sources for its claims about Etsy. */
  sources?: SourceName[];
  isOnLanding?: boolean;
};

const model = modelTexts();

const describePlan = (tier: (typeof paidTiers)[number]) =>
  `${plans[tier].name} costs ${formatPrice(tier)} per month: ${formatQuota(tier).toLowerCase()}.`;

const languageList = new Intl.ListFormat("en").format(
  writingLanguages.map(({ name }) => name),
);

type QuestionGroup = { title: string; questions: Question[] };

const ownQuota = formatQuotaWithoutPlans();

const whatCounts: Question = {
  id: "what-counts",
  question: "What counts as a listing?",
  answer: [
    `Each listing that you receive. A failed generation is not counted${byPictures(", and neither is filling in the form from a photo", "")}. Each shop name generation also counts as a listing.`,
    "Counts reset on the first day of each month, at midnight UTC.",
  ],
};

const payment: QuestionGroup = {
  title: "Plans and payment",
  questions: [
    {
      id: "free",
      question: "Is it free?",
      answer: [
        `${door ? `${door.note}. With an account:` : "Yes:"} ${formatQuota("free")}, for as long as you like, without a card. ${paidTiers.map(describePlan).join(" ")}`,
      ],
      isOnLanding: true,
    },
    whatCounts,
    {
      id: "trial",
      question: "What is the trial?",
      answer: [
        `${trial.days} days of the ${plans[trial.tier].name} plan, once per account. It needs no card and ends automatically.`,
      ],
    },
    {
      id: "cancel",
      question: "Can I cancel?",
      answer: [
        "At any time, on the pricing page. You keep the plan until the end of the month you paid for, then your account is on Free. Until then you can undo it with one click. Your history stays.",
      ],
    },
    {
      id: "how-to-pay",
      question: "How do I pay, and who sees my card?",
      answer: [
        "By card, on a Stripe page that opens in a new tab. The card number goes to Stripe and never to us.",
        "Paid plans are billed monthly in advance, on the day of the month you subscribed.",
      ],
    },
    {
      id: "invoices-and-card",
      question: "Where are my invoices, and how do I change my card?",
      answer: [
        'On the pricing page, in the box "Your plan": "Manage billing" opens Stripe\'s page with your card and every invoice as a PDF.',
      ],
    },
    {
      id: "refunds",
      question: "Can I get a refund?",
      answer: [
        "Payments are not refundable except where the law requires it. Free and the trial need no card, and we announce price changes at least 30 days ahead.",
      ],
    },
  ],
};

/** In place of `payment` without billing. */
const counting: QuestionGroup = {
  title: "Your listings",
  questions: [
    ownQuota === null
      ? whatCounts
      : {
          ...whatCounts,
          answer: [...whatCounts.answer, `Each account has ${ownQuota}.`],
        },
  ],
};

export const questionGroups: QuestionGroup[] = [
  {
    title: "The generator",
    questions: [
      {
        id: "how-it-works",
        question: "How does it work?",
        answer: [
          `${byPictures(`Upload a photo, fill in the form, or do both. ${site.name} looks at the photo, reads what you typed,`, `Fill in the form, and add photos if you like. ${site.name} can't look at them: it reads what you typed, takes the main colors of the first photo,`)} and writes a title, description, 13 tags, materials, alt text and attributes.`,
          "Before you see anything, each field is checked against Etsy's rules for it, and what Etsy would reject is fixed.",
        ],
      },
      {
        id: "how-long",
        question: "How long does a listing take?",
        answer: [
          "Under 30 seconds, usually much less. You see the fields as they are written.",
        ],
      },
      {
        id: "photos",
        question: "Which photos can I upload?",
        answer: [
          "JPEG, PNG, WebP, AVIF and HEIC, up to 60 MB each and 20 for a listing. A phone photo is fine: the item in the middle, in daylight, nothing else in the way. PDF is not accepted; save a copy as JPEG first.",
          "A photo doesn't show size, weight, scent or feel, so add those in the form.",
        ],
        isOnLanding: true,
      },
      {
        id: "made-up-facts",
        question: "Does it make things up?",
        answer: [
          `It is instructed to use only ${byPictures("what the photo shows and what you typed. Facts that are in neither", "what you typed, and the main colors of the first photo. Facts that you didn't type")}, such as a length, become a blank like [add size] for you to fill in.`,
          `It can still be wrong${byPictures(" about what it sees", "")}. Read every listing before you publish it.`,
        ],
        isOnLanding: true,
      },
      {
        id: "limits-of-fields",
        question: "What are the limits of each field?",
        sources: [
          "listingContract",
          "tagHelp",
          "imageContract",
          "titleGuidance",
          "altTextHelp",
          "seoHelp",
        ],
        answer: [
          "Title: 140 characters, and we aim for fewer than 15 words. Tags: 13, each up to 20 characters. Materials: 13. Alt text: up to 500 characters, and we aim for 250 or fewer. The first 160 characters of a description matter most, since search engines show them.",
        ],
      },
      {
        id: "copy-to-etsy",
        question: "How do I get a listing into my shop?",
        answer: [
          "Each field has a copy button, in the order of Etsy's listing form. When blanks or unconfirmed claims are left, you are asked once before copying.",
          "If the page [Shop](/shop) offers to connect your Etsy shop, a listing can also go there as a draft, with its photos and attributes: you see every field first, and you publish it yourself. We ask to read your shop and to write listings, never to delete them or to see your orders.",
        ],
      },
      {
        id: "edit",
        question: "Can I change what it wrote?",
        answer: [
          "Yes, and you should. You can edit each field in place, lock it so that it stays the same, or have it rewritten: shorter, warmer, plainer, with more detail, as you say in your own words, or in another language. The rules and the score update while you type. Your edits are saved with the listing in your [history](/history).",
        ],
      },
      {
        id: "languages",
        question: "Can it write in other languages?",
        answer: [
          `Yes, in ${writingLanguages.length} languages: ${languageList}. You choose the language of a listing in its form. The ${etsyLanguages.length} that Etsy has can also be added to the finished listing, side by side with your text. ${byBilling("That doesn't use a listing of your plan.", "That doesn't count as a listing.")}`,
          "Each is written by a model, not by a translator. We compare numbers, materials, colors and claims with your text and mark what differs. Someone who speaks the language should say whether it reads well.",
        ],
      },
      {
        id: "own-voice",
        question: "Can it write the way I do?",
        answer: [
          "Yes. On the page [Shop](/shop) you paste up to five descriptions of yours and get plain observations on how you write, which you can change. They shape the wording of new listings and never the facts. Words that you never use are removed from whatever the model writes.",
          "Your own texts on care, shipping or product safety are there as well. They go into each description as they are; no model reads them.",
        ],
      },
      {
        id: "check-existing",
        question: "Can it check my existing listings?",
        answer: [
          "Yes, without an account. Paste [a title](/etsy-title-checker) or [a whole listing](/etsy-listing-checker) and see what Etsy would reject and what its guidance advises. It runs in your browser and sends nothing.",
          "For the whole shop at once, drop Etsy's export on the page [Audit](/audit): all listings by the points to win, and those that compete with one another.",
        ],
      },
      {
        id: "rank",
        question: "Will my listings rank higher?",
        sources: ["howSearchWorks", "rankingDisclosure"],
        answer: [
          "Nobody can promise that. Etsy ranks by matching words, but also by photos, price, shipping, reviews and how shoppers react to a listing. We make sure that the text follows Etsy's published guidance, and that no field is wasted.",
        ],
        isOnLanding: true,
      },
    ],
  },
  byBilling(payment, counting),
  {
    title: "Your data and Etsy's rules",
    questions: [
      {
        id: "ownership",
        question: "Who owns the text?",
        answer: [
          "You do, as far as the law allows. We don't reuse your listings or show them to anyone else.",
        ],
        isOnLanding: true,
      },
      {
        id: "what-ai-sees",
        question: "What does the AI see?",
        answer: [
          `${model.seen} Not your name, your email address, your shop, or your other listings. The model ${model.runsAt}, and each listing is written from scratch: it doesn't learn from yours.`,
        ],
      },
      {
        id: "what-is-kept",
        question: "What happens to my photo?",
        answer: [
          `${model.photo} We don't store the original. If you upload a photo before the listing is written, a working copy of at most 3000 pixels is kept for seven days, or up to 40 while a row of a batch waits to be written from it, and only you can see it. A small thumbnail stays with the listing in your history until you delete it.`,
        ],
      },
      {
        id: "ai-disclosure",
        question: "Do I have to disclose that AI helped write a listing?",
        sources: ["creativityStandards"],
        answer: [
          "Etsy's creativity standards ask for disclosure when the item itself was made with AI. We know of no rule that requires it when a tool helped write the listing, although several 2026 blogs advise it. Rules change: check Etsy's current seller policies. You are responsible for what you publish.",
          "To be safe, add one line at the end of the description: “Description drafted with the help of AI and checked by me.”",
        ],
      },
      {
        id: "etsy-ai-rules",
        question: "Does Etsy allow AI at all?",
        sources: ["creativityStandards"],
        answer: [
          "By its creativity standards, items made with generative AI may be sold as the seller's designs if the listing's description says so. That is about what you sell. The usual rules apply to the text of a listing: it must be true, describe the item, and not use other people's brands.",
        ],
      },
      {
        id: "delete-everything",
        question: "Can I export or delete my data?",
        answer: [
          "Both, on your [account page](/settings/account): one file with all the data we hold about you, and a deletion that takes effect immediately. [How long we keep data](/privacy#how-we-use-it) is in the privacy policy.",
        ],
      },
      {
        id: "affiliation",
        question: "Are you part of Etsy?",
        answer: [`No. ${site.etsyNotice}`],
      },
    ],
  },
];

export const landingQuestions = questionGroups
  .flatMap((group) => group.questions)
  .filter((entry) => entry.isOnLanding);

export const pricingQuestions = questionGroups[1]?.questions ?? [];
