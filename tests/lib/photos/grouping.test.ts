import fc from "fast-check";
import sharp from "sharp";
import { evenLight, weighColors } from "@/lib/photos/grouping/even-light";
import { groupPhotos } from "@/lib/photos/grouping/group-photos";
import {
  type Histogram,
  multiply,
  spreadOut,
} from "@/lib/photos/grouping/histogram";
import {
  type Look,
  lookSide,
  measureLook,
} from "@/lib/photos/grouping/measure-look";
import { orderPhotos } from "@/lib/photos/grouping/order-photos";
import { readTakenAt } from "@/lib/photos/grouping/read-taken-at";
import { maxPhotos } from "@/lib/photos/limits";

async function lookOf(bytes: Buffer | Uint8Array) {
  const { data, info } = await sharp(bytes)
    .resize(lookSide, lookSide, { fit: "inside", withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return measureLook({ data, width, height, channels });
}

const plain = (color: string) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: color } });

test.each([
  ["JPEG", "jpeg"],
  ["PNG", "png"],
  ["WebP", "webp"],
  ["AVIF", "avif"],
] as const)("time of the picture: read from %s", async (_, format) => {
  const bytes = await plain("red")
    .withExif({ IFD2: { DateTimeOriginal: "2026:11:03 10:20:30" } })
    [format]()
    .toBuffer();
  expect(readTakenAt(bytes)).toBe(Date.UTC(2026, 10, 3, 10, 20, 30) / 1000);
});

test("time of the picture: null where there is none, whatever the bytes are", async () => {
  expect(readTakenAt(await plain("red").jpeg().toBuffer())).toBeNull();
  const tiff = [0x49, 0x49, 0x2a, 0];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const torn = Uint8Array.from(tiff.concat([...bytes], tiff));
      expect(readTakenAt(torn)).toBeNull();
    }),
  );
});

const at = (names: string[], times: (number | null)[]) =>
  names.map((name, place) => ({ name, takenAt: times[place] ?? null }));
const img = ["IMG_1.jpg", "IMG_2.jpg", "IMG_10.jpg"].map((name) =>
  name.replace("_", "_00"),
);

test("order: by time where all have one, else by name", () => {
  expect(orderPhotos(at(img, [50, 9, 20]))).toMatchObject({
    order: [1, 2, 0],
    gaps: [null, 11, 30],
    isLoose: false,
  });
  expect(orderPhotos(at(img.toReversed(), [null, 9, 20]))).toMatchObject({
    order: [2, 1, 0],
    gaps: [null, null, null],
  });
});

const many = (count: number, timeOf: (place: number) => number) =>
  Array.from({ length: count }, (_, place) => ({
    name: `IMG-20261103-WA${String(place).padStart(4, "0")}.jpg`,
    takenAt: timeOf(place),
  }));

test.each([
  ["the same for all", () => 7],
  ["faster than a hand", (place: number) => Math.floor(place / 2)],
  ["steady", (place: number) => place * 60],
])("times that are %s say nothing", (_, timeOf) => {
  const { gaps, isLoose } = orderPhotos(many(12, timeOf));
  expect(gaps.every((gap) => gap === null)).toBe(true);
  expect(isLoose).toBe(true);
});

test("times that contradict the camera's count say nothing", () => {
  const photos = Array.from({ length: 20 }, (_, place) => ({
    name: `DSC0${1000 + place}.jpg`,
    takenAt: [0, 31, 7, 90, 44][place % 5] ?? 0,
  }));
  expect(orderPhotos(photos)).toMatchObject({
    order: photos.map((_, place) => place),
    isLoose: false,
  });
});

test("every photo is in one group, none larger than a listing may be", async () => {
  const looks = await Promise.all(
    ["red", "blue", "#30a040", "white"].map(async (color) =>
      lookOf(await plain(color).jpeg().toBuffer()),
    ),
  );
  const photo = fc.record({
    name: fc.constantFrom(
      "IMG_1001.jpg",
      "IMG_2.jpg",
      "a.jpg",
      "WhatsApp 3.jpg",
    ),
    takenAt: fc.option(fc.integer({ min: 0, max: 500 })),
    look: fc.option(fc.constantFrom(...looks)),
  });
  fc.assert(
    fc.property(fc.array(photo, { maxLength: 60 }), (photos) => {
      const groups = groupPhotos(photos);
      const places = groups.flatMap((group) => group.map(({ place }) => place));
      expect(places.toSorted((a, b) => a - b)).toEqual(
        photos.map((_, place) => place),
      );
      for (const { length } of groups) {
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(maxPhotos);
      }
    }),
  );
});

/** A round or a square piece on a table, a little different each time. */
function photoOf(color: string, number: number) {
  const [x, y, size] = [140 + number * 9, 110 - number * 6, 60 + number * 5];
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120" viewBox="0 0 320 240">
        <rect width="320" height="240" fill="#c9bda6"/>
        <rect width="320" height="${60 + number * 4}" fill="#b4b8b3"/>
        <rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size / 3}" fill="${color}"/>
        <circle cx="${x}" cy="${y}" r="${size / 6}" fill="#f2efe8"/>
      </svg>`,
    ),
  )
    .modulate({ brightness: 1 + number * 0.02 })
    .jpeg()
    .toBuffer();
}

const colors = ["#7a3b2e", "#2f5d8c", "#3f7a45", "#d9a441", "#6b4a8c"];

/** Four photos of each piece. */
const pieceLooks: Look[][] = [];
beforeAll(async () => {
  for (const color of colors) {
    const looks = [];
    for (const number of [0, 1, 2, 3])
      looks.push(await lookOf(await photoOf(color, number)));
    pieceLooks.push(looks);
  }
}, 60_000);

type Taken = { piece: number; number: number };
const everyPiece = (count: number): Taken[] =>
  colors.flatMap((_, piece) =>
    Array.from({ length: count }, (__, number) => ({ piece, number })),
  );
const factsOf = (taken: Taken[]) =>
  taken.map(({ piece, number }, at) => ({
    name: `IMG_${1000 + at}.jpg`,
    takenAt: null,
    look: pieceLooks[piece]?.[number] ?? null,
  }));

// What is promised is measured by `npm run bench -- grouping`, on rendered
// shoots; this notices that it broke.
test.each([
  ["with times", true],
  ["without", false],
])("pieces of different colors: each is one group, %s", (_, hasTimes) => {
  const facts = factsOf(everyPiece(4)).map((photo, at) => ({
    ...photo,
    takenAt: hasTimes ? Math.floor(at / 4) * 60 + (at % 4) * 7 : null,
  }));
  const groups = groupPhotos(facts);
  expect(groups.map((group) => group.map(({ place }) => place))).toEqual(
    colors.map((_, piece) => [0, 1, 2, 3].map((at) => piece * 4 + at)),
  );
});

test.each([0, 1, 2, 3])(
  "piece %d, taken up again later, is joined and marked",
  (piece) => {
    const facts = factsOf(everyPiece(3).concat({ piece, number: 3 }));
    const last = facts.length - 1;
    const group = groupPhotos(facts).find((photos) =>
      photos.some(({ place }) => place === last),
    );
    expect(group).toEqual(
      [0, 1, 2]
        .map((at) => ({ place: piece * 3 + at, isUnsure: false }))
        .concat({ place: last, isUnsure: true }),
    );
  },
);

test("the order in which files are given changes nothing", () => {
  const facts = factsOf(everyPiece(4));
  const namesOf = (photos: typeof facts) =>
    groupPhotos(photos).map((group) =>
      group.map(({ place }) => photos[place]?.name),
    );
  const expected = namesOf(facts);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(facts, { minLength: facts.length }),
      (photos) => {
        expect(namesOf(photos)).toEqual(expected);
      },
    ),
    { numRuns: 10 },
  );
});

/** What is drawn on a piece that is a square of 100 otherwise. */
const prints = {
  stripes: [10, 30, 50, 70, 90]
    .map((y) => `<rect y="${y - 4}" width="100" height="8"/>`)
    .join(""),
  bars: [10, 30, 50, 70, 90]
    .map((x) => `<rect x="${x - 4}" width="8" height="100"/>`)
    .join(""),
  rings: [12, 26, 40]
    .map(
      (r) =>
        `<circle cx="50" cy="50" r="${r}" fill="none" stroke="#2b2b33" stroke-width="7"/>`,
    )
    .join(""),
  dots: [15, 38, 62, 85]
    .flatMap((x) =>
      [15, 38, 62, 85].map((y) => `<circle cx="${x}" cy="${y}" r="7"/>`),
    )
    .join(""),
  leaf: `<path d="M50 8 Q92 50 50 92 Q8 50 50 8Z"/>`,
};

type Shown = { print?: keyof typeof prints; color: string; table: string };

/** On a table, a little different each time, and so many times as bright. */
async function printedLook(shown: Shown, number: number, light = 1) {
  const scale = 0.7 + number * 0.05;
  const bytes = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120" viewBox="0 0 320 240" fill="#2b2b33">
        <rect width="320" height="240" fill="${shown.table}"/>
        <g transform="translate(${120 + number * 4} ${80 - number * 3}) rotate(${number * 3}) scale(${scale})">
          <rect width="100" height="100" fill="${shown.color}"/>
          ${shown.print ? prints[shown.print] : ""}
          <circle cx="50" cy="-12" r="9" fill="#b08a4e"/>
        </g>
      </svg>`,
    ),
  )
    .linear(light, 0)
    .jpeg()
    .toBuffer();
  return lookOf(bytes);
}

const placesIn = (looks: Look[]) =>
  groupPhotos(
    looks.map((look, at) => ({
      name: `IMG_${1000 + at}.jpg`,
      takenAt: null,
      look,
    })),
  ).map((group) => group.map(({ place }) => place));

test("pieces that differ in their print alone: none are one group", async () => {
  const looks = [];
  for (const print of Object.keys(prints) as (keyof typeof prints)[])
    for (const number of [0, 1, 2, 3])
      looks.push(
        await printedLook(
          { print, color: "#e4ded2", table: "#8a7a66" },
          number,
        ),
      );
  for (const group of placesIn(looks))
    expect(new Set(group.map((place) => Math.floor(place / 4))).size).toBe(1);
}, 60_000);

/** Of the colors alone: 1 is the same. */
function likenessOf([one, other]: readonly Histogram[]) {
  if (!one || !other) return 0;
  const spread = new Float32Array(2 ** 16);
  spreadOut(weighColors(one), spread);
  return multiply(spread, weighColors(other));
}

test.each([0.6, 0.8, 1.25, 1.5])(
  "light that is %d times as bright is evened",
  async (light) => {
    for (const color of colors) {
      const shown = { print: "leaf", color, table: "#8a8279" } as const;
      const pair = [
        (await printedLook(shown, 0)).colors,
        (await printedLook(shown, 1, light)).colors,
      ];
      const evened = evenLight(pair, (likeness) => likeness);
      expect(likenessOf(evened)).toBeGreaterThan(likenessOf(pair) + 0.1);
    }
  },
  60_000,
);
