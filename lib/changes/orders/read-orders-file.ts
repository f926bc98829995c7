import { whatOfHeader } from "@/lib/audit/file/columns";
import { decodeFile } from "@/lib/audit/file/decode-file";
import { parseCsv } from "@/lib/audit/file/parse-csv";
import { keptPart, oldestKept } from "@/lib/changes/orders/kept-part";
import { readDates } from "@/lib/changes/orders/read-dates";
import {
  etsyIdSchema,
  maxDaysBack,
  type Orders,
  type Period,
} from "@/lib/changes/schema";
import { dayLength, isoDay } from "@/lib/time/day";

export type OrdersFile =
  | {
      kind: "orders";
      sold: Orders["sold"];
      period: Period;
      /** Each once, also one of several listings. */
      orders: number;
      listings: number;
      note: string;
    }
  | { kind: "problem"; message: string };

const problem = (message: string): OrdersFile => ({ kind: "problem", message });

/** The end of sentences about a wrong file. */
export const whereToFindOrders =
  "On Etsy, open Shop Manager, Settings, Options, Download data. Under Orders choose “Order Items” and the year, and download that file.";

/** Sold items of one file. */
const maxItems = 100_000;

const columnNames = {
  date: "sale date",
  listingId: "listing id",
  quantity: "quantity",
  orderId: "order id",
  transactionId: "transaction id",
} as const;
type Column = keyof typeof columnNames;

const plain = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[_\s]+/gu, " ")
    .trim();

/**
 * What is taken of a row. Names, addresses and all else of a buyer stay behind
 * here.
 */
type Item = Record<Column, string>;

function readItems(text: string) {
  const own = /^sep=(.)\r?\n/iu.exec(text.slice(0, 10));
  const body = own ? text.slice(own[0].length) : text;
  const separators = own?.[1] ? [own[1]] : [",", ";", "\t"];
  const widths = separators.map((separator) => ({
    separator,
    cells: parseCsv(body, separator, 1).rows[0] ?? [],
  }));
  const [widest] = widths.sort(
    (one, other) => other.cells.length - one.cells.length,
  );
  const header = (widest?.cells ?? []).map(plain);
  const { rows, isCutOff, hasMore } = parseCsv(
    body,
    widest?.separator ?? ",",
    maxItems + 1,
  );
  const take = (row: string[], column: Column) =>
    row[header.indexOf(columnNames[column])]?.trim() ?? "";
  const items = rows.slice(1).map(
    (row): Item => ({
      date: take(row, "date"),
      listingId: take(row, "listingId"),
      quantity: take(row, "quantity"),
      orderId: take(row, "orderId"),
      transactionId: take(row, "transactionId"),
    }),
  );
  return { header, items, isCutOff, hasMore };
}

/**
 * What to say about a table that isn't that of sold items; null for one that
 * is.
 */
function problemOfHeader(header: string[]): string | null {
  const has = (column: Column) => header.includes(columnNames[column]);
  if (has("date") && has("listingId")) return null;
  if (header.includes("title") && header.includes("tags")) {
    return `This is the file of your listings. It doesn't say what was sold. ${whereToFindOrders}`;
  }
  const what = whatOfHeader(header);
  if (what !== null)
    return `${what} It doesn't say which listing was sold. ${whereToFindOrders}`;
  return `This file has no columns “Sale Date” and “Listing ID”. If its columns have names in another language, set Etsy to English and download it again. ${whereToFindOrders}`;
}

type Sale = Item & { day: string };

const orderOf = ({ orderId, transactionId }: Item, row: number) =>
  orderId || transactionId || String(row);

/**
 * Orders by listing and day. Two items of one order are one order of each
 * listing.
 */
function countSales(sales: Sale[]): Orders["sold"] {
  const counts = new Map<
    string,
    { listingId: string; date: string; orders: Set<string>; quantity: number }
  >();
  for (const [row, sale] of sales.entries()) {
    const { listingId, day, quantity } = sale;
    const key = `${listingId} ${day}`;
    const known = counts.get(key) ?? {
      listingId,
      date: day,
      orders: new Set<string>(),
      quantity: 0,
    };
    known.orders.add(orderOf(sale, row));
    known.quantity += /^[1-9]\d{0,4}$/.test(quantity) ? Number(quantity) : 1;
    counts.set(key, known);
  }
  return [...counts.values()].map(({ orders, ...known }) => ({
    ...known,
    orders: orders.size,
  }));
}

/** Orders may come into the file so many days late. */
const lateDays = 14;

/** `savedAt`: when it was downloaded, or written since. */
type FileInfo = { name: string; savedAt: Date };

/**
 * The days that a file covers: those of its sales, and of the year or month in
 * its name, if that was over when the file was saved. Of the days after the
 * last sale nobody knows whether nothing was sold or they were not yet in the
 * file.
 */
function periodOf(days: string[], { name, savedAt }: FileInfo): Period {
  const sorted = days.toSorted();
  const [first = "", last = ""] = [sorted[0], sorted.at(-1)];
  const [, year, month] =
    /EtsySoldOrderItems(20\d\d)(?:-(\d{1,2}))?(?!\d)/i.exec(name) ?? [];
  if (year === undefined) return { from: first, to: last };
  const start = Date.UTC(
    Number(year),
    month === undefined ? 0 : Number(month) - 1,
  );
  const end =
    month === undefined
      ? Date.UTC(Number(year) + 1, 0)
      : Date.UTC(Number(year), Number(month));
  const isOver = end + lateDays * dayLength < savedAt.getTime();
  const [from, to] = [isoDay(start), isoDay(end - dayLength)];
  // A renamed file may hold other days than its name says.
  if (first < from || last > to) return { from: first, to: last };
  return { from, to: isOver ? to : last };
}

/**
 * What Etsy's file of sold items says of each listing and day, without its
 * buyers; or a sentence that says what the file is and what to do. Runs in the
 * browser: nothing else of the file is sent.
 */
export function readOrdersFile(
  bytes: Uint8Array,
  file: FileInfo,
  now = new Date(),
): OrdersFile {
  const decoded = decodeFile(bytes, whereToFindOrders);
  if (decoded.problem !== null) return problem(decoded.problem);
  const { header, items, isCutOff, hasMore } = readItems(decoded.text);
  const stranger = problemOfHeader(header);
  if (stranger !== null) return problem(stranger);
  if (isCutOff)
    return problem(
      "This file ends in the middle of a row: it was cut off. Download it again.",
    );
  if (hasMore)
    return problem(
      "This file has more rows than can be read. Download one month at a time.",
    );
  if (items.length === 0)
    return problem(
      `This file contains no sold items. Choose another year or month. ${whereToFindOrders}`,
    );
  const days = readDates(
    items.map(({ date }) => date),
    now,
  );
  const sales = items.flatMap((item, index) => {
    const day = days[index];
    return day && etsyIdSchema.safeParse(item.listingId).success
      ? [{ ...item, day }]
      : [];
  });
  if (sales.length === 0) {
    return problem(
      "No row of this file has a date and a listing number that can be read. A spreadsheet program may have changed them: download the file again, and drop it here without opening it.",
    );
  }
  const oldest = oldestKept(now);
  const recent = sales.filter(({ day }) => day >= oldest);
  const sold = countSales(recent);
  const named = sales.map(({ day }) => day);
  const period = keptPart(periodOf(named, file), oldest);
  if (period === undefined || sold.length === 0)
    return problem(
      `All sales of this file are older than ${maxDaysBack} days. Choose a newer one. ${whereToFindOrders}`,
    );
  const [unread, old] = [
    items.length - sales.length,
    sales.length - recent.length,
  ];
  const notes = [
    unread > 0 &&
      `Left out, without a listing number or date: ${unread} of ${items.length} rows.`,
    old > 0 &&
      `Left out, older than ${maxDaysBack} days: ${old} of ${items.length} rows.`,
  ];
  return {
    kind: "orders",
    sold,
    period,
    orders: new Set(recent.map(orderOf)).size,
    listings: new Set(sold.map(({ listingId }) => listingId)).size,
    note: notes.filter(Boolean).join(" "),
  };
}
