import type { Verdict } from "@/lib/listing-text/fields/verdict";
import { reviewedTexts } from "@/lib/listings/write/review-written";
import { withLiveModel } from "../live-model";
import type { Composed } from "./compose-recorded";
import { composeLabeled, measureListing } from "./measure-listings";
import type { Measured } from "./measure-truth";
import { readListings } from "./read-listings";
import { reviewersIn } from "./reviewers";

/** How many listings are looked at at the same time. */
const atOnce = 4;

type Verdicts = ReadonlyMap<string, Verdict>;
type Live = {
  measured: Measured[];
  /** The model's name, and how many of its answers could not be used. */
  model: string;
  reviews: number;
  failed: number;
};

/**
 * The labeled listings as rules alone see them, and with the model of the
 * settings looking at them once more, as it would in the application.
 */
export async function measureLive(
  isKept: boolean,
  model: string | undefined,
): Promise<Live> {
  const listings = readListings(isKept).map(composeLabeled);
  const composed = new Set(
    listings.flatMap(({ good, whole }) => [good, whole]),
  );
  const asked = await withLiveModel(model, () => reviewAll([...composed]));
  const nothingElse = {
    hostile: [],
    told: [],
    toldUncited: [],
    innocent: [],
    translations: [],
  };
  const measure = (
    mode: Measured["mode"],
    makeReviewer: ReturnType<typeof reviewersIn>,
  ): Measured => ({
    mode,
    listings: listings.map((each) => measureListing(each, makeReviewer)),
    ...nothingElse,
  });
  const byModel = () => (text: { key: string }, of: Composed) =>
    asked.verdicts.get(of)?.get(text.key)?.verdict ?? null;
  return {
    ...asked,
    reviews: composed.size,
    measured: [
      measure("off", reviewersIn("off")),
      measure("by the model", byModel),
    ],
  };
}

async function reviewAll(waiting: Composed[]) {
  // They read the settings, which are known only now.
  const { reviewTexts } = await import("@/lib/listings/review/review-texts");
  const { aiDeadline } = await import("@/lib/ai/call-model");
  const { modelNameFor } = await import("@/lib/ai/stream-message");
  const verdicts = new Map<Composed, Verdicts>();
  let failed = 0;
  async function review(composed: Composed) {
    const { draft, recorded } = composed;
    const { results, checks } = draft;
    if (results === null) return;
    const outcome = await reviewTexts(
      {
        facts: checks.ledger.facts,
        texts: reviewedTexts({ ...draft, results }),
        language: recorded.form.language ?? "en",
        payer: { userId: 0 },
      },
      aiDeadline(),
    );
    if (outcome.state === "done") verdicts.set(composed, outcome.verdicts);
    if (outcome.state === "failed") failed += 1;
  }
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await review(next);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return { verdicts, failed, model: modelNameFor({ purpose: "review" }) };
}
