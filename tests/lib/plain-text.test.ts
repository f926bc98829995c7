import fc from "fast-check";
import { plainLine, plainText } from "@/lib/listing-text/plain-text/plain-text";
import { anyText } from "@/tests/lib/listings/arbitraries";

test.each([
  ["a family", "👩‍👩‍👧‍👦 set"],
  ["a profession with a skin tone", "made by 👩🏽‍🎨 hands"],
  ["a red heart", "with ❤️ inside"],
  ["a heart on fire", "❤️‍🔥"],
  ["a rainbow flag", "🏳️‍🌈 pin"],
  [
    "the flag of Scotland",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} pin",
  ],
  ["a keycap", "1️⃣ and #️⃣"],
  ["Persian with its joiner", "می‌خواهم"],
  ["Sinhala with its joiner", "ශ්‍රී ලංකා"],
])("%s: unchanged", (_, text) => {
  expect([plainLine(text), plainText(text)]).toEqual([text, text]);
});

test.each([
  ["soft hyphens", "hand\u00adthrown mug", "handthrown mug"],
  ["zero width", "bl\u200bue\u200d m\ufeffug", "blue mug"],
  ["a variation selector behind a letter", "a\ufe0fb\u{e0100}c", "abc"],
  ["joiners between Latin letters", "lead\u200c\u200dfree", "leadfree"],
  ["a joiner that joins an emoji to a word", "❤\u200dmug", "❤mug"],
  ["tags without a flag", "mug\u{e0069}\u{e0067}\u{e006e}\u{e007f}", "mug"],
  ["fillers", "\u3164mug\u115f", "mug"],
  [
    "the hyphen and the one that does not break",
    "lead‐free and food‑safe ﹣",
    "lead-free and food-safe -",
  ],
])("removes %s", (_, text, expected) => {
  expect(plainLine(text)).toBe(expected);
});

test("other dashes stay", () => {
  expect(plainText("5–7 days — or 10 − 2")).toBe("5–7 days — or 10 − 2");
});

test("links nested too deeply become plain brackets, without delay", () => {
  const cleaned = plainText(`${"[".repeat(60)}x${"](y)".repeat(60)}`);
  expect(cleaned).not.toContain("](");
  expect(plainText(cleaned)).toBe(cleaned);
});

test("cleaning is idempotent", () => {
  const emoji = fc
    .array(
      fc.constantFrom(
        "❤",
        "👩",
        "🎨",
        "\u200d",
        "\ufe0f",
        "🏽",
        "1",
        "\u20e3",
        "a",
        "\u200b",
        "می",
        "خ",
      ),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(anyText, emoji), (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text));
    }),
  );
});
