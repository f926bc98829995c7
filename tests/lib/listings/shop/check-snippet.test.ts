import {
  checkSnippetText,
  missingSafetyParts,
  safetyParts,
} from "@/lib/listing-text/rules/snippet";
import { promptVoice } from "@/lib/listings/voice/prompt-voice";

const whole =
  "Manufacturer: Anna Weber\nAddress: Lindenstraße 5, 10969 Berlin\nE-mail: anna@weber.example\nWarnings: none";

test.each([
  ["labelled lines", whole],
  [
    "lines as on a label",
    "Anna Weber Keramik\nLindenstr. 5\n10969 Berlin\nwww.weber-keramik.example\nKeep away from fire.",
  ],
  [
    "one line",
    "Maker: Jo Reed, 4 Mill Lane, Leeds LS1 4AB, jo@reed.example. Not suitable for children under 3.",
  ],
  [
    "a heading first",
    "Product safety (GPSR)\nJo Reed Ltd\n12 Oak St, Portland, OR 97201\njo@reed.example\nCaution: glass.",
  ],
  [
    "German",
    "Hersteller: Anna Weber\nAnschrift: Lindenstraße 5, Berlin\nE-Mail: anna@weber.example\nWarnhinweise: keine",
  ],
  [
    "Polish",
    "Producent: Anna Nowak\nAdres: ul. Lipowa 5, 00-950 Warszawa\nE-mail: a@nowak.example\nOstrzeżenia: brak",
  ],
  [
    "Japanese",
    "製造者: 山田花子\n住所: 〒150-0001 東京都渋谷区\n連絡先: hanako@yamada.example\n注意: 火気厳禁",
  ],
])("product safety, %s: nothing is missing", (_, text) => {
  expect(missingSafetyParts(text)).toEqual([]);
});

test.each([
  ["manufacturer's name", "Manufacturer: Anna Weber\n"],
  ["postal address", "Address: Lindenstraße 5, 10969 Berlin\n"],
  ["email or website", "E-mail: anna@weber.example\n"],
  ["warnings", "\nWarnings: none"],
])("product safety without the %s: is named as missing", (part, line) => {
  expect(missingSafetyParts(whole.replace(line, ""))).toEqual([part]);
  const label = line.trim().split(":")[0];
  expect(missingSafetyParts(whole.replace(line.trim(), `${label}:`))).toEqual([
    part,
  ]);
});

test("product safety without a text: all four are missing", () => {
  expect(missingSafetyParts("")).toEqual([...safetyParts]);
  expect(missingSafetyParts("All my pieces are safe.")).toEqual([
    ...safetyParts,
  ]);
});

test("the maker's addresses: may stand in product safety and nowhere else", () => {
  expect(checkSnippetText("product_safety", whole)).toEqual([]);
  expect(checkSnippetText("care", whole)).toEqual([
    "contains “E-mail: anna@weber.example”; Etsy wants buyers to write to you on Etsy.",
  ]);
  expect(
    checkSnippetText("product_safety", "Warnings: {{warnings}}"),
  ).toHaveLength(1);
});

test("a link to Etsy: may stand anywhere", () => {
  expect(
    checkSnippetText(
      "shipping",
      "More at https://www.etsy.com/shop/AshAndClay",
    ),
  ).toEqual([]);
});

test("voice in the prompt: a small block whatever is stored, and none for an empty voice", () => {
  const words = (letter: string) =>
    Array.from({ length: 30 }, (_, index) => `${letter.repeat(30)}${index}`);
  const long = Array.from({ length: 12 }, (_, index) =>
    `${index} says I and never anything else `.repeat(6).slice(0, 200),
  );
  const block = promptVoice({
    observations: long,
    useWords: words("a"),
    avoidWords: words("b"),
  });
  expect(JSON.stringify(block).length).toBeLessThan(520);
  expect(Object.keys(block ?? {})).toEqual(["style", "use", "avoid"]);
  const first = "x ".repeat(200);
  expect(
    promptVoice({ observations: [first], useWords: [], avoidWords: [] })
      ?.style?.[0]?.length,
  ).toBeLessThanOrEqual(300);
  expect(
    promptVoice({ observations: [], useWords: [], avoidWords: [] }),
  ).toBeNull();
});
