import { benchMarks } from "@/lib/brand/logo/marks/bench";
import { creatureMarks } from "@/lib/brand/logo/marks/creatures";
import type { DrawMark } from "@/lib/brand/logo/marks/draw-mark";
import { gardenMarks } from "@/lib/brand/logo/marks/garden";
import { hearthMarks } from "@/lib/brand/logo/marks/hearth";
import { skyMarks } from "@/lib/brand/logo/marks/sky";
import { threadMarks } from "@/lib/brand/logo/marks/thread";
import type { LogoMark } from "@/lib/brand/logo/schema";

export const marks: Record<LogoMark, DrawMark> = {
  ...threadMarks,
  ...hearthMarks,
  ...gardenMarks,
  ...creatureMarks,
  ...benchMarks,
  ...skyMarks,
};
