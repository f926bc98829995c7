import { emptyShop } from "@/lib/listings/shop/schema";
import type { GoldenBrief } from "@/tests/golden/brief-schema";
import { formOf } from "@/tests/golden/judge";
import { withLiveModel } from "./live-model";
import { measureQuality, type Quality } from "./quality";

type LiveAnswer = {
  brief: GoldenBrief;
  model: string | null;
  quality: Quality | null;
  failure: string | null;
};

/** How many listings are written at the same time. */
const atOnce = 4;

/**
 * Has the model write a listing for each brief as the application would, with a
 * repair where it needs one. Briefs that rest on a photo alone are left out,
 * since the set has no photos; of the others, only what is typed is sent.
 * Throws `Stop` where no model is set.
 */
export async function answerLive(
  briefs: readonly GoldenBrief[],
  model: string | undefined,
): Promise<LiveAnswer[]> {
  return withLiveModel(model, () =>
    answerAll(briefs.filter(({ form }) => form.productName)),
  );
}

async function answerAll(
  briefs: readonly GoldenBrief[],
): Promise<LiveAnswer[]> {
  // It reads the settings, which are known only now.
  const { writeListing } = await import("@/lib/listings/write/write-listing");
  const { env } = await import("@/lib/env");
  const answers: LiveAnswer[] = [];
  const waiting = [...briefs.entries()];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, brief] = next;
      answers[index] = await writeListing({
        form: formOf(brief),
        images: [],
        photos: 0,
        payer: { userId: 0 },
        shop: emptyShop,
      }).then(
        (written): LiveAnswer => {
          const bill = {
            ...written,
            model: written.writer,
            price: env().MODEL_PRICE ?? null,
          };
          return {
            brief,
            model: written.writer,
            quality: measureQuality(brief.form, written, bill),
            failure: null,
          };
        },
        (error: unknown) => ({
          brief,
          model: null,
          quality: null,
          failure: String(error).slice(0, 80),
        }),
      );
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
