import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { emptyShop } from "@/lib/listings/shop/schema";
import type { GoldenBrief } from "@/tests/golden/brief-schema";
import { formOf } from "@/tests/golden/judge";
import { startServices } from "../embedded/start-services";
import { findFreePort } from "../ports";
import { allEmbedded, Stop } from "../settings";
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
 * The settings of the provider that is asked: the real one, or for the
 * sandbox's keys the sample writer.
 */
function providerOf(key: string, sandboxUrl: string | undefined) {
  const isSample = key.startsWith("sk-ant-sandbox-");
  const baseUrl = isSample ? sandboxUrl : process.env.ANTHROPIC_BASE_URL;
  return {
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: baseUrl ?? "",
    ALLOW_STAND_INS: "true",
  };
}

/**
 * Has the model write a listing for each brief as the application would, with a
 * repair where it needs one. Briefs that rest on a photo alone are left out,
 * since the set has no photos; of the others, only what is typed is sent.
 * Throws `Stop` without a key.
 */
export async function answerLive(
  briefs: readonly GoldenBrief[],
  model: string | undefined,
): Promise<LiveAnswer[]> {
  const key = process.env.ANTHROPIC_API_KEY;
  if (!key)
    throw new Stop(
      "Set ANTHROPIC_API_KEY: --live asks the real provider, which costs money.",
    );
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-quality-"));
  const port = await findFreePort();
  const services = await startServices(
    { ...allEmbedded, port, sandboxPort: await findFreePort(), dataDir },
    { durable: false },
  );
  try {
    Object.assign(
      process.env,
      services.env,
      providerOf(key, services.sandboxUrl),
      {
        APP_URL: `http://localhost:${port}`,
        MODEL_DAILY_BUDGET_USD: "0",
        LOG_LEVEL: "silent",
        ...(model && { ANTHROPIC_MODEL: model }),
      },
    );
    return await answerAll(briefs.filter(({ form }) => form.productName));
  } finally {
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function answerAll(
  briefs: readonly GoldenBrief[],
): Promise<LiveAnswer[]> {
  // It reads the settings, which are known only now.
  const { writeListing } = await import("@/lib/listings/write/write-listing");
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
          const bill = { ...written, model: written.writer };
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
