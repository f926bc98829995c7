import type { LogoPalette } from "@/lib/brand/logo/schema";

type Colors = {
  ground: string;
  ink: string;
  accent: string;
  /** On white paper, without the ground. */
  print: { ink: string; accent: string };
};

const onPaper = (ground: string, ink: string, accent: string): Colors => ({
  ground,
  ink,
  accent,
  print: { ink, accent },
});

const onDark = (
  ground: string,
  ink: string,
  accent: string,
  printAccent: string,
): Colors => ({
  ground,
  ink,
  accent,
  print: { ink: ground, accent: printAccent },
});

/**
 * Ink and accent have a contrast of at least 4.5 : 1 on the ground, and so has
 * ground on ink.
 */
export const palettes: Record<LogoPalette, Colors> = {
  "ink-on-paper": onPaper("#faf6ee", "#23201c", "#8a4b2a"),
  clay: onPaper("#f7ebe1", "#5a2a1b", "#a8482a"),
  moss: onPaper("#f1f2e6", "#2c3a22", "#5d6b2c"),
  indigo: onPaper("#eef0f5", "#222c57", "#a2452f"),
  plum: onPaper("#f6eef1", "#4b2140", "#97436b"),
  teal: onPaper("#ecf3f1", "#123f42", "#a04d26"),
  ochre: onPaper("#fbf3df", "#3d2c14", "#8f5a0c"),
  rose: onPaper("#fbeeea", "#59262f", "#ad4350"),
  slate: onPaper("#f0f2f3", "#28333b", "#44697c"),
  kraft: onPaper("#dcc3a0", "#2b2019", "#6d2e17"),
  "forest-night": onDark("#1d3329", "#f3ead8", "#d9b36c", "#8a5e17"),
  midnight: onDark("#1b2440", "#f4eee2", "#e0ab8b", "#a04f2c"),
  oxblood: onDark("#55191d", "#f8ebdd", "#e9b98f", "#9c4a26"),
  charcoal: onDark("#262524", "#f5f0e8", "#d8a47f", "#96502b"),
};
