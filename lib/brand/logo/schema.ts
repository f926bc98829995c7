import { z } from "zod";

/** The vocabulary of logos. The model chooses words from it; we draw. */
export const logoLayouts = [
  "roundel",
  "swing-tag",
  "stacked",
  "lockup",
  "seal",
  "arch",
  "ribbon",
  "stamp",
  "thread",
  "label",
] as const;

export const logoMarks = [
  "spool",
  "needle",
  "button",
  "scissors",
  "yarn",
  "loom",
  "bowl",
  "vase",
  "kiln",
  "candle",
  "drop",
  "leaf",
  "sprig",
  "flower",
  "acorn",
  "tree-rings",
  "feather",
  "bird",
  "bee",
  "shell",
  "gem",
  "hammer",
  "brush",
  "key",
  "moon",
  "sun",
  "star",
  "mountain",
] as const;

export const logoPalettes = [
  "ink-on-paper",
  "clay",
  "moss",
  "indigo",
  "plum",
  "teal",
  "ochre",
  "rose",
  "slate",
  "forest-night",
  "midnight",
  "oxblood",
  "charcoal",
  "kraft",
] as const;

export const logoFaces = [
  "warm-serif",
  "fine-serif",
  "geometric-sans",
  "bold-display",
  "script",
  "condensed-sans",
] as const;

export const logoMoods = [
  "calm",
  "rustic",
  "elegant",
  "playful",
  "bold",
  "modern",
] as const;

export const logoBriefSchema = z.strictObject({
  layout: z.enum(logoLayouts),
  mark: z.enum(logoMarks),
  palette: z.enum(logoPalettes),
  face: z.enum(logoFaces),
  mood: z.enum(logoMoods),
});

export type LogoBrief = z.infer<typeof logoBriefSchema>;
export type LogoLayout = LogoBrief["layout"];
export type LogoMark = LogoBrief["mark"];
export type LogoPalette = LogoBrief["palette"];
export type LogoFace = LogoBrief["face"];
export type LogoMood = LogoBrief["mood"];

/** Results of one request. */
export const logoCount = 6;

/**
 * What can be downloaded, in pixels. The icon and the banners have the sizes
 * that Etsy shops commonly use (500 × 500, 1600 × 400, 1600 × 213); Etsy scales
 * the upload.
 */
export const logoFormats = {
  svg: {
    variant: "full",
    type: "svg",
    width: 1000,
    height: 1000,
    label: "SVG",
  },
  png: {
    variant: "full",
    type: "png",
    width: 2000,
    height: 2000,
    label: "PNG, 2000 px",
  },
  transparent: {
    variant: "transparent",
    type: "png",
    width: 2000,
    height: 2000,
    label: "PNG, no background",
  },
  "one-colour": {
    variant: "oneColor",
    type: "svg",
    width: 1000,
    height: 1000,
    label: "SVG, one color",
  },
  "one-colour-png": {
    variant: "oneColor",
    type: "png",
    width: 2000,
    height: 2000,
    label: "PNG, one color",
  },
  icon: {
    variant: "icon",
    type: "png",
    width: 500,
    height: 500,
    label: "Shop icon, 500 × 500",
  },
  banner: {
    variant: "banner",
    type: "png",
    width: 1600,
    height: 400,
    label: "Big banner, 1600 × 400",
  },
  "mini-banner": {
    variant: "miniBanner",
    type: "png",
    width: 1600,
    height: 213,
    label: "Mini banner, 1600 × 213",
  },
} as const;

export type LogoFormat = keyof typeof logoFormats;
export type LogoVariant = (typeof logoFormats)[LogoFormat]["variant"];

export const logoFormatSchema = z.enum(
  Object.keys(logoFormats) as [LogoFormat, ...LogoFormat[]],
);
