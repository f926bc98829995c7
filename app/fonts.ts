import localFont from "next/font/local";

/** Latin only, one file each (the text's is variable, headings have one weight), made by scripts/subset-fonts.ts; next/font adds fallbacks of the same width, so that nothing shifts. */
export const text = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 700",
  variable: "--font-text",
  adjustFontFallback: "Arial",
});

export const heading = localFont({
  src: "./fonts/fraunces.woff2",
  weight: "400 600",
  variable: "--font-heading",
  adjustFontFallback: "Times New Roman",
});
