import { closedDoor } from "@/lib/content/closed-door";
import type { Guide } from "@/lib/content/guides/guide";
import { site } from "@/lib/content/site";
import { byBilling, byPictures } from "@/lib/settings/installation";
import { nameToken } from "@/lib/settings/name-token";
import { formatQuota } from "@/lib/settings/plans";

const door = closedDoor();

export const etsyListingGeneratorGuide: Guide = {
  slug: "etsy-listing-generator-guide",
  description:
    "How to get a good Etsy listing out of a generator: what a photo can tell, what only you know, the rules of each field, and the checks before you publish.",
  lead: "A generator writes in seconds what takes you half an hour. It can also write, just as fast, that your brass is gold. This guide is about getting the first without the second: what to give it, what each field must be, and what to check before you publish.",
  sections: [
    {
      id: "short-answer",
      title: "The short answer",
      blocks: [
        "A listing generator is good at the parts of a listing that follow rules: keeping a title readable, finding thirteen different tags, describing a photo. It is bad at facts that it can't see. So the work divides like this: you give it a clear photo and five facts, it gives you a draft, and you read the draft with a pencil.",
        {
          kind: "list",
          isOrdered: true,
          items: [
            "Take one photo of the item alone, in daylight.",
            "Add what the photo can't show: size, materials, technique, what is in the parcel, how long it takes you.",
            "Let the draft be written.",
            "Check every word that states a fact. Fill the blanks, strike what isn't so.",
            "Check each field against Etsy's limits. You can do that [on this page](#check).",
            "Publish, and look at your numbers after a month.",
          ],
        },
      ],
    },
    {
      id: "what-it-can-know",
      title: "What a generator can know",
      blocks: [
        "Software that looks at a photo sees shapes, colors, textures and surroundings, and it has read a great many descriptions of things that look alike. From that it makes guesses, some of them very good. What it has no access to is the object itself.",
        {
          kind: "table",
          caption: "Where each fact of a listing has to come from",
          head: ["Fact", "From a photo", "From you"],
          rows: [
            [
              "What the item is",
              "Usually right",
              "When it could be two things: bowl or ashtray, scarf or table runner",
            ],
            [
              "Color",
              "Right in daylight",
              "Names that matter to you: sage, not green",
            ],
            ["Shape and style", "Usually right", "Rarely needed"],
            [
              "Material",
              "A guess from the surface",
              "Always. Brass looks like gold, acrylic looks like wool",
            ],
            [
              "Size and weight",
              "No. Nothing in a photo has a scale",
              "Always, in numbers",
            ],
            [
              "How it was made",
              "A guess",
              "Always: thrown or cast, hand or machine stitched",
            ],
            ["Care, safety, origin", "No", "Always, and only with evidence"],
            ["What is included, how long it takes", "No", "Always"],
          ],
        },
        "A generator that is honest about this leaves a visible blank such as [add size] where it doesn't know. One that isn't writes “measures approximately 4 inches”, and you will read over it, because it sounds like you. When you try a tool, give it a photo and no facts at all. If the draft contains a measurement, choose another tool.",
        {
          kind: "note",
          title: "Five facts that improve every draft",
          text: "Material, size, technique, who or what it is for, and one thing that is different about yours. Two minutes of typing; most of the difference between a draft that could be anybody's and one that is yours.",
        },
      ],
    },
    {
      id: "photo",
      title: "The photo you give it",
      blocks: [
        "The photo for the generator need not be the photo for the shop, but one good photo can be both. For reading, what counts is that the item is alone and whole in the picture, lit from the side by a window, in front of something plain. A vase with flowers in it becomes a listing about flowers surprisingly often.",
        "For the shop, Etsy's help recommends at least 2,000 pixels on the shortest side and the subject in the middle, since thumbnails are cropped [@imageHelp]. Up to 20 images fit into one listing [@listingContract]. Show the item in a hand or beside something of known size in one of them: it answers the most common question before it is asked.",
      ],
    },
    {
      id: "title",
      title: "The title",
      blocks: [
        "**The limit:** 140 characters [@seoHelp], letters, numbers, punctuation and mathematical signs, and each of %, :, & and + at most once [@listingContract]. No emoji, no currency signs, no hearts.",
        "**The aim:** fewer than 15 words, the item first, then its most important objective traits. No word twice, nothing subjective, no gift phrases, no price or shipping [@titleGuidance]. Most generators were taught on older listings and like to fill the 140. If yours does, cut from the end: what comes after the second comma is rarely missed.",
        {
          kind: "example",
          field: "title",
          before:
            "Handmade Hammered Brass Hoop Earrings, Boho Earrings, Gold Hoops, Minimalist Jewelry, Gift for Her, Bridesmaid Gift, Birthday",
          after: "Hammered Brass Hoop Earrings, 1 Inch",
          why: "Six words that a shopper reads in a second. “Gold hoops” was also untrue: they are brass. “Boho”, “minimalist” and the gifts become tags.",
        },
        {
          kind: "example",
          field: "title",
          before:
            "Beautiful Unique Wall Art Print, Perfect Housewarming Gift, Botanical Poster, Plant Print, Home Decor",
          after: "Fern Linocut Print on Cotton Paper, 8 x 10 Inches, Unframed",
          why: "“Beautiful” and “unique” are for the shopper to say. “Unframed” saves you a disappointed message.",
        },
        "A check that takes three seconds: read the title to somebody who isn't looking at the photo. If they can draw the thing, it is a good title.",
      ],
    },
    {
      id: "tags",
      title: "The tags",
      blocks: [
        "**The limit:** 13 tags [@tagHelp] of 20 characters, made of letters, numbers, spaces, hyphens, straight apostrophes and the signs ™, © and ® [@listingContract]. No tag twice: Etsy answers with an error [@tagErrors].",
        "**The aim:** thirteen phrases that differ. Etsy's Keywords 101 asks for variety, for phrases rather than single words, and for tags that don't repeat categories or attributes [@keywords]. Generators tend to write one idea thirteen times: “hoop earrings”, “brass hoops”, “hoops brass”. Ask instead that they cover the synonym, the style, the technique, the recipient, the occasion and the use.",
        {
          kind: "example",
          field: "tags",
          before:
            "hoop earrings, hoops, earring hoops, brass hoop earrings handmade, gold & brass, earrings, gift",
          after:
            "hammered hoops, small brass hoops, boho jewelry, minimalist earrings, everyday earrings, rustic metal jewelry, forged by hand, gift for best friend, bridesmaid earrings, brass anniversary, travel jewelry, light earrings, artisan hoops",
          why: "Two of the first set would be refused: one is too long, one holds “&”. In the second, each tag answers a question that none of the others does, or comes close to it.",
        },
        "How the thirteen work in search, and the questions that lead to them, are worked through in [Etsy SEO Tips](/etsy-seo-tips#tags).",
      ],
    },
    {
      id: "description",
      title: "The description",
      blocks: [
        "**The limit:** there must be one, and it is plain text. Etsy publishes no list of refused characters for it, and integrations assume different maximum lengths. You won't reach any of them. HTML tags and markdown asterisks, which some generators love, show up as they are.",
        "**The aim:** a first sentence of 160 characters or fewer that could stand alone, because web search engines show about that much. Etsy's help asks for your own words, no copy of the title, no list of keywords [@seoHelp]. Then, in short paragraphs: what it is made of, how big it is, how to care for it, what comes in the parcel, how long it takes. 120 to 400 words are plenty for most things; that range is practice, not a rule of Etsy's.",
        {
          kind: "example",
          field: "text",
          before:
            "Elevate your everyday style with these stunning earrings! Crafted with love and attention to detail, they are the perfect blend of elegance and boho charm, making them an ideal gift for any occasion.",
          after:
            "Small hoop earrings in hammered brass, 1 inch across, forged and polished by hand. They weigh 3 grams a pair. The ear wires are brass too, so they are not for nickel-free needs until you have asked me.",
          why: "The first fits every earring on earth. The second could only be these, and its last sentence costs one sale and saves one refund.",
        },
        "Words that give a machine away: elevate, stunning, crafted with love, perfect blend, any occasion, look no further. None of them is forbidden. All of them can be struck without losing a fact, which is how you know.",
      ],
    },
    {
      id: "materials-attributes",
      title: "Materials, category and attributes",
      blocks: [
        "**Materials:** up to 13, letters, numbers and spaces only [@listingContract]. Not even a hyphen or a percent sign: “hand dyed wool”, not “hand-dyed wool”; “cotton”, not “100% cotton”. List what the thing is made of. “Love” is not a material.",
        "**Category:** as specific as Etsy has it. A generator can suggest a path; the list in Etsy's own form decides.",
        "**Attributes:** these act like tags and feed the filters, so every true one is worth a minute [@keywords]. Values come from lists that depend on the category, and parentheses are not allowed in values that you type [@propertyContract]. A listing may have up to two styles [@listingContract].",
      ],
    },
    {
      id: "alt-text",
      title: "The alt text",
      blocks: [
        "**The limit:** 500 characters in Etsy's contract [@imageContract]; Etsy's help for sellers speaks of 250 [@altTextHelp]. Stay under the smaller one.",
        "**The aim:** a description of the photo for someone who can't see it. The object, its color, material, position, surroundings, something for scale. Generators that see the photo do this well; check that they describe the picture rather than praise the product.",
        {
          kind: "example",
          field: "text",
          before:
            "Image of beautiful handmade boho earrings, perfect gift for her, gold hoops",
          after:
            "Two small hammered brass hoop earrings lying on gray linen, lit from the left, beside a one-inch ruler.",
          why: "A screen reader already says that it is an image. The rest of the first is a tag list.",
        },
      ],
    },
    {
      id: "characters",
      title: "Which characters pass where",
      blocks: [
        "One wrong character is enough to have a draft refused. Etsy's error messages name a few of them, such as the dollar sign and the caret in titles [@titleErrors]; the contract describes them all. The table is what its patterns allow, tried out character by character [@listingContract]. Every rule with its limit and source is in [the list of listing rules](/etsy-listing-rules).",
        {
          kind: "table",
          caption: "Characters that Etsy's contract allows in each field",
          head: ["Character", "Title", "Tag", "Material"],
          rows: [
            ["Letters with accents, numbers", "yes", "yes", "yes"],
            ["Hyphen -", "yes", "yes", "no"],
            ["Straight apostrophe '", "yes", "yes", "no"],
            ["Curly apostrophe ’", "yes", "no", "no"],
            ["% : & +", "once each", "no", "no"],
            [", . ! / ( ) # “ ”", "yes", "no", "no"],
            ["™ © ®", "yes", "yes", "no"],
            ["$ € £ ° ½ ^", "no", "no", "no"],
            ["Emoji, hearts, stars", "no", "no", "no"],
          ],
        },
        "The curly apostrophe is the one that hurts. Word processors and phones make it by themselves, it looks like the straight one, and “mother’s day” with it is refused as a tag. Tabs, line breaks and invisible characters that come along when you copy from a web page are refused in titles too.",
      ],
    },
    {
      id: "check",
      title: "Check a whole listing here",
      blocks: [
        "Paste a draft from any tool, or a listing that you already have. Put the name of each field before it, as in the example; without names the first line is read as the title. Nothing that you paste leaves your browser. The [listing checker](/etsy-listing-checker) also opens Etsy's own file.",
        {
          kind: "checker",
          name: "Check a listing",
          mode: "listing",
        },
        "The same checks run in the product, on every draft before you see it. They tell you what Etsy would refuse and what its guidance advises. They can't tell you whether anyone wants the thing.",
      ],
    },
    {
      id: "before-you-publish",
      title: "Before you publish",
      blocks: [
        "The listing is published in your name. Whatever wrote it, you answer for it. Six things to look at, in the order in which they cause trouble:",
        {
          kind: "list",
          items: [
            "**Names of brands, films, characters, people.** “Inspired by” and “style” protect nobody. Generators add them because shoppers search for them. Strike them unless you hold a license.",
            "**Claims that need proof.** 14k, sterling, organic, hypoallergenic, food safe, child safe. If you can't show a paper for it, describe what you see instead: “gold colored”, “unglazed inside”.",
            "**Promises about health.** “Heals”, “relieves”, “anti-inflammatory” do not belong in the listing of a crystal or a balm.",
            "**“Handmade”,** if a printing company made it. Etsy's creativity standards distinguish what you made, designed, or selected [@creativityStandards].",
            "**Contact details and web addresses.** Leave them out of every field.",
            "**Numbers.** Every one of them, against the object, with a ruler in your hand.",
          ],
        },
        "And does it have to say that a machine helped? Etsy's creativity standards ask sellers to disclose when the **item** was made with generative AI, as a printed picture may be [@creativityStandards]. Whether words that a tool drafted need a line of their own is disputed: several 2026 blogs say yes, and we have found no sentence of Etsy's that says so. If you want to be on the safe side, one line at the end of the description is enough: “I wrote this description with the help of an AI tool and checked it myself.” Add it only if both halves are true.",
      ],
    },
    {
      id: "myths",
      title: "Myths about generators",
      blocks: [
        {
          kind: "myths",
          myths: [
            {
              myth: "A generator knows what ranks.",
              truth:
                "Etsy publishes what it considers, not how much each part weighs [@howSearchWorks]. A tool can follow the guidance. It can't promise a place.",
            },
            {
              myth: "Etsy punishes text that AI wrote.",
              truth:
                "We have found no published rule that does. Text that is empty, false or copied hurts whoever wrote it.",
            },
            {
              myth: "More keywords, more chances.",
              truth:
                "Titles should be short and tags varied [@titleGuidance]. A description full of keywords is the pattern that Etsy's help warns against [@seoHelp].",
            },
            {
              myth: "One good draft can be reused for ten products.",
              truth:
                "Ten listings with the same opening compete with one another, and shoppers notice. Change the facts, and the words will differ by themselves.",
            },
          ],
        },
      ],
    },
    {
      id: `with-${nameToken().toLowerCase()}`,
      title: `How this works in ${site.name}`,
      blocks: [
        `${byPictures("You upload a photo, type what you know, or both. The draft states where each fact came from: seen in the photo, typed by you,", "You type what you know, and add photos, which the writer here can't look at. The draft states where each fact came from: typed by you, a color measured in the photo,")} or not known and left as a blank. Before you see it, every field has been measured against the rules above, and what would have been refused has been put right. You copy the fields into Etsy's form, or send them as a draft to a shop that you connected.`,
        "It has no search volumes and makes no forecast. What it measures is how closely a listing follows Etsy's published guidance, which is a different thing from rank or sales.",
        byBilling(
          `${door ? door.note : `${formatQuota("free")} are free`}. The [pricing page](/pricing) has the other plans, and you can try the [generator](/generate) before you decide.`,
          door
            ? `${door.note}.`
            : "You can try the [generator](/generate) before you decide.",
        ),
        {
          kind: "action",
          text: `${byPictures("One photo, five", "Five")} facts, one draft to correct.`,
          href: "/generate",
          label: "Make a listing",
        },
      ],
    },
  ],
};
