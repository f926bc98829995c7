import { readFileSync } from "node:fs";
import path from "node:path";
import { briefsSchema, type GoldenBrief } from "@/tests/golden/brief-schema";

/** In the order in which benchmarks print them. */
const files = [
  "accessories-and-bags",
  "art-and-paper",
  "beauty-and-clothing",
  "home-and-jewelry",
  "play-and-pets",
  "craft-and-desk",
  "hostile",
  "english-table-and-wall",
  "english-books-and-play",
  "english-wear-and-carry",
  "dutch",
  "portuguese",
  "polish",
  "french-and-italian",
  "japanese",
  "german-and-spanish",
];

const folder = path.join(process.cwd(), "tests/golden");

export const goldenSet: GoldenBrief[] = files.flatMap((name) =>
  briefsSchema.parse(
    JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")),
  ),
);
