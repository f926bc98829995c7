import {
  findBareLabels,
  findPlaceholders,
} from "@/lib/listing-text/check/placeholders";

test.each([
  ["Size: ___", ["___"]],
  ["Care: TBD", ["TBD"]],
  ["- Size: (please fill in)", ["(please fill in)"]],
  ["It is [size] wide.", ["[size]"]],
  ["It is [add size] wide.", ["[add size]"]],
  ["It is XX cm tall.", ["XX cm"]],
  ["Materials: see photos", ["see photos"]],
  ["Care: ask me", ["ask me"]],
  ["Processing time: as stated", ["as stated"]],
  ["Included: to be confirmed", ["to be confirmed"]],
  ["Making time: {time}", ["{time}"]],
  ["Price: {{price}}", ["{{price}}"]],
  ["Capacity: <capacity here>", ["<capacity here>"]],
  ["Weight: n/a", ["n/a"]],
  ["Weight: ?", ["?"]],
  ["Color: -", ["-"]],
  ["Made in ????", ["????"]],
  ["Größe: siehe Foto", ["siehe Foto"]],
  ["Pflege: bitte ausfüllen", ["bitte ausfüllen"]],
  ["Taille : voir photos", ["voir photos"]],
  ["Cuidado: por confirmar", ["por confirmar"]],
  ["Misure: vedi foto", ["vedi foto"]],
  ["Maat: zie foto's", ["zie foto's"]],
  ["Tamanho: ver fotos", ["ver fotos"]],
  ["Rozmiar: do uzupełnienia", ["do uzupełnienia"]],
  ["サイズ：写真参照", ["写真参照"]],
])("%s: something stands for a value", (text, found) => {
  expect(findPlaceholders(text)).toEqual(found);
});

test.each([
  "9 x 12 in",
  "S, M, XL, XXL",
  "See the photos for scale.",
  "Care: wipe clean",
  "Size: M",
  "Fits a 9 x 12 in frame (mat included).",
  "Ask me for another color.",
  "A print of 20 x 30 cm, as seen in the photos.",
])("%s: nothing stands for a value", (text) => {
  expect(findPlaceholders(text)).toEqual([]);
});

test("labels without a value: are found, headings of lists are not", () => {
  const text =
    "A mug.\n\nDetails:\n- Material: clay\n- Size:\n- Care: wipe\n\nAt a glance:\nblue\n\nMaking time:";
  expect(findBareLabels(text)).toEqual(["Making time:"]);
  expect(findBareLabels("Material:\nSize:\nCare:\n\nblue")).toEqual([
    "Material:",
    "Size:",
    "Care:",
  ]);
});
