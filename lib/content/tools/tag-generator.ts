import type { Tool } from "@/lib/content/tools/tool";

export const tagGenerator: Tool = {
  name: "tag-generator",
  path: "/etsy-tag-generator",
  title: "Etsy Tag Generator",
  lead: "Say what the piece is, what it is made of and who it is for. Your facts become tags within Etsy's 20 characters, sorted by what they are about, and you choose thirteen. No language model is asked: only your own words are combined.",
  figure: "Make tags from facts",
  checkedOn: "2026-11-29",
  sections: [
    {
      id: "how-it-works",
      title: "How the tags are made",
      blocks: [
        "The generator puts your words together as shoppers do: a trait before the thing (“stoneware mug”), the thing for somebody (“mug for mom”), a gift for an occasion (“housewarming gift”), a style with a material (“rustic stoneware”). Another name for the piece is combined in the same ways.",
        {
          kind: "list",
          items: [
            "**Nothing is made up.** A tag says what you typed. If you leave the color empty, no tag has a color.",
            "**Nothing is cut.** What has more than 20 characters, spaces included [@tagHelp], is left out as a whole.",
            "**Signs are written out or dropped.** Tags take letters, numbers, spaces, hyphens, straight apostrophes, ™, © and ® [@listingContract]; “salt & pepper” becomes “salt and pepper”.",
            "**The same words in another order count once.** So do singular and plural: Etsy's Keywords 101 says that they are matched by their root [@keywords].",
          ],
        },
        "It doesn't know what people search for, and shows no volume: Etsy publishes none by which we could work. A plain rule chooses the first thirteen, those that cover the most kinds of facts with the fewest repeated words. You can put in and take out what you like.",
      ],
    },
    {
      id: "overlap",
      title: "Why overlap matters",
      blocks: [
        "You have 13 tags [@tagHelp]. Each that only repeats another is a slot in which something else could stand, and Etsy's advice is to make tags as different as possible [@keywords]. Below each candidate you see which of its words stand in chosen tags already. Some overlap is right: the noun of the piece will be in several.",
        {
          kind: "example",
          field: "tags",
          before:
            "candle, soy candle, candle soy, candles, lavender candle, candle lavender, candle gift, gift candle",
          after:
            "soy candle, lavender candle, amber jar candle, bath time candle, new home gift, gift for sister, self care evening, hand poured",
          why: "The first eight have four different words between them. The second eight say the same thing once, and then material, scent, jar, use, occasion, recipient and technique.",
        },
        "Category, attributes and materials are matched without tags, so a tag that says only “blue” or only “cotton” adds nothing [@keywords]. The automatic choice leaves such tags out.",
      ],
    },
    {
      id: "facts",
      title: "Which facts make good tags",
      blocks: [
        {
          kind: "table",
          caption:
            "Questions that lead to tags, with an answer for a wool scarf",
          head: ["Question", "An answer", "A tag from it"],
          rows: [
            ["What is it?", "ribbed wool scarf", "ribbed wool scarf"],
            ["What else is it called?", "muffler", "wool muffler"],
            ["How is it made?", "hand knit", "hand knit scarf"],
            ["Style", "scandinavian", "scandinavian scarf"],
            ["Who is it for?", "hiker", "gift for hiker"],
            ["For which occasion?", "christmas", "christmas gift"],
            ["Where is it used?", "mountain cabin", "mountain cabin"],
          ],
        },
        "Names of brands, films and characters don't belong in tags unless you hold a license: “style” and “inspired by” protect nobody. If one of your facts holds a name or a claim that needs proof, it is said above the candidates. Policies speak of tags that have nothing to do with the item, too [@sellerPolicyReport].",
        "When the tags are chosen, look at them beside the title in the [listing checker](/etsy-listing-checker). The questions behind them are worked through in [Etsy SEO Tips](/etsy-seo-tips#tags), and every limit has its own entry in [the list of listing rules](/etsy-listing-rules#tag_too_long).",
      ],
    },
  ],
  questions: [
    {
      id: "tag-generator-ai",
      question: "Is this an AI tag generator?",
      answer: [
        "No. It combines the words that you type by fixed rules, in your browser. That is why it is quick, why nothing is sent, and why it can't think of a synonym for you: type the other names that you know.",
      ],
    },
    {
      id: "tag-generator-thirteen",
      question: "Do I have to use all thirteen?",
      answer: [
        "Etsy advises it. Still, five true tags are better than thirteen of which eight have nothing to do with the piece.",
      ],
      sources: ["keywords"],
    },
    {
      id: "tag-generator-long",
      question: "Why is my phrase missing?",
      answer: [
        "It has more than 20 characters together with the noun, says a word twice, or has the same words as another. Type a shorter form of it, or split it into two facts.",
      ],
    },
    {
      id: "tag-generator-languages",
      question: "Does it work in other languages?",
      answer: [
        "The phrases are put together in English order, with “for” and “gift”. Words of other languages are accepted but will read oddly.",
      ],
    },
  ],
};
