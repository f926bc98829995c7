import type { Section } from "@/lib/content/blocks";

type PhotoTips = {
  /** Shown below the title. */
  lead: string;
  /** Each is a title and a paragraph or two. */
  tips: Section[];
};

export const photoTips: PhotoTips = {
  lead: "A phone, a window and ten minutes are enough. What Etsy asks for has its source beside it; the rest is our advice, so try it on one item and keep what works for you.",
  tips: [
    {
      id: "lens",
      title: "Wipe the lens",
      blocks: [
        "A phone lives in pockets and hands. A thumbprint on the lens turns every bright edge into a haze that no editing takes away. A clean cotton cloth, once before each session, will do.",
      ],
    },
    {
      id: "light",
      title: "Go to a window, and switch off the lamps",
      blocks: [
        "Put a table beside a window without direct sun. Turn off the ceiling light and the flash: two kinds of light in one photo give it two colors. If the sun comes in, hang a white sheet or baking paper before the glass.",
      ],
    },
    {
      id: "shadows",
      title: "Brighten the dark side with paper",
      blocks: [
        "The side away from the window is dark. Stand a sheet of white card there and move it until you can see the stitches or the grain in the shadow. Leave some shadow, since it shows the shape.",
      ],
    },
    {
      id: "background",
      title: "Choose one quiet background",
      blocks: [
        "Plain linen, wood or paper, a little lighter or darker than the item. Whatever else lies in the picture could be taken for part of what you sell. The same background in every listing makes a shop look like one.",
      ],
    },
    {
      id: "middle",
      title: "Keep the item in the middle, with air around it",
      blocks: [
        "Thumbnails are cropped, so Etsy's help recommends that the subject is in the middle [@imageHelp]. Leave a hand's width free on each side, and look at the photo as a small square before you upload it.",
      ],
    },
    {
      id: "pixels",
      title: "Step closer instead of zooming",
      blocks: [
        "Etsy's help recommends at least 2,000 pixels on the shortest side [@imageHelp]. Two fingers on the screen often only cut out a part of the picture, which leaves fewer. Move the phone, and send yourself the original file: messengers make photos smaller.",
      ],
    },
    {
      id: "focus",
      title: "Tap the item, and hold still",
      blocks: [
        "Tap where it should be sharp, then draw the brightness down until white parts show their texture. Lean the phone on a stack of books and let the timer press the button. Take three, and keep the sharpest.",
      ],
    },
    {
      id: "color",
      title: "Show the color that arrives",
      blocks: [
        "No filters. Hold the item beside the screen in daylight and correct the photo until both agree. If a dye varies from piece to piece, photograph two of them, and say so in the description.",
      ],
    },
    {
      id: "order",
      title: "Let each photo answer a question",
      blocks: [
        "What is it, how large is it, what is it made of, how does it close, what does the back look like, how is it packed? A hand or a cup shows the size at a glance. Up to 20 images fit into one listing [@imageContract], though six that differ say more than twenty that don't.",
        "The first one matters most: it is what a shopper clicks, and clicks are part of what Etsy calls listing quality [@rankingDisclosure].",
      ],
    },
    {
      id: "alt-text",
      title: "Say what it shows in the alt text",
      blocks: [
        "Alt text is for people who can't see the photo. Name the object, its color, its material and the setting, without “image of” and without keywords. Etsy's help advises up to 250 characters [@altTextHelp].",
      ],
    },
  ],
};
