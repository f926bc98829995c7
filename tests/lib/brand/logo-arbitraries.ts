import fc from "fast-check";
import {
  type LogoBrief,
  logoFaces,
  logoLayouts,
  logoMarks,
  logoMoods,
  logoPalettes,
} from "@/lib/brand/logo/schema";
import { anyCharacter } from "@/tests/support/any-character";

export const anyBrief: fc.Arbitrary<LogoBrief> = fc.record({
  layout: fc.constantFrom(...logoLayouts),
  mark: fc.constantFrom(...logoMarks),
  palette: fc.constantFrom(...logoPalettes),
  face: fc.constantFrom(...logoFaces),
  mood: fc.constantFrom(...logoMoods),
});

const letters =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&'.-!<>/\"éñøßŁžşĀŉµÿ";

/** Typical and hostile input. */
export const anyName = fc.oneof(
  fc
    .array(
      fc.string({
        unit: fc.constantFrom(...letters),
        minLength: 1,
        maxLength: 14,
      }),
      {
        minLength: 1,
        maxLength: 7,
      },
    )
    .map((words) => words.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 50 }),
  fc.string({ unit: anyCharacter, maxLength: 50 }),
  fc.constantFrom(
    "W".repeat(40),
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
    "I",
    ".1",
    "<script>alert(1)</script>",
    '"><svg onload=alert(1)>',
    "& & & & & a",
    "a b c d e f g h i j k l m n o p q r s t",
    "\u202eevil\u202c shop",
    "משי",
    "🧵 Thread",
    "e\u0301le\u0301gant",
    "Co",
    "& Co",
    "Candle Co",
  ),
);
