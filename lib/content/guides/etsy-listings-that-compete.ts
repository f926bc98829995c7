import type { Guide } from "@/lib/content/guides/guide";

export const etsyListingsThatCompete: Guide = {
  slug: "etsy-listings-that-compete",
  description:
    "How to find listings of your own Etsy shop that share tags and titles, how to decide which keeps which words, and how to change them without losing a seller.",
  lead: "A shop grows by copying: the mug in blue starts as a copy of the mug in cream, tags and all. A year later ten listings answer the same search and none answers the next one. This page shows how to find such groups, which of them are a problem, and how to take them apart.",
  sections: [
    {
      id: "short-answer",
      title: "The short answer",
      blocks: [
        "Each listing of a shop can be found by the words in its title, tags, attributes and description. If two listings carry the same words, they can be found by the same searches, and you have used two places to say one thing. The remedy isn't fewer listings. It is to give each one the words that only it deserves.",
        {
          kind: "list",
          isOrdered: true,
          items: [
            "List the tags of all your listings beside one another. A spreadsheet does; [the tool on this page](#compare) does it for a few, [the audit](/audit) for a whole shop.",
            "Mark pairs that share most of their tags, have nearly the same title, or open with the same sentence.",
            "Decide for each group: one piece in several versions, or several pieces?",
            "Versions become variations of one listing, or stay as they are, on purpose.",
            "For several pieces, choose one that keeps the general words. The others get the words that are true of them alone.",
            "Change a few at a time, write down the date, and look at your own numbers a month later.",
          ],
        },
        "None of this promises a place in the results. It makes sure that each listing can be found by somebody whom the others don't reach.",
      ],
    },
    {
      id: "what-is-known",
      title: "What is known about listings of one shop",
      blocks: [
        "Etsy's handbook describes two steps: matching what the shopper typed with the words of listings, then ordering what matched [@howSearchWorks]. For matching, it advises to use all 13 tags and to add variety to them. That advice is about one listing. About several listings of the same shop, it says little, and most of what you can read elsewhere is old.",
        "The history is short. In November 2014 sellers complained that a few shops filled whole pages of results, which they called clumping, and believed that Etsy had begun to limit how many listings of a shop a page shows; Etsy had said that it tested a remedy and gave no details [@quotas]. In the same month Etsy forbade duplicate shops, because they confuse buyers and give an unfair advantage in search, and kept allowing several shops for distinct lines of work [@duplicateShops].",
        "Three years later a seller noted that the words about shop diversity had gone from Etsy's help, and that the same shop appeared again and again for some searches [@clumping]. In spring 2018 another photographed three listings of one seller at the top of one search, two of them the same item [@clumpingSeen].",
        "So there was a limit, or something like it, and then there was less of it. Whether there is one today, nobody outside Etsy knows, and a tool that tells you “at most two of a shop” is quoting somebody's guess. Conveniently, what to do doesn't depend on the answer:",
        {
          kind: "table",
          caption:
            "Two listings with the same words, and two with different ones",
          head: ["Case", "Same words", "Different words"],
          rows: [
            [
              "If Etsy shows few listings of a shop on a page",
              "One of the two hides the other",
              "Each has searches of its own",
            ],
            [
              "If it shows as many as match",
              "Both stand in one place, in front of one shopper",
              "They stand in two places, in front of two",
            ],
            [
              "If it learns from clicks and orders of each listing",
              "Those for one idea are divided among two",
              "Each collects its own",
            ],
          ],
        },
        "The last row is our reasoning. Etsy names clicks, favorites and purchases of a listing as listing quality [@rankingDisclosure]. That two listings divide them follows from counting, not from a sentence of Etsy's.",
      ],
    },
    {
      id: "three-signs",
      title: "Three signs that two listings compete",
      blocks: [
        "Words can overlap in many ways. These three are easy to measure, and each has a cause that you can change.",
        {
          kind: "list",
          items: [
            "**They share most of their tags.** Take all different tags of both listings, and count those that both have. Ten of thirteen in common means ten of sixteen in all, which is 62.5 percent. We call 60 percent and more a group. Below that, two pieces of one craft simply resemble each other.",
            "**Their titles are nearly the same.** Counted by the roots of the words, so that “mug” and “mugs” are one. From 65 percent on, a shopper who sees both can't tell why there are two.",
            "**They open with the same sentence.** “Thank you for visiting my little shop” in front of forty descriptions says forty times nothing about a product.",
          ],
        },
        "The limits of 60 and 65 percent are ours. Etsy publishes no such number. They are chosen so that a copy in which three tags were changed still counts as one: ten of thirteen left in common are 62.5 percent. At half of the tags, two bowls of one potter might already be called a group.",
        {
          kind: "note",
          title: "Shared is not wrong",
          text: "A tag may stand in several listings. “Wheel thrown pottery” is true of everything a potter makes. It becomes a problem when all thirteen are of that kind, so that nothing tells one listing from another.",
        },
      ],
    },
    {
      id: "compare",
      title: "Compare some of your listings here",
      blocks: [
        "Paste a few listings: the title in one line, the tags in the next, separated by commas, then an empty line. It shows which of them compete, by the measures above, and which tags you have used more than once. Nothing that you paste leaves your browser.",
        { kind: "checker", name: "Compare listings", mode: "shop" },
        "For more than a handful there is an easier way. Etsy lets you download all active listings as one file: Shop Manager, Settings, Options, Download data. [The audit](/audit) reads that file on your own device, compares up to 5,000 listings by the same measures and by their opening sentences, and shows the groups with the tags that they share.",
      ],
    },
    {
      id: "versions-or-pieces",
      title: "Versions of one piece, or several pieces?",
      blocks: [
        "Before you change a word, ask what the shopper would say. If somebody who wants the blue mug would also take the cream one, they are versions of one piece. If she would be annoyed to be shown it, they are two pieces.",
        {
          kind: "table",
          caption: "What to do with a group",
          head: ["The group", "What it is", "What to do"],
          rows: [
            [
              "The same mug in four glazes",
              "Versions",
              "One listing with a variation for the color, unless each color has buyers of its own",
            ],
            [
              "The same ring in twelve sizes",
              "Versions",
              "One listing with a variation for the size",
            ],
            [
              "A mug, an espresso cup and a bowl in one glaze",
              "Pieces",
              "One set of words each: what it is and what it is for differ",
            ],
            [
              "Twenty prints of twenty flowers",
              "Pieces",
              "The flower into title and tags of each; “botanical print” into a few",
            ],
            [
              "The same scarf, listed again for Christmas",
              "A copy",
              "Keep the one with the history, end the other, put the occasion into its tags for the season",
            ],
            [
              "One-of-a-kind pieces of one technique",
              "Pieces that look like versions",
              "Each gets what makes it the only one: size, color, form, inclusion",
            ],
          ],
        },
        "Merging has a price. A listing that has sold has a history of clicks and orders, which Etsy counts for that listing [@rankingDisclosure], and it has an address that people have saved. So keep the one that has sold and add the others to it as variations. Don't begin a new one and end both.",
        "There can be good reasons to leave versions apart: photos that a variation can't show well, a price or a shipping profile of its own, or a color that people search for by name. Then treat them as pieces, and give each its own words.",
        "What is never a reason: to fill a page of results with the same thing. Etsy's Seller Policy, as it is quoted, forbids duplicate shops and manipulating search [@sellerPolicyReport]. A shop with one listing for each real difference has little to fear from that sentence.",
      ],
    },
    {
      id: "share-out",
      title: "Sharing out the words",
      blocks: [
        "Take a group of real pieces and write its tags into three columns: true of all, true of some, true of one. Most shops find nearly everything in the first column, and that is the whole trouble.",
        {
          kind: "list",
          isOrdered: true,
          items: [
            "**Choose the listing that keeps the general words.** The one that sells best, or the one that most people mean by them. “Coffee mug” goes to the mug of 12 oz, not to the espresso cup.",
            "**Give the others what only they can say.** Size, form, color, technique, use, room, recipient, occasion. For each listing ask: which search would bring somebody who wants this and nothing else of mine?",
            "**Let category and attributes say what they already say.** Etsy's Keywords 101 advises against tags that repeat them, and for tags that are as different as they can be [@keywords]. The color attribute already says blue; the tag can say “cobalt glaze”.",
            "**Stay inside the limits.** Thirteen tags, twenty characters each [@tagHelp], none twice in a listing, or Etsy answers with an error [@tagErrors].",
            "**Stay true.** A tag that only sets listings apart and describes nothing is worse than a shared one.",
          ],
        },
        "Take an espresso cup whose listing began as a copy of the mug:",
        {
          kind: "example",
          field: "tags",
          before:
            "coffee mug, coffee mug, pottery mug, stoneware mug, tea cup, coffee lover gift, speckled coffee mug set, handmade mug & cup",
          after:
            "espresso cup, demitasse, ristretto cup, macchiato cup, doppio cup, moka pot cup, tiny coffee cup, small pottery cup, short coffee cup, stoneware espresso, espresso lover gift, barista gift, 3 oz cup",
          why: "Everything in the first set belongs to the mug, and three would be refused: one appears twice, one is too long, one holds “&”. In the second nothing belongs to the mug, and whoever types one of them is looking for a small cup, or for a gift to somebody who drinks from one.",
        },
        "Titles follow the same idea, and Etsy's guidance for them already asks for it: the item first, then its most important objective traits, in fewer than 15 words [@titleGuidance]. If two titles are alike, then the trait that tells the two apart is missing from them.",
        {
          kind: "example",
          field: "title",
          before:
            "Botanical Print, Flower Print, Botanical Wall Art, Plant Print, Nature Wall Decor, Print & Poster & Art",
          after: "Foxglove Linocut on Cotton Paper, 8 x 10 Inches, Unframed",
          why: "The first could hang over each of twenty prints. The second only fits one, and somebody who looks for foxgloves will know that it is there.",
        },
        {
          kind: "example",
          field: "title",
          before:
            "Stoneware Cup, Handmade Pottery Cup, Coffee Cup & Tea Cup & Mug",
          after: "Stoneware Espresso Cup, Speckled Cream, 3 oz",
          why: "Espresso and 3 oz are the two words that keep it away from the mugs, and they are what its buyer wants to know.",
        },
      ],
    },
    {
      id: "opening-sentences",
      title: "Opening sentences that differ",
      blocks: [
        "Etsy's help advises to describe the item at the start of the description in your own words, without a copy of the title [@seoHelp]. If forty descriptions begin with the same greeting, the first 160 characters of forty pages are spent, and those are what web search engines tend to show.",
        {
          kind: "example",
          field: "text",
          before:
            "Welcome to my shop! All my pieces are lovingly handmade in my studio and make a wonderful gift for any occasion.",
          after:
            "A 3 oz espresso cup in speckled stoneware, thrown on the wheel, small enough to fit under the spout of a home machine.",
          why: "The second sentence can stand before one listing only. The welcome can go to the end, or to the page about the shop.",
        },
        "What is the same for all pieces, such as care, packaging and shipping, may stay the same in all of them, further down. Nobody searches by it, and buyers are glad to find it in the same place.",
      ],
    },
    {
      id: "change-safely",
      title: "Changing without breaking what sells",
      blocks: [
        "The temptation is to rewrite everything in one evening. Then something changes, and you will never know what did it.",
        {
          kind: "list",
          isOrdered: true,
          items: [
            "**Write down where you stand.** For each listing of the group: views, favorites and orders of the last 90 days, and its tags as they are now.",
            "**Leave the best seller of each group alone.** It keeps the general words. Move the others away from it.",
            "**Change one group, then wait.** By reports, a change can take up to two days to show in search, and Etsy's Search Visibility page follows within about a day [@searchVisibility]. For orders, wait four weeks.",
            "**Compare with the same weeks of the year before,** where you can. Seasons are stronger than tags.",
            "**Put it back if it got worse.** You have the old tags.",
          ],
        },
        "With a few visits a month for each listing, no comparison will tell you anything. That isn't a reason to leave the group as it is: two listings that say the same thing are one chance less, whatever the numbers show. Just don't read meaning into five visits more or less.",
        {
          kind: "note",
          title: "Renewing is not a remedy",
          text: "Etsy calls the boost for a new listing small and temporary, and has said that renewing for its sake is not effective [@howSearchWorks]. A second listing for the same piece, made for that boost, also costs a listing fee.",
        },
      ],
    },
    {
      id: "before-it-happens",
      title: "Keeping it that way",
      blocks: [
        "Groups come from the Copy button. It is a good button; the habit to add is a minute behind it.",
        {
          kind: "list",
          items: [
            "**After copying, delete the tags first.** Writing thirteen new ones is quicker than finding which of the old are no longer true.",
            "**Begin the title with what differs in kind,** and name what differs in detail: the flower, the size, the glaze.",
            "**Keep a list of the general words** and the one listing that owns each. Ten lines on paper are enough for most shops.",
            "**Look at the whole shop twice a year,** and after each new line of products.",
          ],
        },
        "When many listings are written at once, look at them side by side before you publish them. Drafts of one afternoon resemble one another even more than copies do, whether a person or a machine wrote them.",
      ],
    },
    {
      id: "unknown",
      title: "What nobody outside Etsy knows",
      blocks: [
        "Whether there is a limit on listings of one shop for a page of results. How much a shared tag costs. Whether two listings of yours that answer one search help or hurt each other for a particular shopper. Etsy orders results for each shopper anew [@howSearchWorks], so that your own view of a page proves little.",
        "What can be known is in your own shop: which words you have used, how often, and for what. That is what the tool above and the audit show, and nothing else. They estimate no search volume, since Etsy publishes none.",
        {
          kind: "action",
          text: "Drop the file of your listings and see which of them compete. It stays on your device.",
          href: "/audit",
          label: "Audit a shop",
        },
      ],
    },
  ],
};
