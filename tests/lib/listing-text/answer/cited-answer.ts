/** What a model writes that cites: a necklace of which little is typed. */
export const citedAnswer = {
  facts: [
    { id: 1, property: "item", value: "moon necklace" },
    {
      id: 2,
      part: "chain",
      property: "material",
      value: "sterling silver",
      quote: "sterling silver chain",
    },
    { id: 3, part: "pendant", property: "material", value: "brass" },
    { id: 4, part: "pendant", property: "color", value: "gold", photo: 2 },
    { id: 5, property: "care", value: "keep dry", quote: "Keep it dry" },
  ],
  contradictions: [
    {
      topic: "clasp",
      photos: [
        { photo: 1, shows: "hook" },
        { photo: 2, shows: "ring" },
      ],
    },
  ],
  item: "moon necklace",
  unknown: ["length"],
  titles: [
    { facts: [1, 2, 3], text: "Moon Necklace, Sterling Silver and Brass" },
    { facts: [1, 3], text: "Brass Moon Necklace" },
  ],
  description: [
    [
      { facts: [1, 3], text: "A moon necklace with a pendant of brass." },
      { facts: [2], text: "Its chain is sterling silver." },
      { facts: [0], text: "Brass darkens with time." },
    ],
    [
      { text: "Details" },
      { facts: [2], text: "Chain: sterling silver" },
      { facts: [5], text: "Care: keep it dry." },
      { text: "Length: [add length]" },
    ],
  ],
  tags: [
    { tag: "moon necklace", facet: "what", facts: [1] },
    { tag: "brass pendant", facet: "material", facts: [3] },
  ],
  materials: ["sterling silver", "brass"],
  altText: { facts: [4], text: "A necklace with a gold pendant." },
  attributes: [{ name: "Material", value: "Brass", facts: [3] }],
  category: "jewelry",
  categoryPath: "Jewelry > Necklaces",
  claimsNeedingProof: ["sterling"],
  photoAltTexts: [{ photo: 2, facts: [4], text: "The pendant, close." }],
};
