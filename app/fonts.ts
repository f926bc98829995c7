import localFont from "next/font/local";

// Made by scripts/subset-fonts.ts. Every page loads the basic ones at once. On a slow line, where they come after the
// first paint, the page keeps its fallback, and the next page has them: a swap breaks lines elsewhere and moves what is
// being read, up to 0.23 of layout shift on the blog's index. The further ones hold other letters and load where a page
// has one; next/font reads literals only, so that their range stands here twice.

export const text = localFont({
  src: [
    { path: "./fonts/instrument-sans-400-basic.woff2", weight: "400" },
    { path: "./fonts/instrument-sans-600-basic.woff2", weight: "600 700" },
  ],
  variable: "--font-text",
  display: "optional",
  adjustFontFallback: "Arial",
});

export const heading = localFont({
  src: "./fonts/fraunces-560-basic.woff2",
  weight: "400 600",
  variable: "--font-heading",
  display: "optional",
  adjustFontFallback: "Times New Roman",
});

export const furtherText = localFont({
  src: [
    { path: "./fonts/instrument-sans-400-further.woff2", weight: "400" },
    { path: "./fonts/instrument-sans-600-further.woff2", weight: "600 700" },
  ],
  variable: "--font-text-further",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A1-A2, U+A4-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-BC, U+BE-D6, U+D8-FF, U+131, U+152-153, U+201A, U+201E, U+2039-203A, U+2190-2193, U+2212, U+2264-2265",
    },
  ],
});

export const furtherHeading = localFont({
  src: "./fonts/fraunces-560-further.woff2",
  weight: "400 600",
  variable: "--font-heading-further",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A1-A2, U+A4-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-BC, U+BE-D6, U+D8-FF, U+131, U+152-153, U+201A, U+201E, U+2039-203A, U+2190-2193, U+2212, U+2264-2265",
    },
  ],
});
