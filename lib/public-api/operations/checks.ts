import type { Operation } from "@/lib/public-api/operations/operation";

export const checksOperations: Operation[] = [
  {
    id: "checkListing",
    method: "post",
    path: "/checks",
    scope: "check",
    isOpen: true,
    summary: "Check a listing",
    description:
      "Checks a text against Etsy's rules and guidance, and offers repairs. What is left out is unknown and not scored. No model is asked, nothing is stored or counted, and the same text always has the same report.",
    request: "CheckRequest",
    responses: { 200: { description: "The report.", shape: "CheckReport" } },
    problems: [422],
  },
  {
    id: "auditListings",
    method: "post",
    path: "/audits",
    scope: "check",
    file: { type: "text/csv" },
    summary: "Check all listings of a shop",
    description:
      "Takes the CSV file that Etsy lets you download, or any with a column of titles: 10 MB, 5,000 listings. Nothing is stored or counted.",
    responses: { 200: { description: "The report.", shape: "AuditReport" } },
    problems: [422],
  },
];
