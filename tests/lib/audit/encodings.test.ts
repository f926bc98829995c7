import { decodeFile } from "@/lib/audit/file/decode-file";
import { decodeBytes } from "@/lib/audit/file/encodings";
import { readShopFile } from "@/lib/audit/file/read-shop-file";
import { encodeText } from "@/tests/support/encode-text";

const utf8 = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

test("Windows-1252: its letters beyond Latin-1 are read", () => {
  expect(
    decodeFile(Uint8Array.from([0x61, 0x80, 0x92, 0x9c, 0x62])),
  ).toMatchObject({ text: "a€’œb" });
});

const texts = {
  French: [
    "windows-1252",
    "Théière bleue à fleurs;Œuvre façonnée à la main, même l’anse est gravée où il faut.",
  ],
  German: [
    "windows-1252",
    "Große Schüssel für Äpfel;Übertöpfe und Körbe aus Weißholz, „natürlich“ geölt.",
  ],
  Spanish: [
    "windows-1252",
    "Cesta de algodón para el baño;¿Buscas un regalo pequeño? Está cosida a mano, según medida.",
  ],
  Portuguese: [
    "windows-1252",
    "Avental de linho à mão;Coração bordado, três botões, lavável a 30°.",
  ],
  Italian: [
    "windows-1252",
    "Perché un vaso blu;È più robusto di così, e la qualità c’è.",
  ],
  Swedish: [
    "windows-1252",
    "Grå mössa på rulle;Händerna hålls varma även när det snöar – i tät ull.",
  ],
  English: [
    "windows-1252",
    "A baker’s apron;“Sturdy”, 12 × 9 in — don’t bleach… £4 postage.",
  ],
  Polish: [
    "windows-1250",
    "Wełniany szalik, zielony;Ciepły i miękki, dziergany ręcznie – możesz prać w 30°.",
  ],
  Czech: [
    "windows-1250",
    "Dřevěná lžíce na polévku;Vyřezávaná z ořechu, délka čtvrt metru, napuštěná olejem.",
  ],
  Hungarian: [
    "windows-1250",
    "Kézzel kötött gyűrűpárna;Őszi színek, kör alakú, töltött – mosható.",
  ],
  Croatian: [
    "windows-1250",
    "Drvena žlica za med;Ručno izrađena, češljana površina, dužina šest palaca.",
  ],
  Romanian: [
    "windows-1250",
    "Faţă de masă ţesută;Lucrată manual în Bucovina, cu bumbac şi fire roşii.",
  ],
  "French of a Mac": [
    "macintosh",
    "Théière bleue à fleurs;Façonnée à la main, même l’anse est gravée où il faut.",
  ],
  "German of a Mac": [
    "macintosh",
    "Große Schüssel für Äpfel;Übertöpfe und Körbe aus Weißholz, natürlich geölt.",
  ],
  "Spanish of a Mac": [
    "macintosh",
    "Cesta de algodón para el baño;Está cosida a mano, según medida, sólo aquí.",
  ],
  Japanese: [
    "shift_jis",
    "藍染めのエプロン 二枚組;綿100%の生地を手で染めました。ポケットは三つあります。",
  ],
  "Japanese in narrow letters": [
    "shift_jis",
    "ﾊﾝﾄﾞﾒｲﾄﾞの籠 大;竹を編んだ籠です。サイズは30cmです。",
  ],
} as const;

test.each(Object.entries(texts))(
  "%s, saved without Unicode: read as it was written",
  (_, [encoding, text]) => {
    for (const header of ["TITLE;DESCRIPTION", "SKU;NOTE"]) {
      const file = `${header}\r\n${text}\r\n`;
      expect(decodeFile(encodeText(file, encoding))).toMatchObject({
        text: file,
        encoding,
        isGuess: true,
      });
    }
  },
);

test("letters in one of a thousand rows: they decide all the same", () => {
  const rows = Array.from(
    { length: 1_000 },
    (_, index) => `Basket ${index};Of willow`,
  );
  const file = ["TITLE;DESCRIPTION", ...rows, texts.Czech[1]].join("\r\n");
  expect(decodeFile(encodeText(file, "windows-1250"))).toMatchObject({
    text: file,
  });
});

test("bad bytes in a file of UTF-8: its other letters stay, and the rows are named", () => {
  const rows = [
    "TITLE,DESCRIPTION",
    "Théière,Émail bleu",
    "Gr",
    "s clair,Cuit à 1240°",
    "Été,Ça va",
  ];
  const [header = "", first = "", before = "", after = "", last = ""] = rows;
  const file = joined(
    utf8(`${header}\r\n${first}\r\n${before}`),
    Uint8Array.from([0xe8]),
    utf8(`${after}\r\n${last}\r\n`),
  );
  const read = readShopFile(file);
  expect(read).toMatchObject({
    listings: [
      { listing: { title: "Théière", description: "Émail bleu" } },
      { listing: { title: "Gr\uFFFDs clair", description: "Cuit à 1240°" } },
      { listing: { title: "Été" } },
    ],
    notes: [
      "Letters that can't be read are shown as “\uFFFD”: row 3 of the file.",
    ],
  });
  expect(read).not.toHaveProperty("encoding");
});

test.each(["windows-1252", "windows-1250", "macintosh", "latin1"] as const)(
  "a file encoded twice over %s: put right, and said",
  (encoding) => {
    const text =
      "TITLE,DESCRIPTION\r\nThéière émaillée,“Façonnée” à la main – l’été\r\n";
    const twice =
      encoding === "latin1"
        ? Buffer.from(utf8(text)).toString("latin1")
        : decodeBytes(utf8(text), encoding);
    expect(twice).not.toBe(text);
    expect(readShopFile(utf8(twice))).toMatchObject({
      listings: [
        {
          listing: {
            title: "Théière émaillée",
            description: "“Façonnée” à la main – l’été",
          },
        },
      ],
      notes: [expect.stringMatching(/encoded twice/)],
    });
  },
);

test.each(["Ã la carte, Â 5", "São João ©", "Œuvre “d’été”", "手作り ™"])(
  "%s in UTF-8: nothing is changed",
  (text) => {
    expect(decodeFile(utf8(`TITLE\r\n${text}`))).toMatchObject({
      text: `TITLE\r\n${text}`,
      notes: [],
      isGuess: false,
    });
  },
);

test("a guess: said with three titles that show it, and the seller's choice counts", () => {
  const titles = [
    "Plain basket",
    "Wełniany szalik",
    "Żółta świeca",
    "Plain bowl",
  ];
  const file = encodeText(
    ["TITLE;TAGS", ...titles.map((title) => `${title};a`)].join("\r\n"),
    "windows-1250",
  );
  expect(readShopFile(file)).toMatchObject({
    encoding: {
      name: "windows-1250",
      titles: ["Wełniany szalik", "Żółta świeca", "Plain basket"],
    },
  });
  expect(readShopFile(file, undefined, "windows-1252")).toMatchObject({
    encoding: {
      name: "windows-1252",
      titles: ["We³niany szalik", "¯ó³ta œwieca", "Plain basket"],
    },
  });
});

test("a NUL byte in a table: left out; a file full of them: refused", () => {
  expect(
    decodeFile(
      utf8(`TITLE,TAGS\r\n${"Oak bowl,wood\r\n".repeat(20)}Tin\0 mug,tin\r\n`),
    ),
  ).toMatchObject({
    text: expect.stringContaining("Tin mug"),
  });
  expect(decodeFile(utf8("a\0\0b\0\0\0c\0\0\0d"))).toMatchObject({
    problem: expect.stringMatching(/not a CSV file/),
  });
});
