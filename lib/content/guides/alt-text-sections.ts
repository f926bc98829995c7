import type { Section } from "@/lib/content/blocks";
import { byPictures } from "@/lib/settings/installation";

/** Of the guide on photos and alt text: the words for them. */
export const altTextSections: Section[] = [
  {
    id: "why-alt-text",
    title: "Who reads alt text",
    blocks: [
      "People who hear the page: a screen reader speaks the alt text in the place of the photo. People whose connection is slow, for whom it stands where the photo would be. And programs: W3C's techniques note that web search engines may use it too [@altTechniques], and Google's course for writers says that descriptive alt text also helps with results in image search [@googleAltText].",
      "What about Etsy's own search? We have found no sentence of Etsy's that says that alt text moves a listing there. Several tool makers write that it is a ranking signal, without a source. Write it for the first group; the rest follows or it doesn't.",
      "Reports from 2026 say that Etsy has written alt text by itself since 2025 where a seller left the field empty [@automaticAltText]. An automatic sentence knows what a picture looks like. It doesn't know that the brown is walnut and not oak, that the bowl is unglazed inside, or that photo four is there for the maker's mark [@altTextReport]. You do, and that is why yours is better.",
    ],
  },
  {
    id: "writing-it",
    title: "Writing it: a method that takes a minute",
    blocks: [
      "Accessibility guides agree on the core. Put what matters first, because some people hear or see no more than the beginning, and imagine that you read the page to somebody over the phone [@waiTips]. Say what the picture is there to tell rather than everything that is in it [@waiInformative]. A description apart from its purpose helps nobody: a guide of the U.S. Social Security Administration shows a dog in a guiding harness, described as a dog on grass, on a page about harnesses [@ssaAltText].",
      "For a listing that comes down to four answers, in this order:",
      {
        kind: "list",
        isOrdered: true,
        items: [
          "**What is it?** Two or three words: “Stoneware mug”, not “beautiful handmade item”.",
          "**What color and material can be seen?** The word that a sighted buyer would use: cream, speckled with brown.",
          "**Where and how is it?** On an oak table, in an open hand, seen from above.",
          "**What does this photo show that the others don't?** The reason why you took it.",
        ],
      },
      {
        kind: "example",
        field: "text",
        before:
          "Image of mug, coffee mug, handmade ceramic mug, gift for her, pottery mug",
        after:
          "Cream stoneware mug speckled with brown, held in one hand: it is about as tall as the palm is wide.",
        why: "A screen reader says by itself that it is an image. The list of keywords says nothing about this photo; the second sentence tells the one thing for which it was taken, the size.",
      },
      {
        kind: "example",
        field: "text",
        before: "Back of the necklace",
        after:
          "The back of a silver leaf pendant, matte, with a small stamped mark beside the loop and a lobster clasp on the chain.",
        why: "The first is true and tells nothing. Whoever asks for the back wants to know how it closes and whether it is finished.",
      },
      {
        kind: "example",
        field: "text",
        before:
          "Stunning hand knit scarf, the perfect gift, soft and cozy for winter",
        after:
          "Moss green ribbed scarf around a woman's neck, wrapped twice, its fringed ends reaching to her waist.",
        why: "Nobody can see “stunning” or “soft”. How often it wraps and how far it reaches can be seen, and both tell its length.",
      },
      "Mind what can't be seen. Alt text is a description, so a fact that only you know, such as the weight or that the wool is local, belongs in the description of the listing. That also keeps it true when you use the photo for another color.",
    ],
  },
  {
    id: "many-photos",
    title: "Many photos, many listings",
    blocks: [
      "Each photo has its own field, and a shop of 200 listings has thousands of them. A maker of listing tools names the work of opening one photo after another as the reason why fields stay empty [@altTextGlossary]. Three habits make it bearable.",
      {
        kind: "list",
        items: [
          "**Begin with the first photo of each listing.** It is the one that people meet. The others follow when you touch the listing anyway.",
          "**Don't paste one sentence into all of them.** Somebody who listens hears it six times and learns nothing after the first. If you have nothing to say about a photo, ask what it is doing there.",
          "**Write while you choose.** With the six jobs from above beside you, the sentence for the photo of the size is half written before you have taken it.",
        ],
      },
      "Keep the same words for the same things. If a glaze is “oatmeal” in one alt text and “beige” in the next, a buyer who listens takes it for two products. The words that you use in [the title and the description](/etsy-listing-generator-guide#alt-text) are a good place to take them from.",
      {
        kind: "table",
        caption: "One mug, six photos, six alt texts",
        head: ["Photo", "Alt text"],
        rows: [
          [
            "Whole piece",
            "Cream stoneware mug with brown speckles on a gray linen cloth, its round handle to the right.",
          ],
          [
            "Size",
            "The cream mug held in one hand; four fingers fit through the handle.",
          ],
          [
            "Detail",
            "Close-up of the rim: glossy cream glaze that turns thin and brown at the edge.",
          ],
          [
            "Base",
            "The underside of the mug, unglazed tan clay with a stamped leaf in the middle.",
          ],
          [
            "In use",
            "The mug filled with coffee beside a plate of toast on a breakfast table.",
          ],
          [
            "Another side",
            "The mug seen from above, speckled inside as it is outside.",
          ],
        ],
      },
    ],
  },
  {
    id: "check",
    title: "Check an alt text here",
    blocks: [
      "Paste the alt text of one photo. The check measures its length against both limits, looks for words that repeat what a screen reader says, for lists of keywords and for what Etsy's fields refuse, and says whether thing and color or material are named. It doesn't see your photo, so whether the sentence is true stays with you.",
      { kind: "checker", name: "Check an alt text", mode: "altText" },
      `The same rules run when a draft is written${byPictures(" from your photos", "")}, and each of them stands with its source in [the list of listing rules](/etsy-listing-rules#alt_text_too_long).`,
    ],
  },
];
