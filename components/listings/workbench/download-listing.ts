import type { GeneratedListing } from "@/lib/listings/schema";
import { saveFile } from "@/lib/save-file";

const fileName = (productName: string) =>
  `${
    productName
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "listing"
  }.json`;

/** Saves the six fields as a file of the visitor's. */
export function downloadListing(listing: GeneratedListing, productName: string) {
  const file = new Blob([`${JSON.stringify(listing, null, 2)}\n`], { type: "application/json" });
  saveFile(file, fileName(productName));
}
