import { altTextSections } from "@/lib/content/guides/alt-text-sections";
import type { Guide } from "@/lib/content/guides/guide";
import { photoSections } from "@/lib/content/guides/photo-sections";
import { byPictures } from "@/lib/settings/installation";

export const etsyPhotosAndAltText: Guide = {
  slug: "etsy-photos-and-alt-text",
  description:
    "Which photos a handmade piece needs, in what order, what Etsy asks of them, and how to write alt text that says what each one shows. With a checker.",
  lead: "A photo answers questions before they are asked: how big, what of, what does the back look like. Alt text gives the same answers to people who can't see the photo. This page goes through both, with the limits, the sources, and examples from a workbench rather than a studio.",
  sections: [
    {
      id: "short-answer",
      title: "The short answer",
      blocks: [
        "Take six photos, each with one job, and write one or two sentences for each that say what that photo adds. Once you know why a photo is there, its alt text is nearly done.",
        {
          kind: "list",
          isOrdered: true,
          items: [
            "Photograph the finished piece itself, whole, in daylight, in front of something plain.",
            "Make that the first photo, with room on every side for the crop of a thumbnail.",
            "Add one for scale, one close up, one of the back or inside, one in use, one from another side.",
            "Keep each at 2,000 pixels or more on its shorter side.",
            "Describe each photo for somebody who can't see it: the thing, its color and material, and what this photo shows that the others don't.",
            "Stay under 250 characters, write sentences, leave the keywords to the tags.",
          ],
        },
        "You can [check an alt text further down](#check). The check runs in your browser.",
      ],
    },
    ...photoSections,
    ...altTextSections,
    {
      id: "mistakes",
      title: "What to stop doing",
      blocks: [
        {
          kind: "myths",
          myths: [
            {
              myth: "Alt text is one more place for keywords.",
              truth:
                "It is read aloud. Etsy's help asks for a description of what is in the picture, as those who quote it report [@altTextReport]. Tags are the field for words that shoppers type [@tagHelp].",
            },
            {
              myth: "A listing has ten photos.",
              truth:
                "Etsy's contract takes up to twenty [@listingContract]. Advice that speaks of ten is older.",
            },
            {
              myth: "The name of the file matters to Etsy's search.",
              truth:
                "We have found nothing of Etsy's that says so. Name files so that you find them again.",
            },
            {
              myth: "A white background is required.",
              truth:
                "Etsy's image requirements ask that the photo shows the item itself [@imagePolicy]. They say nothing about white.",
            },
            {
              myth: "More photos sell more.",
              truth:
                "Figures for that go round without a source. Two photos that answer questions are worth more than ten of the same side.",
            },
          ],
        },
      ],
    },
    {
      id: "half-an-hour",
      title: "Half an hour for one listing",
      blocks: [
        {
          kind: "list",
          isOrdered: true,
          items: [
            "**Two minutes:** wipe the lens, lamps off, card opposite the window.",
            "**Twelve minutes:** the six photos, two tries each.",
            "**Five minutes:** choose, straighten, crop with room around the piece. No filters.",
            "**One minute:** look at the first one as a thumbnail, on another screen.",
            "**Six minutes:** six alt texts, a minute each.",
            "**Four minutes:** read them aloud in order. Together they should describe the piece to somebody who has never seen it.",
          ],
        },
        `${byPictures("If you would rather correct than write: from up to twenty photos [the generator](/generate) drafts an alt text for each that it has looked at, says what it saw in which photo, and leaves a blank where it would have to guess. It also looks", "[The generator](/generate) of this site can't look at what your photos show, so the alt text that it drafts says only what you typed, and those of further photos are yours to write. It looks")} at light, sharpness and crop as you add a photo, in your browser.${byPictures(" Photos that are in your shop already can be [described from there](/audit/alt-text), once it is connected.", "")} What happens to the photos is answered in the [questions](/faq).`,
        {
          kind: "action",
          text: `Add the photos of one piece and read what ${byPictures("it says", "the photo coach says")} about each.`,
          href: "/generate",
          label: "Open the generator",
        },
      ],
    },
  ],
};
