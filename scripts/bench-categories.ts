// `npm run bench -- categories`: the time of a search in as many categories as
// Etsy has, compared with a search for the same text in all their names.
import { existsSync, readFileSync } from "node:fs";
import {
  indexCategories,
  searchCategories,
} from "@/lib/etsy/categories/category-index";
import { compare } from "./bench/statistics";

/** Milliseconds. */
const goal = 10;
const rounds = 200;
/**
 * `[id, name, parent]` of Etsy's whole tree; without the file, made-up names in
 * as many places.
 */
const file = process.env.ETSY_TAXONOMY ?? "";
const treeSize = 3_141;
const queries = [
  "mug",
  "coffee cup",
  "Speckled stoneware mug, wheel thrown",
  "knitted wool beanie for babies",
  "xyz",
];

type Row = [id: number, name: string, parent: number | null];
type Node = { id: number; name: string; children: Node[] };

function madeUpRows(): Row[] {
  const words = [
    "mug",
    "bowl",
    "ring",
    "dish",
    "wool",
    "print",
    "candle",
    "board",
    "scarf",
    "plant",
    "card",
    "lamp",
  ];
  const word = (at: number) => words[at % words.length];
  return Array.from({ length: treeSize }, (_, at) => [
    at + 1,
    `${word(at)} & ${word(Math.floor(at / words.length))} ${at}`,
    at < 15 ? null : Math.floor(at / 6) + 1,
  ]);
}

const isReal = existsSync(file);
if (!isReal)
  console.log(
    "skipped: Etsy's own tree needs ETSY_TAXONOMY, the file of all categories.",
  );
const rows: Row[] = isReal
  ? JSON.parse(readFileSync(file, "utf8")).nodes
  : madeUpRows();
const below = (parent: number | null): Node[] =>
  rows
    .filter((row) => row[2] === parent)
    .map(([id, name]) => ({ id, name, children: below(id) }));
const index = indexCategories(below(null));

const all = async (search: (query: string) => unknown) => {
  for (const query of queries) search(query);
};
const times = await compare(
  {
    ours: () => all((query) => searchCategories(index, query)),
    names: () =>
      all((query) =>
        rows.filter(([, name]) =>
          name.toLowerCase().includes(query.toLowerCase()),
        ),
      ),
  },
  rounds,
);
const each = times.ours / queries.length;
console.log(
  `${rows.length} categories (${isReal ? "Etsy's" : "made up"}), median of ${rounds} rounds of ${queries.length} searches`,
);
console.log(
  `  a search                ${each.toFixed(2)} ms (goal: ${goal} ms)`,
);
console.log(
  `  names that contain it   ${(times.names / queries.length).toFixed(2)} ms`,
);
console.log(
  `  ratio                   ${(times.ours / times.names).toFixed(1)}`,
);
if (each > goal) process.exitCode = 1;
