import type { Question } from "@/lib/content/faq";
import { byBilling, byPictures } from "@/lib/settings/installation";

export const auditPath = "/audit";
export const altTextPath = "/audit/alt-text";

/** How a seller gets the file, as Etsy names the places. */
export const auditSteps = [
  "On Etsy, open Shop Manager, then Settings and Options.",
  "Choose Download data, and under your listings Download CSV. Etsy saves EtsyListingsDownload.csv with all active listings.",
  "Drop that file here. Files in other languages, and tables of your own with a column of titles, work as well.",
];

export const auditQuestions: Question[] = [
  {
    id: "audit-sent",
    question: "Where does my file go?",
    answer: [
      "Nowhere. It is read, scored and compared on your own device, and this page works without an account. So that signing in or going back loses nothing, the listings in it stay in this browser until you remove them; nothing else of the file does. After a day they are no longer shown, and your next visit to this page deletes them.",
      "Only when you press Fix is that one listing saved to your history, so that the editor can open it.",
    ],
  },
  {
    id: "audit-shop",
    question: "And if I connect my Etsy shop?",
    answer: [
      "Then no file is needed. When you ask for it, our server reads the active listings from Etsy, and your browser scores them. What was read is kept for six hours, as Etsy's terms allow, and then deleted, or as soon as you delete it or disconnect the shop.",
      "Nothing is changed on Etsy. Attributes are read only for a listing that you open, and not kept. Fix copies that listing into your history, linked to the one on Etsy, so that you can send better texts there, each after you have confirmed it.",
    ],
  },
  {
    id: "audit-scored",
    question: "What is scored, and what is not?",
    answer: [
      "Titles, descriptions, tags and materials, with the same rules and the same score as in the editor. Etsy's file contains no category, attributes or alt texts, so none of these is scored.",
      "For a connected shop, the category and the alt texts of all photos are scored as well, and the attributes of each listing that you open.",
    ],
  },
  {
    id: "audit-groups",
    question: "What does “competes” mean?",
    answer: [
      "Two of your own listings share most of their tags, have nearly the same title, or open with the same sentence. They turn up in the same searches, where they get in each other's way. How to share out the words among them is in [a guide](/etsy-listings-that-compete).",
    ],
  },
  {
    id: "audit-quota",
    question: byBilling(
      "Does it count as a listing of my plan?",
      "Does it count as a listing?",
    ),
    answer: [
      "No. The audit is free for everybody, and so is opening and editing one of your listings. A listing is counted when the model writes it.",
      ...byPictures(
        [
          "[Alt texts for photos of a connected shop](/audit/alt-text) count as one listing for each ten that you choose.",
        ],
        [],
      ),
    ],
  },
];
