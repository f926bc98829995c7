import { closedDoor } from "@/lib/content/closed-door";
import type { Guide } from "@/lib/content/guides/guide";
import { byBilling, byPictures } from "@/lib/settings/installation";

const door = closedDoor();

export const etsySeoTips: Guide = {
  slug: "etsy-seo-tips",
  description:
    "How Etsy search works by Etsy's own words, twelve things worth doing in titles, tags, attributes and descriptions, and the myths to drop. Dated and sourced.",
  lead: "Much of what is repeated about Etsy search was true in 2015, or never. This page keeps to what Etsy has published, says where we could not read the original, and marks our own conclusions as such. You can try the rules on your own title and tags further down.",
  sections: [
    {
      id: "short-answer",
      title: "The short answer",
      blocks: [
        "Etsy search works in two steps. First it collects every listing whose words match what the shopper typed. Then it orders them by how likely that shopper is to buy. Your words decide whether you are collected at all. Your photos, price, shipping, reviews and the listing's own history decide most of the rest.",
        {
          kind: "list",
          isOrdered: true,
          items: [
            "Start the title with what the thing is. Keep it under 15 words.",
            "Name two or three facts that a shopper can see or measure: color, material, size, technique.",
            "Say each word once. Leave “gift for her” and “beautiful” out of the title.",
            "Fill all 13 tags with phrases of two or three words, none longer than 20 characters.",
            "Make the tags different from one another, and from your category and attributes.",
            "Choose the most specific category there is.",
            "Fill in every attribute that is true.",
            "Let the first sentence of the description stand alone, in 160 characters or fewer.",
            "Answer size, material, care and processing time in the description.",
            "Describe the photo in its alt text, for someone who can't see it.",
            "Look at shipping price and reviews before you touch the words again.",
            "Change one thing, note the date, wait, then look at your own numbers.",
          ],
        },
        "None of this guarantees a place in the results, and nobody outside Etsy can. It makes sure that you are in the running, and that a shopper who finds you understands what you sell.",
      ],
    },
    {
      id: "how-search-works",
      title: "How Etsy search works, by Etsy's account",
      blocks: [
        "Etsy's handbook describes two phases, **query matching** and **ranking**. For matching, it says that it looks at titles, tags, descriptions, categories and attributes, and that using all 13 tags, varying them, adding the relevant attributes and choosing a specific category may all help a listing match [@howSearchWorks]. The word is “may”. Matching gets you into the pile, not to the top of it.",
        "For ranking, Etsy names a technique it calls Context Specific Ranking: the order depends on the shopper as well as on the listing [@howSearchWorks]. Two people who type the same words can see different pages. That is why checking your own place in the results, in your own browser, tells you little.",
        {
          kind: "table",
          caption:
            "What Etsy says it weighs, and what a seller can do about it",
          head: ["Factor", "What Etsy says", "What you can do"],
          rows: [
            [
              "Relevancy",
              "How close the words of tags, title and attributes come to the query [@rankingDisclosure]",
              "Use the words shoppers type, in natural order, each in one place",
            ],
            [
              "Listing quality",
              "Clicks, views, favorites and purchases of that listing [@rankingDisclosure]",
              "A clear first photo, an honest title, a price that fits what is shown",
            ],
            [
              "Recency",
              "A small, temporary boost for new listings so that Etsy can learn; a smaller one for renewed listings [@rankingDisclosure]",
              "List when the item is ready. Don't renew for the boost",
            ],
            [
              "Customer and market experience",
              "Reviews, cases and policies of the whole shop [@rankingDisclosure]",
              "Answer messages, ship on time, describe truthfully",
            ],
            [
              "Shipping price",
              "In the United States, domestic shipping under $6 is given priority [@shippingPrice]",
              "Look at your rates before you look at your keywords",
            ],
            [
              "Language",
              "Listings are matched in the shopper's language, in translation if needed [@rankingDisclosure]",
              "Write plainly; plain sentences translate well",
            ],
          ],
        },
        "Two details are worth knowing because they are so often told wrongly. Etsy states that subscribing to Etsy Plus does not influence where listings appear, and that Star Seller status does not directly change the order [@howSearchWorks].",
        "Etsy's own texts also disagree with each other. The handbook lists descriptions among the things it matches [@howSearchWorks]. The copy of the legal disclosure that we could read lists titles, attributes, categories and tags, and leaves descriptions out [@rankingDisclosure]. Our conclusion: write the description for the reader, put your main words in it naturally, and don't rely on it to be found.",
      ],
    },
    {
      id: "titles",
      title: "Titles: shorter than you were taught",
      blocks: [
        "A title may hold 140 characters [@seoHelp]. For years that was read as an invitation to fill them. Etsy's guidance for titles now points the other way: begin with the item, add its most important objective traits, stay under 15 words, and write something a person can scan [@titleGuidance].",
        "What should leave the title, by the same guidance: repeated words, subjective words such as “perfect” and “beautiful”, gift phrases such as “gift for her”, and anything about price, sales or shipping. A holiday or recipient stays only when it is part of what the item is: a birthday candle is a birthday candle [@titleGuidance].",
        {
          kind: "example",
          field: "title",
          before:
            "Mug, Coffee Mug, Tea Mug, Ceramic Mug, Handmade Mug, Gift Mug, Mother's Day Mug",
          after: "Speckled Stoneware Coffee Mug, 12 oz, Wheel Thrown",
          why: "The first says “mug” seven times and tells a shopper nothing to decide by. The second has the item, the material, the size and the technique. The synonyms and the occasion move to the tags.",
        },
        {
          kind: "example",
          field: "title",
          before:
            "BEST SOY CANDLE!! Perfect Gift for Mom & Dad & Friends, 20% OFF, Free Shipping",
          after: "Lavender Soy Candle in Amber Glass Jar, 8 oz",
          why: "The first would be refused as well as ignored: Etsy's contract allows the signs %, :, & and + only once each in a title [@listingContract], and here & appears twice. Prices and shipping have their own places on the page.",
        },
        {
          kind: "example",
          field: "title",
          before:
            "Personalized Dog Collar, Custom Dog Collar, Dog Collar Personalized, Leather Dog Collar, Engraved Dog Collar, Gift",
          after:
            "Engraved Leather Dog Collar with Brass Name Plate, 1 Inch Wide",
          why: "Turning the words around adds no new meaning. One phrase holds four of the five ideas; “personalized” and “custom” work as tags.",
        },
        "Etsy does not say that long titles are punished. It says that it takes a more holistic view of a listing [@titleGuidance]. So there is no need to rush through a shop that sells. Rewrite the titles of listings that get views but few clicks, and leave your best sellers for last.",
        "The order of words matters for readers, by our own reasoning: a phone shows roughly the first 40 to 70 characters of a title, and web search engines show 50 to 60. If the item is named in the first 40, everyone sees it. The [title checker](/etsy-title-checker) shows those cuts.",
        {
          kind: "checker",
          name: "Try your own title",
          mode: "title",
        },
      ],
    },
    {
      id: "tags",
      title: "Tags: thirteen different questions",
      blocks: [
        "You have 13 tags of up to 20 characters each, spaces included [@tagHelp]. They may hold letters, numbers, spaces, hyphens, straight apostrophes and the signs ™, © and ® [@listingContract]. A tag that appears twice is refused [@tagErrors]. Those are the hard rules.",
        "The soft ones come from Etsy's Keywords 101: use all 13, prefer phrases of several words, make them as different from each other as you can, and don't repeat what your category and attributes already say, because Etsy matches those as well. Singular and plural, and common misspellings, are matched by their root, so they need no tag of their own [@keywords].",
        "The hardest part is variety. It helps to treat the thirteen slots as answers to different questions rather than as thirteen names for one thing. Here is the mug from above:",
        {
          kind: "table",
          caption: "Thirteen tags for one mug, by the question each answers",
          head: ["Question", "Tags"],
          rows: [
            [
              "What else would someone call it?",
              "speckled coffee cup, pottery mug, ceramic drinkware",
            ],
            ["How is it made?", "wheel thrown pottery"],
            [
              "Which style is it?",
              "cottagecore mug, farmhouse tableware, rustic kitchen decor",
            ],
            ["Who is it for?", "coffee lover gift, gift for tea drinker"],
            ["For which occasion?", "housewarming gift, new home present"],
            ["Where or when is it used?", "office desk mug, cozy morning mug"],
          ],
        },
        {
          kind: "example",
          field: "tags",
          before:
            "mug, mugs, coffee mug, coffee mug, handmade ceramic coffee mug, gift, mom & dad, best mug ever!, ceramic",
          after:
            "speckled coffee cup, pottery mug, ceramic drinkware, wheel thrown pottery, cottagecore mug, farmhouse tableware, rustic kitchen decor, coffee lover gift, gift for tea drinker, housewarming gift, new home present, office desk mug, cozy morning mug",
          why: "Of the first nine, four would be refused: one is too long, one appears twice, and “&” and “!” are not allowed in tags. “Mugs” adds nothing to “mug”, and “gift” alone competes with everything on Etsy.",
        },
        "A long phrase that doesn't fit can be cut into pieces: “minimalist diamond ring” is too long, but “minimalist jewelry” and “diamond ring” both fit. That is Etsy's own advice for long phrases [@keywords].",
        "Tags are also where the gift and occasion words belong that left the title. Keep them true: a tag that has nothing to do with the item is a policy matter, not a trick. The [tag generator](/etsy-tag-generator) makes such phrases from your facts.",
        {
          kind: "checker",
          name: "Try your own tags",
          mode: "tags",
        },
      ],
    },
    {
      id: "attributes",
      title: "Category and attributes: tags you get for free",
      blocks: [
        "Etsy describes attributes as working like tags, and the filters at the side of a results page are fed by them [@keywords]. So a shopper who ticks “blue” may never see your blue scarf if its color attribute is empty, whatever the title says.",
        {
          kind: "list",
          items: [
            "**Go down to the last level of the category.** The handbook asks for a category as specific as it gets [@howSearchWorks].",
            "**Fill in every attribute that is true,** and none that is not. Primary color, secondary color, material, size, occasion, style.",
            "**Avoid “other”** where a real value exists. Nobody filters for “other”.",
            "**Then take those words out of your tags.** If the color attribute says blue, a tag that only says “blue” is a slot lost.",
          ],
        },
        "Materials are a separate field of up to 13 entries. They may hold only letters, numbers and spaces [@listingContract]: “100% cotton” is refused for the percent sign, “hand-dyed wool” for the hyphen. “Cotton” and “hand dyed wool” pass. A [table in the listing guide](/etsy-listing-generator-guide#characters) shows which character passes in which field.",
      ],
    },
    {
      id: "description",
      title: "Description: the first sentence does two jobs",
      blocks: [
        "Etsy's help advises describing the item in your own words at the start, without copying the title and without a list of keywords [@seoHelp]. That first sentence is also what web search engines tend to show under your title, at about 150 to 160 characters.",
        {
          kind: "example",
          field: "text",
          before:
            "Thanks for visiting my shop! Coffee mug, ceramic mug, handmade mug, gift mug. This is the perfect gift for everyone you love.",
          after:
            "A 12 oz speckled stoneware coffee mug, thrown on the wheel and glazed in cream inside and out. It is 3.5 inches tall, holds heat well and goes in the dishwasher.",
          why: "The second opening could stand alone on a results page. It says what the item is and two facts that help someone decide.",
        },
        "After the opening, answer what shoppers ask in messages: what it is made of, how big it is, how to care for it, what is in the parcel, how long it takes you to make it. Short paragraphs. Then the story, if there is one. The description is plain text: asterisks and HTML tags appear as they are typed.",
        "If you don't know a measurement yet, leave yourself a visible blank such as [add size] and fill it before publishing. A guess becomes a return.",
      ],
    },
    {
      id: "photos",
      title: "Photos and alt text",
      blocks: [
        "The first photo is what a shopper chooses by, and clicks count: with views, favorites and purchases they make up a listing's quality score. Etsy says that each factor has its own weight, and not which [@rankingDisclosure]. Etsy's help recommends at least 2,000 pixels on the shortest side and the subject in the middle, because thumbnails are cropped to several shapes [@imageHelp]. A listing can hold up to 20 images [@listingContract]; advice that speaks of ten is older than that.",
        "Alt text describes the photo to people who can't see it. Etsy's help advises up to 250 characters [@altTextHelp], its contract accepts 500 [@imageContract]. Say what is there: the object, its color and material, the setting, the angle. Skip “image of”, skip keywords, don't paste the title.",
        {
          kind: "example",
          field: "text",
          before:
            "mug coffee mug handmade ceramic mug gift for her pottery mug",
          after:
            "Cream stoneware mug with brown speckles on an oak table, seen from the side, its handle to the right, a teaspoon beside it for scale.",
          why: "The second tells a person with a screen reader what others see, and tells an image search the same. That alt text moves you in Etsy's own search is not something Etsy has claimed.",
        },
        "Which photos a piece needs, and how to write an alt text for each, is worked through in [Photos and Alt Text](/etsy-photos-and-alt-text).",
      ],
    },
    {
      id: "beyond-words",
      title: "What no keyword can fix",
      blocks: [
        "Of the factors that Etsy names, most are not words. When a listing gets views and no sales, look here before you rewrite a tag:",
        {
          kind: "list",
          items: [
            "**Shipping price.** For shoppers in the United States, Etsy has said that it gives priority to listings whose domestic shipping costs less than $6, and it offers a free-shipping guarantee for orders from $35 [@shippingPrice]. If your postage is high, moving a part of it into the price may change more than any tag.",
            "**Reviews and cases.** The customer and market experience score belongs to the shop, so one neglected corner affects every listing [@rankingDisclosure].",
            "**The match between photo and title.** A click that ends at once is a signal too. That is our reading of “listing quality”, not a sentence of Etsy's.",
            "**Range.** Ten listings that differ can match ten kinds of searches. Ten that share a title and tags mostly [compete with one another](/etsy-listings-that-compete).",
          ],
        },
      ],
    },
    {
      id: "review-with-data",
      title: "Review with data, not by the calendar",
      blocks: [
        "You will read that listings should be refreshed every 30 to 60 days. Looking at them that often is a good habit. Changing or renewing them because the time has come is not a strategy: Etsy calls the recency boost small and temporary, and has said that renewing only for its sake is not effective [@howSearchWorks]. Every renewal also costs a [listing fee](/etsy-fee-calculator).",
        "Etsy's Search Visibility page in Shop Manager shows which listings it thinks need work, and is reported to update within about a day [@searchVisibility]. Changes to a listing can take up to two days to show in search, by the same reports. So a method that respects both looks like this:",
        {
          kind: "list",
          isOrdered: true,
          items: [
            "Pick five listings with the most views and the fewest orders over 90 days.",
            "Write down for each: views, visits, favorites, orders, and the date.",
            "Change one thing. Title, or tags, or first photo; not all three.",
            "Wait four weeks, longer if you get few visits. Seasons are stronger than tags; compare with the same weeks of last year if you can.",
            "Keep what helped, undo what didn't, and go on to the next.",
          ],
        },
        "With a few dozen visits a month you will not be able to tell a change from chance. In that case spend the time on photos and on more listings.",
      ],
    },
    {
      id: "myths",
      title: "Myths to drop",
      blocks: [
        {
          kind: "myths",
          myths: [
            {
              myth: "Fill all 140 characters of the title.",
              truth:
                "Etsy's current guidance asks for fewer than 15 words, readable ones [@titleGuidance].",
            },
            {
              myth: "The exact phrase has to be in both title and tags.",
              truth:
                "An old help text said so. Etsy's current one asks for variety instead, and for tags that don't repeat what is said elsewhere [@keywords].",
            },
            {
              myth: "The order of tags matters.",
              truth:
                "Nothing that Etsy has published says so. Put them in any order.",
            },
            {
              myth: "Renew every few days to climb.",
              truth:
                "The boost is small and passes, and a renewed listing gets less of it than a new one [@rankingDisclosure].",
            },
            {
              myth: "You need a tag for singular, plural and the common misspelling.",
              truth:
                "Etsy matches by root. Use the slots for something new [@keywords].",
            },
            {
              myth: "Star Seller, Etsy Plus or Etsy Ads lift you in the unpaid results.",
              truth:
                "Etsy denies it for the first two [@howSearchWorks]. Ads are not among the factors it lists; they show your listing in places of their own.",
            },
            {
              myth: "This tool knows the search volume.",
              truth:
                "Etsy publishes no search volumes. Figures in keyword tools are estimates; use them to compare phrases, not to plan income.",
            },
          ],
        },
      ],
    },
    {
      id: "unknown",
      title: "What nobody outside Etsy knows",
      blocks: [
        "The weights. Whether tags count more than attributes, how much a favorite is worth, how long the boost for a new listing lasts: Etsy publishes none of it, and the system is tuned all the time. Anyone who gives you a percentage has measured something in their own shop, or made it up.",
        "We don't know it either. Our rules and this page follow what is published. Where we could not open Etsy's own page, the list of sources says so, with the address, so that you can read it yourself.",
      ],
    },
    {
      id: "twenty-minutes",
      title: "Twenty minutes for one listing",
      blocks: [
        {
          kind: "list",
          isOrdered: true,
          items: [
            "**Three minutes:** write down the facts. What is it, of what, how big, which color, made how, for which use?",
            "**Three minutes:** build the title from the first three or four of them. Read it aloud.",
            "**Six minutes:** answer the six questions for tags. Strike whatever repeats the category or an attribute.",
            "**Three minutes:** category to the last level, every true attribute, materials.",
            "**Four minutes:** first sentence, then size, care, contents, processing time.",
            "**One minute:** alt text for the first photo.",
          ],
        },
        `Or let a draft be made from ${byPictures("your photo", "your facts")} and correct it: the [listing generator](/generate) writes every field, measures each against the rules on this page and leaves blanks where it would have to guess. What it costs, what it sees and what it keeps is answered in the [questions](/faq).`,
        {
          kind: "action",
          text: `Make a listing${byPictures(" from one photo", "")}.${door ? ` ${door.note}.` : byBilling(" Five a month are free, and you don't need a card.", "")}`,
          href: "/generate",
          label: "Open the generator",
        },
      ],
    },
  ],
};
