import type { Section } from "@/lib/content/blocks";

/** Of the guide on photos and alt text: the photos themselves. */
export const photoSections: Section[] = [
  {
    id: "what-etsy-asks",
    title: "What Etsy asks of a photo",
    blocks: [
      "Most of what is told about Etsy's photos is advice. A little of it is a rule, and it pays to know which is which.",
      {
        kind: "table",
        caption:
          "Photos and their alt text: what is a rule, and what is advice",
        head: ["What", "How firm", "Where it comes from"],
        rows: [
          [
            "Photos are of the item itself, not a rendering or a stock photo",
            "A rule of the house",
            "Etsy's image requirements [@imagePolicy]",
          ],
          [
            "Up to 20 images in a listing",
            "A limit of the contract",
            "Creating a listing; older pages say ten [@listingContract]",
          ],
          [
            "2,000 pixels on the shortest side",
            "Recommended",
            "Etsy's help, as it is reported [@imageHelp]",
          ],
          [
            "The subject in the middle",
            "Recommended",
            "Because thumbnails are cropped [@imageHelp]",
          ],
          [
            "Alt text of at most 500 characters",
            "A limit of the contract",
            "Uploading an image [@imageContract]",
          ],
          [
            "Alt text of at most 250 characters",
            "What the seller's form speaks of",
            "Etsy's help, as it is reported [@altTextHelp]",
          ],
        ],
      },
      "The first row is the one to take seriously. Etsy's image requirements say that listing photos of handmade items should be of the finished product that you made, since different techniques give different results. For personalized and made to order pieces they ask for photos of similar earlier work; the first photo has to show a finished, embellished item and not the blank. Pictures made with software may come after it, to show options [@imagePolicy].",
      "So a mockup of your print on a wall can be the fourth photo and not the first, and a scene that a model has painted around your mug is a picture of a mug that nobody will receive. We think that is reason enough to leave generated scenes alone, whatever a tool offers.",
    ],
  },
  {
    id: "six-photos",
    title: "Six photos, each with a job",
    blocks: [
      "Twenty places don't mean that twenty photos are better than six. A shopper leafs through them on a phone, with a thumb, in a few seconds. Every photo that repeats the one before teaches her to stop. The list below is practice, ours, and not a rule of Etsy's.",
      {
        kind: "table",
        caption: "What each photo is for, and what goes wrong without it",
        head: ["Photo", "The question it answers", "Without it"],
        rows: [
          [
            "1. The whole piece",
            "What is it?",
            "The one photo that search shows leaves it open",
          ],
          [
            "2. Its size",
            "How big is it, next to something I know?",
            "“Smaller than expected” in the reviews",
          ],
          [
            "3. A detail, close up",
            "How is it made? What does the surface feel like?",
            "Handwork looks like a factory's",
          ],
          [
            "4. The back, base or inside",
            "What is on the side you don't show?",
            "Questions about clasps, linings, marks, glaze",
          ],
          [
            "5. In use",
            "What does it look like on a person, a table, a wall?",
            "The shopper has to imagine it, and may imagine it wrong",
          ],
          [
            "6. Another side",
            "Is it the same all round?",
            "Returns because of a handle, a seam, a knot",
          ],
        ],
      },
      "If you offer colors, add one photo in which all of them lie side by side in the same light. It does more than one photo of each, because the eye compares what it sees together. If a piece comes in a box that matters, as a gift does, the box earns a place at the end.",
      {
        kind: "note",
        title: "One honest photo of a flaw",
        text: "Speckles in a glaze, a knot in the wood, a color that shifts between skeins: photograph it once, close, and say in the description that pieces differ. Whoever has seen it before buying isn't surprised by it.",
      },
    ],
  },
  {
    id: "light-and-color",
    title: "Light, sharpness and color, with a phone",
    blocks: [
      "You don't need a camera. You need a window that the sun doesn't shine through directly, and a sheet of white card. The window lights the piece from one side; the card stands on the other side and throws some of the light back, so that the shadow is soft and not black. All lamps are off. A lamp in the room makes white things yellow on one side and blue on the other, and that is hard to take out by editing.",
      {
        kind: "list",
        items: [
          "**Wipe the lens.** It lives in a pocket. Many photos that look soft were taken through grease.",
          "**Step back and zoom a little.** A phone held close bends what is near: rims bulge, and rings look oval. Two steps back and twice the zoom make it look as it does in the hand.",
          "**Hold it still.** Lean the phone on a stack of books and use the timer. The finger that presses is what blurs a close-up.",
          "**Tap on the piece, not on the background.** A phone measures the light where you tap. In front of white it otherwise makes the piece too dark.",
          "**Keep one white thing in a test photo.** If a sheet of paper looks cream or blue on the screen, the piece has the wrong color too.",
          "**Look at it on another screen** before you publish, at the size of a thumbnail.",
        ],
      },
      "Color deserves its own minute: of yarn, glaze and dyed cloth, it is half of what is bought. Photograph at the same time of day, in the same place. Then compare the photo on the screen with the piece in your hand, both beside the window. When they differ, write the difference into the description: “a little greener than it looks here”. Only somebody who looked could have written that.",
    ],
  },
  {
    id: "size-and-crop",
    title: "Size, crop and the thumbnail",
    blocks: [
      "Etsy's help recommends at least 2,000 pixels on the shortest side [@imageHelp]. A phone's main camera takes larger pictures than that, so a photo is usually too small because it was sent through a messenger, or because a small part was cut out of it. Upload from the camera's own folder.",
      "The thumbnail is a crop out of the middle. Which shape it has depends on the place and the device: in 2023 sellers saw 5:4, 4:3 and a square [@thumbnailShapes], and it may be others today. What follows for you doesn't depend on the shape. Leave about a fifth of the picture free on each side of the piece, and put the piece in the center. A necklace that runs from edge to edge in a tall photo loses its pendant in a wide crop.",
      "Text in photos is cropped as well, and no screen reader reads it. “Free engraving” belongs in the description.",
      "The first photo is what a shopper sees before any word. Etsy counts clicks, favorites and purchases as listing quality, one of the things its results are ordered by [@rankingDisclosure]. It doesn't publish how much they weigh, and it nowhere promises that a certain photo ranks. We read it this way: a photo that says at once what the thing is gets the clicks of those who want that thing, and those clicks can end in an order.",
    ],
  },
];
