import "server-only";
import { z } from "zod";
import { aiDeadline, callModel } from "@/lib/ai";
import { modelFailed } from "@/lib/ai-failure";
import { logosPerRequest } from "@/lib/brand/limits";
import { readLogoBriefs } from "@/lib/brand/logo/read-logo-briefs";
import { readLogoName } from "@/lib/brand/logo/read-logo-name";
import { logoBriefSchema } from "@/lib/brand/logo/schema";
import { countLogos, storeLogos } from "@/lib/brand/logos/data";
import { logoBriefsPrompt } from "@/lib/brand/prompts/logo-briefs-v1";
import type { LogoRequest, LogosAnswer } from "@/lib/brand/schema";
import { createConcurrencyLimiter } from "@/lib/concurrency-limiter";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { limit } from "@/lib/rate-limit";

const briefsSchema = z.strictObject({ briefs: z.array(logoBriefSchema) });

/** They take nothing from the quota, and cost money all the same. */
const hourly = {
  points: 20,
  seconds: 3_600,
  message: "You've had many logos drawn. Please wait a while; the ones in your kit stay.",
};
const requests = createConcurrencyLimiter({ maxConcurrent: 12, maxPerKey: 1, maxQueued: 60 });

/** Of one user, kept at once. */
const mostKept = 300;

/**
 * Has the model choose six briefs out of our vocabulary and keeps them with the name; we draw them when they are
 * looked at. Throws `invalid_input` for a name that can't be lettered, `rate_limited`, `conflict` for a full kit, and
 * what the model throws.
 */
export async function generateLogos(userId: number, request: LogoRequest): Promise<LogosAnswer> {
  const businessName = readLogoName(request.businessName);
  if ((await countLogos(userId)) + logosPerRequest > mostKept) {
    throw new AppError("conflict", `Your kit holds ${mostKept} logos. Please delete some first.`);
  }
  await limit("logos", String(userId), hourly);
  return requests(String(userId), async () => {
    const { briefs, writer } = await chooseBriefs({ ...request, businessName });
    const { keywords } = request;
    const promptVersion = logoBriefsPrompt.version;
    const logos = await storeLogos({ userId, businessName, keywords, briefs, writer, promptVersion });
    return { logoUrls: logos.map(({ url }) => url), logos };
  });
}

async function chooseBriefs(request: LogoRequest) {
  const { system, ask, canary } = logoBriefsPrompt;
  const question = { system, text: ask(request), schema: briefsSchema, maxTokens: 600 };
  const { text, model } = await callModel(question, aiDeadline());
  if (text.includes(canary)) {
    log().error({ model }, "the model gave away its instructions");
    throw modelFailed("the answer repeats the instructions");
  }
  return { briefs: readLogoBriefs(text, `${request.businessName} ${request.keywords}`), writer: model };
}
