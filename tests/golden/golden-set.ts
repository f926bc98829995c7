import { accessoriesAndBags } from "@/tests/golden/accessories-and-bags";
import { artAndPaper } from "@/tests/golden/art-and-paper";
import { beautyAndClothing } from "@/tests/golden/beauty-and-clothing";
import type { GoldenBrief } from "@/tests/golden/brief";
import { craftAndDesk } from "@/tests/golden/craft-and-desk";
import { dutch } from "@/tests/golden/dutch";
import { englishBooksAndPlay } from "@/tests/golden/english-books-and-play";
import { englishTableAndWall } from "@/tests/golden/english-table-and-wall";
import { englishWearAndCarry } from "@/tests/golden/english-wear-and-carry";
import { frenchAndItalian } from "@/tests/golden/french-and-italian";
import { germanAndSpanish } from "@/tests/golden/german-and-spanish";
import { homeAndJewelry } from "@/tests/golden/home-and-jewelry";
import { hostile } from "@/tests/golden/hostile";
import { japanese } from "@/tests/golden/japanese";
import { playAndPets } from "@/tests/golden/play-and-pets";
import { polish } from "@/tests/golden/polish";
import { portuguese } from "@/tests/golden/portuguese";

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
  ...englishWearAndCarry,
  ...dutch,
  ...portuguese,
  ...polish,
  ...frenchAndItalian,
  ...japanese,
  ...germanAndSpanish,
];
