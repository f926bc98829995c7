import type { ShopListing } from "@/lib/audit/file/read-shop-file";
import { sourceKeysOf } from "@/lib/audit/file/source-keys";
import { emptyListing } from "@/lib/listing-text/fields/fields";

const entry = (title: string, sku = ""): ShopListing => ({
  listing: { ...emptyListing, title },
  sku,
  price: "",
});

test("a listing of a file is known by its SKU, else by its title without case, accents and signs", () => {
  expect(
    sourceKeysOf([
      entry("Blue Mug", "M-1"),
      entry("Crème  Bowl – 12 oz!"),
      entry("CREME BOWL 14 OZ"),
    ]),
  ).toEqual(["sku:M-1", "title:creme bowl 12 oz", "title:creme bowl 14 oz"]);
});

test("a SKU of two listings tells neither: their titles do", () => {
  expect(
    sourceKeysOf([entry("Blue Mug", "MUG"), entry("Red Mug", "MUG")]),
  ).toEqual(["title:blue mug", "title:red mug"]);
});

test("listings that share title and SKU, or have neither, are not told apart", () => {
  expect(
    sourceKeysOf([
      entry("Blue Mug"),
      entry("blue mug."),
      entry("★", "A"),
      entry("★"),
      entry(""),
    ]),
  ).toEqual(["", "", "sku:A", "", ""]);
});
