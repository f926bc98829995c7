import { onPaperAndWalls } from "@/lib/content/recorded/on-paper-and-walls";
import { samples } from "@/lib/content/recorded/samples";
import { usedDaily } from "@/lib/content/recorded/used-daily";
import { worn } from "@/lib/content/recorded/worn";

/** In the order of the gallery. */
export const recordedListings = [
  samples,
  worn,
  onPaperAndWalls,
  usedDaily,
].flat();
