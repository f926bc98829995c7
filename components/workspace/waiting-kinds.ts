import type { Waiting } from "@/lib/waiting/schema";

/** One thing that waits: its name leads to where it is done. */
type WaitingItem = { href: string; name: string; text: string };
export type WaitingKind = {
  title: string;
  items: WaitingItem[];
  /** How many there are beside the items, and where. */
  others: number;
  href: string;
};

const day = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "long",
});
const counted = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

const changeTexts: Record<
  Waiting["changed"]["first"][number]["change"],
  string
> = {
  changed: "Its text was changed there.",
  gone: "It is no longer there.",
  expired: "It has expired.",
  sold_out: "It is sold out.",
  inactive: "It is not active.",
};

type Listed = { listingId: number; productName: string };
const itemsOf = <Item extends Listed>(
  items: Item[],
  textOf: (item: Item) => string,
): WaitingItem[] =>
  items.map((item) => ({
    href: `/history?open=${item.listingId}`,
    name: item.productName,
    text: textOf(item),
  }));

/** In the order in which it is best done; what doesn't wait is left out. */
export function waitingKinds({
  listings,
  batches,
  drafts,
  changed,
  photos,
}: Waiting): WaitingKind[] {
  const kinds = [
    {
      title: counted(photos.count, "listing", "listings").concat(
        " with photos that expire soon",
      ),
      count: photos.count,
      items: itemsOf(
        photos.first,
        ({ photos: count, expiresAt }) =>
          `${counted(count, "photo", "photos")}, until ${day.format(new Date(expiresAt))}`,
      ),
      href: "/history",
    },
    {
      title: counted(drafts.count, "draft stopped", "drafts stopped"),
      count: drafts.count,
      items: itemsOf(drafts.first, ({ message }) => message),
      href: "/history",
    },
    {
      title: counted(batches.count, "batch to review", "batches to review"),
      count: batches.count,
      items: batches.first.map(({ id, name, ready }) => ({
        href: `/batches?batch=${encodeURIComponent(id)}`,
        name,
        text: `${ready} written`,
      })),
      href: "/batches",
    },
    {
      title: counted(listings.count, "listing", "listings").concat(
        " with blanks or open claims",
      ),
      count: listings.count,
      items: itemsOf(
        listings.first,
        ({ points }) => `${points} to fill in or confirm`,
      ),
      href: "/history?points=open",
    },
    {
      title: counted(changed.count, "listing", "listings").concat(
        " changed on Etsy",
      ),
      count: changed.count,
      items: itemsOf(changed.first, ({ change }) => changeTexts[change]),
      href: "/changes",
    },
  ];
  return kinds.flatMap(({ count, items, ...kind }) =>
    count === 0 ? [] : [{ ...kind, items, others: count - items.length }],
  );
}
