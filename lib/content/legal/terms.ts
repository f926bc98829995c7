import type { LegalDocument } from "@/lib/content/legal/document";
import { site } from "@/lib/content/site";

export const terms: LegalDocument = {
  title: "Terms of Service",
  description: "The agreement between you and Listwright: accounts, use, ownership, payment, liability, ending it.",
  effective: "August 6, 2025",
  intro: "The agreement between you and Listwright when you use it.",
  sections: [
    {
      title: "Acceptance",
      paragraphs: [
        "By creating an account or making a listing you agree to these terms. If you don't, please don't use the service.",
      ],
    },
    {
      title: "What the service does",
      paragraphs: [
        "Listwright writes texts for product listings from photos and details that you provide, with the help of AI, and checks them against published rules of the marketplace. It is not affiliated with that marketplace and promises neither rank nor sales.",
      ],
    },
    {
      title: "Accounts",
      paragraphs: [
        "You need a working email address and must keep your password to yourself. What happens through your account is your responsibility; tell us if somebody else has got in. One person, one free account.",
      ],
    },
    {
      title: "Acceptable use",
      paragraphs: [
        "Use the service for goods you may sell and photos you may use. Don't try to get around limits, to disturb the service, to reach other people's data, or to make texts that deceive buyers or break the law.",
      ],
    },
    {
      title: "Content and intellectual property",
      paragraphs: [
        "Your photos and words stay yours. You allow us to process them to provide the service, and for nothing else. The texts made for you are yours to use, as far as the law lets anyone own them. The software and its design are ours.",
      ],
    },
    {
      title: "Payment",
      paragraphs: [
        "Paid plans are billed monthly in advance, by card, through Stripe. Payments are not refundable except where the law requires it. The trial of Standard costs nothing, needs no card, and ends by itself.",
        "You can cancel or choose a lower plan at any time; either takes effect at the end of the month that is paid for. A higher plan begins at once, and you pay the difference for the rest of the month. If a payment fails, the plan goes on for seven days while the charge is tried again; after that the account is on Free.",
        "We announce a change of price by email at least 30 days ahead, and you can cancel before it applies.",
      ],
    },
    {
      title: "Availability",
      paragraphs: [
        "We work to keep the service up, but can't promise that it always is: it also depends on services of others. Functions may change; what you have paid for stays until the end of its month.",
      ],
    },
    {
      title: "Liability",
      paragraphs: [
        "As far as the law allows, our liability is limited to the amount you paid us in the twelve months before the claim. We are not liable for lost sales, or for what a marketplace does with your listing.",
      ],
    },
    {
      title: "Ending it",
      paragraphs: [
        "You can delete your account at any time on your dashboard. We may end accounts that break these terms, after a warning where that is possible.",
      ],
    },
    { title: "Contact", paragraphs: [`Questions about these terms: ${site.contactEmail}.`] },
  ],
};
