import type { Tool } from "@/lib/content/tools/tool";

export const titleChecker: Tool = {
  name: "title-checker",
  path: "/etsy-title-checker",
  title: "Etsy Title Checker",
  lead: "Type a title and see what Etsy would refuse, how many words it has, which of them it says twice, and about what a phone leaves of it. Each point stands with its source.",
  figure: "Check a title",
  checkedOn: "2026-11-29",
  sections: [
    {
      id: "refused",
      title: "What makes Etsy refuse a title",
      blocks: [
        "A title may have 140 characters [@seoHelp]. Which ones is written as a pattern in Etsy's API contract: letters, numbers, punctuation, mathematical signs and spaces, besides ™, © and ® [@listingContract]. What follows is that pattern in daily use.",
        {
          kind: "table",
          caption: "Signs that sellers like to put into titles",
          head: ["Sign", "In a title", "Write instead"],
          rows: [
            ["& + % :", "once each [@listingContract]", "“and”, a comma"],
            ["♥ ★ ✨ and emoji", "no [@listingContract]", "nothing"],
            ["$ € £", "no [@titleErrors]", "nothing: the price has its place"],
            ["½ °", "no [@listingContract]", "1/2, “degrees”"],
            ["“ ” ’ – — |", "yes [@listingContract]", ""],
          ],
        },
        "A title in capitals only is reported to be refused too. The [rules for titles](/etsy-listing-rules#title_character) have an example for each of these.",
      ],
    },
    {
      id: "fewer-words",
      title: "Why fewer words",
      blocks: [
        "Etsy's guidance for titles of April 2026 asks for the item first, its most important objective traits after it, and fewer than 15 words in all. Praise, gift phrases, sales and shipping should leave the title, and a word need stand there only once [@titleGuidance]. It doesn't say that a long title is punished.",
        {
          kind: "example",
          field: "title",
          before:
            "Linen Apron, Apron for Women, Cooking Apron, Kitchen Apron with Pockets, Gift for Mom, Baker Gift, Beautiful Apron",
          after: "Washed Linen Cross Back Apron with Two Pockets, Olive Green",
          why: "The first says “apron” five times. In the second, nine words hold material, cut, detail and color. “Kitchen apron” and the gifts make good tags.",
        },
        {
          kind: "example",
          field: "title",
          before:
            "WALNUT CUTTING BOARD | Perfect Housewarming Gift ♥ | Free Shipping",
          after:
            "Walnut End Grain Cutting Board with Juice Groove, 12 x 16 Inches",
          why: "The heart is refused [@listingContract]. Capitals are hard to read, and what shipping costs stands beside the price anyway.",
        },
      ],
    },
    {
      id: "phone",
      title: "What a phone shows",
      blocks: [
        "In results a title is cut to what fits beside the photo. Etsy publishes no figure. The cuts at 40 and 70 characters, and at 60 for web search, are what sellers report, rounded; screens, text sizes and tests by Etsy change them. Take them as a reason to name the item early rather than as a measure.",
        {
          kind: "list",
          isOrdered: true,
          items: [
            "Read only the first cut. Do you know what is being sold?",
            "Read the second. Do you know what sets it apart from the one beside it?",
            "What stands after it is for somebody who has opened the listing already.",
          ],
        },
        "That the first words of a title count more in search is often said. By Etsy's own account the words of titles, tags, descriptions, categories and attributes are matched together [@howSearchWorks]; the order matters to the person who reads.",
      ],
    },
    {
      id: "points",
      title: "What the points are for",
      blocks: [
        "The title has its share of the hundred points of a whole listing: that it names the item within the first 40 characters, keeps to fewer than 15 words, names two facts such as material or size early, leaves praise and gifts out, repeats nothing, and reads as one phrase. While Etsy would refuse it, it earns none.",
        "The facts themselves aren't checked: a title can be short, clear and untrue. To look at a title together with its tags and description, use the [listing checker](/etsy-listing-checker); the reasons are worked through in [Etsy SEO Tips](/etsy-seo-tips#titles).",
      ],
    },
  ],
  questions: [
    {
      id: "title-checker-length",
      question: "Should I use all 140 characters?",
      answer: [
        "No rule asks for it, and the guidance of 2026 points the other way. The limit says what is accepted, not what is good.",
      ],
      sources: ["titleGuidance", "seoHelp"],
    },
    {
      id: "title-checker-change",
      question: "Should I change titles that sell?",
      answer: [
        "There is no hurry. Begin with listings that are seen and not opened, note the day of the change, and compare your own figures before you go on.",
      ],
    },
    {
      id: "title-checker-words",
      question: "How are words counted?",
      answer: [
        "What stands between spaces and signs: “12 oz” is two words, “wheel-thrown” too. Etsy doesn't say how it counts.",
      ],
    },
    {
      id: "title-checker-sent",
      question: "Does somebody see what I type?",
      answer: [
        "No. The title is checked by the page itself, without an account, and isn't sent or kept.",
      ],
    },
  ],
};
