import fc from "fast-check";
import { drawLogo } from "@/lib/brand/logo/draw-logo";
import { createKit } from "@/lib/brand/logo/layouts/kit";
import { roundel } from "@/lib/brand/logo/layouts/round";
import {
  type LogoBrief,
  type LogoVariant,
  logoFaces,
  logoFormats,
  logoLayouts,
  logoMarks,
  logoMoods,
} from "@/lib/brand/logo/schema";
import { boxOfPath } from "@/lib/brand/logo/shapes/box";
import { parsePath } from "@/lib/brand/logo/shapes/parse-path";
import { AppError } from "@/lib/errors";
import { runs } from "@/tests/support/repetitions";
import { anyBrief, anyName } from "./logo-arbitraries";

const variants = [
  ...new Set(Object.values(logoFormats).map(({ variant }) => variant)),
] as LogoVariant[];
const brief: LogoBrief = {
  layout: "swing-tag",
  mark: "spool",
  palette: "clay",
  face: "warm-serif",
  mood: "calm",
};

/**
 * Throws unless the text is one svg of paths with known attributes and nothing
 * outside the canvas.
 */
function inspect(svg: string) {
  const root =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="[\d.]+" viewBox="0 0 (\d+) (\d+)">/;
  const [opening = "", width, height] = root.exec(svg) ?? [];
  expect(opening).not.toBe("");
  const group = '<g stroke-linecap="round" stroke-linejoin="round">';
  const rest = svg
    .slice(opening.length)
    .replace(group, "")
    .replace(/<\/g><\/svg>\n$/, "");
  const attributes = [...rest.matchAll(/<path((?: [a-z-]+="[^"<>&]*")+)\/>/g)];
  expect(attributes.map(([whole]) => whole).join("")).toBe(rest);
  for (const [, text = ""] of attributes) {
    const look = Object.fromEntries(
      [...text.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    const {
      d = "",
      fill,
      stroke = "none",
      "stroke-width": weight = "0",
      "stroke-dasharray": dash = "1 1",
      ...other
    } = look;
    expect(other).toEqual({});
    expect(`${fill} ${stroke}`).toMatch(
      /^(none|#[0-9a-f]{6}) (none|#[0-9a-f]{6})$/,
    );
    expect(`${weight} ${dash}`).toMatch(/^[\d.]+ [\d.]+ [\d.]+$/);
    expect(d).toMatch(/^M[-\d. MLQCHVZ]*$/);
    const box = boxOfPath(parsePath(d));
    if (!box) continue;
    const reach = Number(weight) / 2;
    const inside =
      box.left - reach >= -0.01 &&
      box.top - reach >= -0.01 &&
      box.right + reach <= Number(width) + 0.01 &&
      box.bottom + reach <= Number(height) + 0.01;
    if (!inside) throw new Error(`outside: ${JSON.stringify(box)}`);
  }
}

test("logo: any name becomes paths inside the canvas, or is refused with a reason", () => {
  fc.assert(
    fc.property(
      anyBrief,
      anyName,
      fc.constantFrom(...variants),
      (any, name, variant) => {
        try {
          inspect(drawLogo(any, name, { variant }));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          expect(error.code).toBe("invalid_input");
          expect(error.message).toMatch(/\.$/);
        }
      },
    ),
    { numRuns: runs(120) },
  );
});

test("logo: every layout in every face and mood fits short, long and accented names", () => {
  const names = [
    "Ø",
    "Moss & Pine Pottery",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Ångström Ñandú Žižkov Šílený Łódź Ėjų",
  ];
  for (const [at, layout] of logoLayouts.entries()) {
    for (const [step, face] of logoFaces.entries()) {
      const mood = logoMoods[(at + step) % logoMoods.length] ?? "calm";
      const mark = logoMarks[(at * 6 + step) % logoMarks.length] ?? "spool";
      inspect(
        drawLogo(
          { ...brief, layout, face, mood, mark },
          names[(at + step) % names.length] ?? "Ø",
        ),
      );
    }
  }
});

test("logo: no two layouts draw the same, of a short name or a very long word", () => {
  for (const name of ["Moss & Pine", "Donaudampfschifffahrtsladen"]) {
    const drawings = logoLayouts.map((layout) =>
      drawLogo({ ...brief, layout }, name),
    );
    expect(new Set(drawings).size).toBe(logoLayouts.length);
  }
});

test("logo: the icons of layouts with a frame differ", () => {
  const framed = logoLayouts.filter(
    (layout) => !["stacked", "lockup", "thread"].includes(layout),
  );
  const icons = framed.map((layout) =>
    drawLogo({ ...brief, layout }, "Moss & Pine", { variant: "icon" }),
  );
  expect(new Set(icons).size).toBe(framed.length);
});

test("logo: letters on a ring, with accents and descenders, stay between its lines", () => {
  for (const face of logoFaces) {
    for (const name of ["Jolly Égyptian", "Thimble & Thread", "Ýg"]) {
      const kit = createKit({ ...brief, face, mood: "playful" }, name, true);
      const distances = roundel(kit)
        .filter(({ fill }) => fill === "ink")
        .map(({ path }) =>
          path.flatMap(({ points }) =>
            points.map(([x, y]) => Math.hypot(x, y)),
          ),
        )
        .filter((all) => Math.max(...all) > 268);
      expect(distances.length).toBeGreaterThan(0);
      expect(Math.min(...distances.flat())).toBeGreaterThan(268);
      expect(Math.max(...distances.flat())).toBeLessThan(420);
    }
  }
});

test("logo: the same brief and name give the same bytes", () => {
  fc.assert(
    fc.property(anyBrief, (any) => {
      expect(drawLogo(any, "Moss & Pine")).toBe(
        drawLogo({ ...any }, "Moss & Pine"),
      );
    }),
    { numRuns: runs(20) },
  );
});

test("logo: markup in a name is drawn as letters", () => {
  const svg = drawLogo(brief, "<script>x</script>");
  inspect(svg);
  expect(svg).not.toContain("script");
  expect(drawLogo(brief, "<script>")).not.toBe(drawLogo(brief, "script"));
});

test("logo: invisible characters change nothing", () => {
  const plain = drawLogo(brief, "Moss & Pine");
  expect(
    drawLogo(brief, "  Mo\u200bss\u202e &\n\u00a0 Pi\u00adne\ufeff "),
  ).toBe(plain);
  expect(drawLogo(brief, "Cafe\u0301")).toBe(drawLogo(brief, "Café"));
});

test.each([
  ["", /type your business name/],
  [" \u200b\n", /type your business name/],
  ["a".repeat(41), /40 characters/],
  ["x".repeat(10_000), /40 characters/],
  ["&&&", /letter or digit/],
  ["🧵 Thread", /emoji/],
  ["سوق", /right to left/],
  ["手作り", /“手”/],
])(
  "logo: a name that can't be lettered is refused with a reason: %j",
  (name, reason) => {
    expect(() => drawLogo(brief, name)).toThrow(
      expect.objectContaining({ code: "invalid_input" }),
    );
    expect(() => drawLogo(brief, name)).toThrow(reason);
  },
);

test("logo: the one-color variant has one color and no ground", () => {
  for (const layout of logoLayouts) {
    const colors = new Set(
      drawLogo({ ...brief, layout, mood: "bold" }, "Moss & Pine", {
        variant: "oneColor",
      }).match(/#[0-9a-f]{6}/g),
    );
    expect(colors.size).toBe(1);
    const see = drawLogo({ ...brief, layout, mood: "bold" }, "Moss & Pine", {
      variant: "transparent",
    });
    expect(see).not.toContain("#ffffff");
  }
});
