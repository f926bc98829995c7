import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  measureHostile,
  readHostile,
} from "@/scripts/bench/truth/measure-hostile";
import {
  composeLabeled,
  measureListing,
} from "@/scripts/bench/truth/measure-listings";
import { measureTold, readTold } from "@/scripts/bench/truth/measure-told";
import { readListings } from "@/scripts/bench/truth/read-listings";
import { modes, reviewersIn } from "@/scripts/bench/truth/reviewers";

const hostile = readHostile();

test.each(["on", "one in ten wrong"] as const)(
  "hostile answers, review %s: none is ready or reaches 70 points",
  (mode) => {
    const judged = hostile.map((each) =>
      measureHostile(each, reviewersIn(mode)),
    );
    expect(judged.filter(({ isReady }) => isReady)).toEqual([]);
    expect(judged.filter(({ score }) => (score ?? 0) >= 70)).toEqual([]);
  },
);

test("hostile answers, review off: nothing that rules call contradicted is ready", () => {
  const judged = hostile.map((each) =>
    measureHostile(each, reviewersIn("off")),
  );
  expect(judged.flatMap(({ denied }) => denied)).toEqual([]);
});

test("told phrases that a writer leaves out: none is lost without a word", () => {
  const judged = readTold({ isCiting: true }).map((each) =>
    measureTold(each, reviewersIn("off")),
  );
  expect(judged.length).toBeGreaterThanOrEqual(40);
  expect(judged.filter(({ state }) => state === "lost")).toEqual([]);
});

describe("sets that are kept apart", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-truth-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(
    "tests/truth/own-german.json",
    path.join(folder, "kept-german.json"),
  );
  const listings = readListings(true, folder);

  test("are read in place of those to work with", () => {
    expect(readListings(false, folder)).toEqual([]);
    expect(new Set(listings.map(({ set }) => set))).toEqual(
      new Set(["kept-german"]),
    );
  });

  test("go the same way: no true sentence is taken out, or lost", () => {
    const composed = listings.map(composeLabeled);
    for (const mode of modes) {
      const judged = composed.map((each) =>
        measureListing(each, reviewersIn(mode)),
      );
      const sentences = judged.flatMap((each) => each.sentences);
      expect(sentences.length).toBeGreaterThan(100);
      expect(
        sentences.filter(
          ({ label, state }) =>
            state === "lost" || (label === "T" && state === "removed"),
        ),
      ).toEqual([]);
      expect(judged.flatMap(({ denied }) => denied)).toEqual([]);
      expect(judged.flatMap(({ foreign }) => foreign)).toEqual([]);
    }
  });
});
