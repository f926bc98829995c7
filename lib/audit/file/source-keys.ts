import type { ShopListing } from "@/lib/audit/file/read-shop-file";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";

const titleKey = (title: string) =>
  foldText(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function countEach(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * By what each listing of a file is known again in the next one: its SKU, else
 * its title. "" for one that shares both with another: opening a second copy is
 * better than opening the wrong listing.
 */
export function sourceKeysOf(
  listings: readonly Pick<ShopListing, "sku" | "listing">[],
): string[] {
  const skus = listings.map(({ sku }) => sku);
  const titles = listings.map(({ listing }) => titleKey(listing.title));
  const [skuCounts, titleCounts] = [countEach(skus), countEach(titles)];
  return listings.map((_, index) => {
    const [sku = "", title = ""] = [skus[index], titles[index]];
    if (sku !== "" && skuCounts.get(sku) === 1) return `sku:${sku}`;
    return title !== "" && titleCounts.get(title) === 1 ? `title:${title}` : "";
  });
}
