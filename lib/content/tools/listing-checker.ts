import type { Tool } from "@/lib/content/tools/tool";

export const listingChecker: Tool = {
  name: "listing-checker",
  path: "/etsy-listing-checker",
  title: "Etsy Listing Checker",
  lead: "Paste a whole listing, or open the file that Etsy exports. You see what Etsy would refuse, what its guidance advises, and a score with the reason for each point that is missing.",
  figure: "Check a listing",
  checkedOn: "2026-11-29",
  sections: [
    {
      id: "what-to-paste",
      title: "What you can paste",
      blocks: [
        "The checker reads a listing in the shape in which you have it. After it has read one, it says which parts it found, so that you notice when a field was taken for another.",
        {
          kind: "table",
          caption: "Shapes that are read, and what is found in them",
          head: ["What you have", "What is read"],
          rows: [
            [
              "Fields with their names, such as “Title:” and “Tags:”",
              "Every field that is named, in nine languages",
            ],
            [
              "Text without names",
              "The first line as the title, a list of short entries as the tags, the rest as the description",
            ],
            [
              "Etsy's export of your shop, a CSV file",
              "Title, description, tags and materials of its first listing",
            ],
            [
              "The text of a listing's page on Etsy, all of it selected and copied",
              "Title, description, materials and highlights. Its tags don't stand there",
            ],
            [
              "A row copied from a spreadsheet",
              "The columns that its first row names",
            ],
          ],
        },
        "A file may also be dropped anywhere on this page. To check every listing of an export rather than its first, use the [audit](/audit), which reads the same file in your browser.",
      ],
    },
    {
      id: "how-to-read",
      title: "How to read the result",
      blocks: [
        {
          kind: "list",
          items: [
            "**Refused** is for what breaks a rule in Etsy's API contract, its help pages or its error messages: a tag of more than 20 characters [@tagHelp], a percent sign in a material [@listingContract], the same tag twice [@tagErrors].",
            "**Doubtful** is our caution. Etsy publishes no such rule, but what is marked so has broken exports or may break a policy.",
            "**Better** is advice: the text passes, and Etsy's guidance asks for something else, such as a title of fewer than 15 words [@titleGuidance].",
            "**To settle before you publish** is for you alone: a claim that needs proof, a name that belongs to somebody, a blank that is still open.",
          ],
        },
        "“Rule” leads to the rule with its limit and an example that keeps it and one that breaks it, in [the list of listing rules](/etsy-listing-rules). “Source” leads to the page that it is from. Where a button offers to repair something, it changes the text in the field, and you can take the change back.",
        {
          kind: "example",
          field: "tags",
          before: "mother’s day gift, brass & gold hoops, hoop earrings, hoops",
          after:
            "mother's day gift, brass hoops, boho jewelry, everyday earrings",
          why: "The curly apostrophe and the & are refused in tags [@listingContract]. “Hoops” says nothing that “hoop earrings” doesn't, because Etsy matches words by their root [@keywords].",
        },
      ],
    },
    {
      id: "score",
      title: "What the score is made of",
      blocks: [
        "The score adds up what Etsy's guidance asks for, field by field: that the title names the item early, that the tags differ from one another, that the first sentence of the description can stand alone, that the alt text describes the picture. Each check has its points and its sentence. A listing that Etsy would refuse can't score well, whatever else it does.",
        "It is judged by the text alone. What the photo shows, what the piece costs and how the shop ships aren't known here, though Etsy counts clicks, reviews and the price of shipping as well [@rankingDisclosure]. So the score tells you how closely a listing follows published guidance. It doesn't tell you where it will stand in search.",
        {
          kind: "note",
          title: "A text of your own is taken at its word",
          text: "The checker can't know whether the ring is silver. It asks you about claims that need proof, and leaves the answer to you.",
        },
        "Only a title to look at? The [title checker](/etsy-title-checker) shows what a phone leaves of it. No tags yet? The [tag generator](/etsy-tag-generator) makes them from facts.",
      ],
    },
  ],
  questions: [
    {
      id: "listing-checker-sent",
      question: "Is my listing sent anywhere?",
      answer: [
        "No. Text and file are read by the page in your browser. Nothing of them is sent or kept, and no account is needed. When you leave the page, they are gone.",
      ],
    },
    {
      id: "listing-checker-model",
      question: "Does a language model judge it?",
      answer: [
        "No. It is a table of rules and a set of checks, the same for everybody, so the same text always has the same result.",
      ],
    },
    {
      id: "listing-checker-rank",
      question: "Will a listing with a high score rank higher?",
      answer: [
        "Nobody outside Etsy can promise that. Words decide whether a listing is matched at all; photos, price, shipping and reviews decide much of the rest.",
      ],
      sources: ["howSearchWorks", "rankingDisclosure"],
    },
    {
      id: "listing-checker-export",
      question: "Where do I get Etsy's file?",
      answer: [
        "In Shop Manager: Settings, Options, Download data, and there the CSV of your listings. It has all that are active.",
      ],
    },
  ],
};
