import { accessoriesAndBags } from "@/tests/golden/accessories-and-bags";
import { artAndPaper } from "@/tests/golden/art-and-paper";
import { beautyAndClothing } from "@/tests/golden/beauty-and-clothing";
import type { GoldenBrief } from "@/tests/golden/brief";
import { craftAndDesk } from "@/tests/golden/craft-and-desk";
import { englishBooksAndPlay } from "@/tests/golden/english-books-and-play";
import { englishTableAndWall } from "@/tests/golden/english-table-and-wall";
import { homeAndJewelry } from "@/tests/golden/home-and-jewelry";
import { hostile } from "@/tests/golden/hostile";
import { playAndPets } from "@/tests/golden/play-and-pets";

export const goldenSet: GoldenBrief[] = [
  ...accessoriesAndBags,
  ...artAndPaper,
  ...beautyAndClothing,
  ...homeAndJewelry,
  ...playAndPets,
  ...craftAndDesk,
  ...hostile,
  ...englishTableAndWall,
  ...englishBooksAndPlay,
];
