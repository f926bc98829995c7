import { parseMultipart } from "@/lib/http/parse-multipart";

const boundary = "----oak";
const formOf = (headers: string, mark = boundary) =>
  Buffer.from(`--${mark}\r\n${headers}\r\n\r\nblue\r\n--${mark}--\r\n`);
const parse = (headers: string) =>
  parseMultipart(formOf(headers), `multipart/form-data; boundary=${boundary}`);
const read = (headers: string) =>
  [...(parse(headers) ?? [])].map(([name, { bytes, fileName }]) => [
    name,
    bytes.toString(),
    fileName,
  ]);

test.each([
  ['Content-Disposition: form-data; name="color"', "color", null],
  ['Content-Disposition:form-data;name="color"', "color", null],
  ['content-disposition:  FORM-DATA;  name="color"', "color", null],
  ['Content-Disposition: form-data; charset=x; name="color"', "color", null],
  [
    'Content-Type: text/plain\r\nContent-Disposition: form-data; name="color"',
    "color",
    null,
  ],
  ['Content-Disposition: form-data; name=""', "", null],
  [
    'Content-Disposition: form-data; name="photo"; filename="a.png"',
    "photo",
    "a.png",
  ],
  ['Content-Disposition: form-data; name="photo";filename=""', "photo", ""],
  [
    'Content-Disposition: form-data; name="photo";  filename="a.png"\r\nContent-Type: image/png',
    "photo",
    "a.png",
  ],
  [
    'Content-Disposition: form-data; name="color"\r\nX-Content-Disposition: form-data; filename="a.png"',
    "color",
    null,
  ],
])("form part: %j is %j with the file %j", (headers, name, fileName) => {
  expect(read(headers)).toEqual([[name, "blue", fileName]]);
});

test.each([
  'Content-Disposition: attachment; name="color"',
  'Content-Disposition: form-database; name="color"',
  "Content-Disposition: form-data",
  "Content-Disposition: form-data; name=color",
  'Content-Disposition: form-data\r\nX-Other: a; name="color"',
  'X-Content-Disposition: form-data; name="color"',
])("form part: %j is refused", (headers) => {
  expect(parse(headers)).toBeNull();
});

test.each([
  ["multipart/form-data; boundary=oak", "oak"],
  ['multipart/form-data;boundary="o a k"', "o a k"],
  ["multipart/form-data; charset=utf-8;  BOUNDARY=oak; x=y", "oak"],
  [`multipart/form-data; boundary=${"o".repeat(70)}`, "o".repeat(70)],
])("form: the boundary of %s is found", (contentType, mark) => {
  const parts = parseMultipart(
    formOf('Content-Disposition: form-data; name="color"', mark),
    contentType,
  );
  expect(parts?.get("color")?.bytes.toString()).toBe("blue");
});

test.each([
  [
    "multipart/form-data",
    formOf('Content-Disposition: form-data; name="color"', "undefined"),
  ],
  [
    "multipart/form-data; boundary=elm",
    formOf('Content-Disposition: form-data; name="color"', "oak"),
  ],
  [
    "multipart/form-data; boundary=oak",
    Buffer.concat([
      Buffer.from("x"),
      formOf('Content-Disposition: form-data; name="a"', "oak"),
    ]),
  ],
  [
    "multipart/form-data; boundary=oak",
    Buffer.from(
      '--oakContent-Disposition: form-data; name="a"\r\n\r\nblue\r\n--oak--',
    ),
  ],
  [
    "multipart/form-data; boundary=oak",
    Buffer.from(
      '--oak\r\nContent-Disposition: form-data; name="a"\r\n\r\nblue',
    ),
  ],
])(
  "form: %s without that boundary around its parts is refused",
  (contentType, body) => {
    expect(parseMultipart(body, contentType)).toBeNull();
  },
);

test("form: an empty part is empty, and the first of a name counts", () => {
  const part = (value: string) =>
    `--oak\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n`;
  const parts = parseMultipart(
    Buffer.from(`${part("")}${part("x")}--oak--`),
    "multipart/form-data; boundary=oak",
  );
  expect(parts?.get("a")?.bytes.toString()).toBe("");
});
