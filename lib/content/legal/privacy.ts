import type { LegalDocument } from "@/lib/content/legal/document";
import { site } from "@/lib/content/site";

export const privacy: LegalDocument = {
  title: "Privacy Policy",
  description: "What Listwright stores about you, who sees it, how long it stays, and how to get or delete it.",
  effective: "August 6, 2025",
  intro: "What we store, why, who else sees it, and how you get it back or have it removed.",
  sections: [
    {
      title: "Information we collect",
      paragraphs: [
        "Your email address and your password. The password is stored only as an Argon2id hash, from which it can't be read.",
        "What you type into the form, the photos you upload, and the listings made from them. A photo is made smaller and loses its location and camera data before anything else happens to it. The original is not stored; a small WebP thumbnail is kept with the listing and deleted with it.",
        "How many listings you made each month, and for each sign-in the time and the kind of browser, so that you can see and end it.",
      ],
    },
    {
      title: "How we use it",
      paragraphs: [
        "To write your listings, to keep your history, to count what your plan allows, to let you sign in, and to send you mail that concerns your account. We send no advertising and sell nothing about you.",
      ],
    },
    {
      title: "Who else receives it",
      paragraphs: [
        "Only the services that are needed to run this one: Anthropic, whose AI writes the listing, receives the reduced photo and what you typed; Resend, which delivers our mail, receives your address and the message; and, if you choose a paid plan, Stripe, which takes the payment and receives your address and your card. We never see your card number.",
        "Beyond them we disclose data only where the law demands it.",
      ],
    },
    {
      title: "AI processing",
      paragraphs: [
        "Your photo and your words are sent to an external AI service, that of Anthropic, in order to write your listing. Images are not stored permanently on external AI services. Your email address is not sent to them.",
      ],
    },
    {
      title: "Security",
      paragraphs: [
        "Passwords and the keys of sessions and mailed links are stored as hashes. Links in mails work once and expire. Changing or resetting your password ends your other sessions. No system is perfectly safe; if something happens to your data, we will tell you.",
      ],
    },
    {
      title: "Your rights: access, update, delete",
      paragraphs: [
        "In the Account section of your dashboard you can download everything we hold about you as one file, change your password, end sessions, and delete your account. Deleting it removes your history and thumbnails at once. Any single listing can be deleted from your history.",
        "Records of payments are kept as long as tax law asks for.",
      ],
    },
    {
      title: "Changes to this policy",
      paragraphs: [
        "When this policy changes, the new text stands here with its date. If a change matters to what you have already given us, we write to you first.",
      ],
    },
    { title: "Contact", paragraphs: [`Questions about your data: ${site.contactEmail}.`] },
  ],
};
