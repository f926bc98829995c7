export const blog = {
  path: "/blog",
  title: "Seo blog: guides for Etsy sellers",
  description:
    "Guides on listings and search for people who sell what they make: dated, with sources, and without promises.",
  heading: "Listings and search, for people who make things",
  lead: "What Etsy has published, what is only repeated, and how to tell the two apart. Every guide carries its date and its sources.",
  callTitle: "Rather see it done",
  callText: "Give the generator a photo of what you made and compare its draft with what these pages say.",
} as const;
