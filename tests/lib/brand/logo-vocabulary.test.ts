import fc from "fast-check";
import { logoCharacters } from "@/lib/brand/logo/characters";
import { palettes } from "@/lib/brand/logo/palettes";
import { readLogoBriefs } from "@/lib/brand/logo/read-logo-briefs";
import {
  logoBriefSchema,
  logoFaces,
  logoLayouts,
  logoMarks,
  logoPalettes,
} from "@/lib/brand/logo/schema";
import { hasLetters } from "@/lib/brand/logo/type/faces";
import { contrastOf } from "@/tests/support/contrast";

test("logo vocabulary: has the promised size", () => {
  expect(logoLayouts.length).toBeGreaterThanOrEqual(8);
  expect(logoMarks.length).toBeGreaterThanOrEqual(24);
  expect(logoPalettes.length).toBeGreaterThanOrEqual(12);
  expect(logoFaces).toHaveLength(6);
});

test("palettes: every combination of colors is readable", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  for (const { ground, ink, accent, print } of Object.values(palettes)) {
    for (const [one, other] of [
      [ink, ground],
      [accent, ground],
      [print.ink, "#ffffff"],
      [print.accent, "#ffffff"],
    ] as const) {
      expect(`${one} on ${other}: ${contrastOf(one, other) >= 4.5}`).toBe(
        `${one} on ${other}: true`,
      );
    }
  }
});

test("faces: one has every letter a name may have", () => {
  expect(
    [...logoCharacters].filter(
      (character) => !hasLetters("geometric-sans", character),
    ),
  ).toEqual([]);
});

const hostile = [
  null,
  undefined,
  7,
  "",
  "<svg onload=alert(1)></svg>",
  "https://evil.example/logo.svg",
  [],
  [null, 3, "x", []],
  { svg: "<svg><script>alert(1)</script></svg>" },
  {
    logos: [
      {
        layout: "<svg onload=alert(1)>",
        mark: "javascript:alert(1)",
        palette: "url(http://169.254.169.254/)",
      },
    ],
  },
  {
    logos: [
      {
        layout: "hexagon",
        mark: "dragon",
        palette: "#ff0000",
        face: "Comic Sans",
        mood: "evil",
      },
    ],
  },
  {
    logos: [
      { __proto__: { layout: "seal" }, constructor: "seal", toString: "key" },
    ],
  },
  JSON.stringify({
    briefs: [
      { layout: "file:///etc/passwd", mark: ["spool"], palette: { a: 1 } },
    ],
  }),
  "x".repeat(200_000),
];

function check(answer: unknown) {
  const briefs = readLogoBriefs(answer, "Moss & Pine pottery");
  expect(briefs).toHaveLength(6);
  expect(
    briefs.map((brief) => logoBriefSchema.safeParse(brief).success),
  ).toEqual(Array(6).fill(true));
  expect(new Set(briefs.map(({ layout }) => layout)).size).toBe(6);
  expect(readLogoBriefs(answer, "Moss & Pine pottery")).toEqual(briefs);
  return briefs;
}

test.each(hostile.map((answer) => [answer]))(
  "logo briefs: %j yields only our vocabulary",
  (answer) => {
    check(answer);
  },
);

test("logo briefs: any response yields only our vocabulary", () => {
  const words = [
    ...logoLayouts,
    ...logoMarks,
    ...logoPalettes,
    ...logoFaces,
    "<svg>",
    "http://x.example",
  ];
  const word = fc.oneof(fc.constantFrom(...words), fc.anything());
  const candidate = fc.record(
    {
      layout: word,
      mark: word,
      palette: word,
      face: word,
      mood: word,
      svg: word,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.array(candidate),
        fc.record({ logos: fc.array(candidate) }),
      ),
      (answer) => {
        check(answer);
      },
    ),
  );
});

test("logo briefs: valid choices of the model are used in their order", () => {
  const good = {
    layout: "arch",
    mark: "bee",
    palette: "ochre",
    face: "script",
    mood: "playful",
  } as const;
  const briefs = check({
    logos: [
      good,
      { ...good, layout: "Swing Tag", mark: "dragon" },
      { ...good, layout: "arch" },
    ],
  });
  expect(briefs[0]).toEqual(good);
  expect(briefs[1]).toMatchObject({
    layout: "swing-tag",
    palette: "ochre",
    face: "script",
  });
  expect(briefs[2]?.layout).not.toBe("arch");
});

test("logo briefs: missing marks are chosen by the shop's own words", () => {
  const marks = readLogoBriefs(null, "hand-poured soy candles").map(
    ({ mark }) => mark,
  );
  expect(marks).toContain("candle");
});
