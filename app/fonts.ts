import localFont from "next/font/local";

/** Latin only, one variable file each; next/font adds fallbacks of the same width, so that nothing shifts. */
export const text = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-text",
  adjustFontFallback: "Arial",
});

export const heading = localFont({
  src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-heading",
  adjustFontFallback: "Times New Roman",
});
