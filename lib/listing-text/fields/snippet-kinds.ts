export const snippetKinds = [
  "care",
  "shipping",
  "packaging",
  "personalization",
  "disclosure",
  "product_safety",
] as const;
export type SnippetKind = (typeof snippetKinds)[number];
