import { readdirSync, readFileSync } from "node:fs";
import { findConditionalTexts } from "@/tests/support/conditional-texts";

const files = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `${folder}/${file}`),
);

test("texts of pages: none comes or goes beside siblings without an element of its own", () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    findConditionalTexts(readFileSync(file, "utf8")).map(
      (one) => `${file}:${one}`,
    ),
  );
  expect(found).toEqual([]);
});

const places = (jsx: string) =>
  findConditionalTexts(`const icon = <i />; const part = ${jsx};`).length;

test.each([
  ["a text beside an element", '<p>{isOpen && "Open"}<b /></p>'],
  ["a template beside a text", "<p>Baskets{count > 0 && `some`}</p>"],
  ["a value beside an element", "<p>{isOpen && label}<b /></p>"],
  ["a text or nothing", '<p>{isOpen ? "Open" : null}<b /></p>'],
  ["an empty text", '<p>{isOpen ? "Open" : ""}<b /></p>'],
  ["a text or an element", '<p>{isOpen ? <i /> : "Closed"}<b /></p>'],
  ["an element before a text", "<p>{isOpen && <i />} Baskets</p>"],
  ["an element before a value", "<p>{isOpen && <i />}{label}</p>"],
  [
    "a list before a text",
    "<p>{all.map((one) => <i key={one} />)} and more</p>",
  ],
  ["a text in a fragment", "<><i />{isOpen && label}</>"],
  ["a fragment with a text, alone", "<p>{isOpen && <>Open, {label}</>}</p>"],
  [
    "within a list",
    "<ul>{all.map((one) => <li key={one}><b />{isOpen && `some`}</li>)}</ul>",
  ],
])("%s: found", (_, jsx) => {
  expect(places(jsx)).toBe(1);
});

test.each([
  ["an only child", '<p>{isOpen && "Open"}</p>'],
  ["in an element of its own", '<p><b /><span>{isOpen && "Open"}</span></p>'],
  ["one of two texts", '<p><b />{isOpen ? "Open" : "Closed"}</p>'],
  ["an element behind a text", "<p>Baskets {isOpen && <i />}</p>"],
  ["an element before an element", "<p>{isOpen && <i />}<b>Baskets</b></p>"],
  [
    "a list before an element",
    "<ul>{all.map((one) => <li key={one} />)}<li>and more</li></ul>",
  ],
  ["an element by its name", "<p>{isOpen && icon}<b /></p>"],
  ["children", "<p>{isOpen && children}<b /></p>"],
  ["in an attribute", '<p title={isOpen ? "Open" : undefined}><b /></p>'],
])("%s: not found", (_, jsx) => {
  expect(places(jsx)).toBe(0);
});
