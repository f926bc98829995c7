/** As Etsy names them: EtsySoldOrderItems2026.csv. */
const header =
  "Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Date Shipped,Ship Name,Ship Address1,Ship Address2,Ship City,Ship State,Ship Zipcode,Ship Country,Order ID,Variations,Order Type,Listings Type,Payment Type,InPerson Discount,InPerson Location,VAT Paid by Buyer,SKU";

export type SoldItem = {
  date: string;
  listingId: string;
  order?: string;
  quantity?: number;
  buyer?: string;
};

/** Etsy's file of sold items. */
export function toOrdersFile(items: SoldItem[]): string {
  const lines = items.map(
    ({ date, listingId, order, quantity = 1, buyer = "Jo Buyer" }, index) =>
      [
        date,
        '"Mug, ""speckled"""',
        buyer,
        quantity,
        "24.00",
        "",
        "",
        "0",
        "0",
        "4.50",
        "0",
        "24.00",
        "USD",
        `90${index}`,
        listingId,
        date,
        "",
        buyer,
        '"1 Lane, Apt 2"',
        "",
        "Springfield",
        "IL",
        "62701",
        "United States",
        order ?? `70${index}`,
        "",
        "online",
        "listing",
        "online_cc",
        "",
        "",
        "",
        "MUG-1",
      ].join(","),
  );
  return [header, ...lines].join("\r\n");
}
