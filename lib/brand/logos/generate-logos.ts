import "server-only";
import { z } from "zod";
import { modelFailed } from "@/lib/ai/ai-failure";
import { aiDeadline, callModel } from "@/lib/ai/call-model";
import { logosPerRequest } from "@/lib/brand/limits";
import { readLogoBriefs } from "@/lib/brand/logo/read-logo-briefs";
import { readLogoName } from "@/lib/brand/logo/read-logo-name";
import { logoBriefSchema } from "@/lib/brand/logo/schema";
import { countLogos, storeLogos } from "@/lib/brand/logos/logo-data";
import { logoBriefsPrompt } from "@/lib/brand/prompts/logo-briefs";
import type { LogoRequest, LogosAnswer } from "@/lib/brand/schema";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";
import { limit } from "@/lib/resilience/rate-limit";

const briefsSchema = z.strictObject({ briefs: z.array(logoBriefSchema) });

/** Logos take nothing from the quota, but cost money. */
const hourlyLimit = {
  points: 20,
  seconds: 3_600,
  message:
    "You've had many logos drawn. Please wait a while; the ones in your kit stay.",
};
const limitRequests = createConcurrencyLimiter({
  maxConcurrent: 12,
  maxPerKey: 1,
  maxQueued: 60,
});

/** In one user's kit. */
const maxLogos = 300;

/**
 * Has the model choose six briefs out of our vocabulary and stores them with
 * the name; we draw them on request. Throws `invalid_input` for a name that
 * can't be lettered, `rate_limited`, `conflict` for a full kit, and what
 * `callModel` throws.
 */
export async function generateLogos(
  userId: number,
  request: LogoRequest,
): Promise<LogosAnswer> {
  const businessName = readLogoName(request.businessName);
  if ((await countLogos(userId)) + logosPerRequest > maxLogos) {
    throw new AppError(
      "conflict",
      `Your kit holds ${maxLogos} logos. Please delete some first.`,
    );
  }
  await limit("logos", String(userId), hourlyLimit);
  return limitRequests(String(userId), async () => {
    const { briefs, writer } = await chooseBriefs(
      { ...request, businessName },
      userId,
    );
    const { keywords } = request;
    const promptVersion = logoBriefsPrompt.version;
    const logos = await storeLogos({
      userId,
      businessName,
      keywords,
      briefs,
      writer,
      promptVersion,
    });
    return { logoUrls: logos.map(({ url }) => url), logos };
  });
}

async function chooseBriefs(request: LogoRequest, userId: number) {
  const { system, prompt, canary } = logoBriefsPrompt;
  const modelRequest = {
    system,
    text: prompt(request),
    schema: briefsSchema,
    maxTokens: 600,
    payer: { userId },
  };
  const { text, model } = await callModel(modelRequest, aiDeadline());
  if (text.includes(canary)) {
    log().error({ model }, "the model leaked its instructions");
    throw modelFailed("the response repeats the instructions");
  }
  return {
    briefs: readLogoBriefs(text, `${request.businessName} ${request.keywords}`),
    writer: model,
  };
}
