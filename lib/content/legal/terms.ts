import type { LegalDocument } from "@/lib/content/legal/document";
import { site } from "@/lib/content/site";
import {
  byBilling,
  byPictures,
  installation,
} from "@/lib/settings/installation";
import {
  formatPrice,
  graceDays,
  paidTiers,
  plans,
  trial,
} from "@/lib/settings/plans";

const payment: LegalDocument["sections"][number] = {
  title: "Payment",
  blocks: [
    `${plans.free.name} costs nothing. ${paidTiers.map((tier) => `${plans[tier].name} costs ${formatPrice(tier)} per month.`).join(" ")} The [pricing page](/pricing) lists what each plan includes. The ${trial.days}-day trial of ${plans[trial.tier].name} is available once per account, needs no card, and ends automatically.`,
    "Paid plans are billed monthly in advance, by card, through Stripe. Payments are not refundable except where the law requires it. Unused listings don't carry over.",
    `You can cancel or downgrade at any time; either takes effect at the end of the month you paid for. An upgrade starts immediately, and you pay the difference for the rest of the month. If a payment fails, the plan continues for ${graceDays} days while the charge is retried; after that the account is on ${plans.free.name}.`,
    "We announce a change of price by email at least 30 days ahead, and you can cancel before it applies.",
  ],
};

const tries = installation().hasTries
  ? [
      "Without an account you can try one listing in a browser every 30 days, as long as the day's share of tries lasts. Its text is kept for 24 hours; whoever signs up in that time keeps it. Please don't use other browsers or networks to get more of them.",
    ]
  : [];

export const terms: LegalDocument = {
  title: "Terms of Service",
  description: `The agreement between you and ${site.name}: accounts, use, ownership, ${byBilling("payment, ", "")}liability, ending it.`,
  effective: "August 6, 2025",
  updated: "2026-11-23",
  intro: `The agreement between you and ${site.name} when you use it.`,
  sections: [
    {
      title: "Acceptance",
      blocks: [
        "By creating an account or making a listing, with or without an account, you agree to these terms and to the [AI Content Disclaimer](/disclaimer). If you don't, please don't use the service. You must be old enough to make a contract where you live.",
      ],
    },
    {
      title: "What the service does",
      blocks: [
        `${site.name} writes texts for product listings from ${byPictures("photos and details", "details, and the main colors of photos,")} that you provide, with the help of AI, and checks them against published rules of the marketplace. ${byBilling("On some plans it", "It")} also suggests shop names and draws logos. It is not affiliated with that marketplace and promises neither rank nor sales.`,
      ],
    },
    {
      title: "Accounts",
      blocks: [
        `You need a working email address and must keep your password to yourself. What happens through your account is your responsibility; tell us if somebody else has got in. One person, one ${byBilling("free ", "")}account.`,
        ...tries,
      ],
    },
    {
      title: "Acceptable use",
      blocks: [
        "Use the service for goods you may sell and photos you may use. Please don't:",
        [
          "try to get around limits, or open accounts for that;",
          "disturb the service, or try to reach other people's data;",
          "upload photos of people who haven't agreed, or anything that is illegal to own or to show;",
          "make texts that deceive buyers or break the law.",
        ],
      ],
    },
    {
      title: "Content and intellectual property",
      blocks: [
        "Your photos and words stay yours. You allow us to process them to provide the service, and for nothing else. The texts, names and logos made for you are yours to use, as far as the law lets anyone own them; whether a name is free to use as a trademark is yours to find out. The software and its design are ours, except for what it uses of others: HEIC photos are opened in your browser by libheif and libde265, which are free software under the [GNU LGPL](/licenses/libheif.txt).",
      ],
    },
    ...byBilling([payment], []),
    {
      title: "Availability",
      blocks: [
        `We work to keep the service up, but can't promise that it always is: it also depends on services of others. When writing a listing fails, it isn't counted. Functions may change${byBilling("; what you have paid for stays until the end of its month.", ".")}`,
      ],
    },
    {
      title: "Liability",
      blocks: [
        `As far as the law allows, ${byBilling("our liability is limited to the amount you paid us in the twelve months before the claim. We", "we")} are not liable for lost sales, or for what a marketplace does with your listing.`,
      ],
    },
    {
      title: "Ending it",
      blocks: [
        "You can delete your account at any time on your [account page](/settings/account); download your data first if you want to keep it. We may end accounts that break these terms, after a warning where that is possible.",
      ],
    },
    {
      title: "Contact",
      blocks: [{ questionsAbout: "these terms" }],
    },
  ],
};
