import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startServices } from "../embedded/start-services";
import { findFreePort } from "../ports";
import { allEmbedded, Stop } from "../settings";

/**
 * The settings of the model that is asked: that of MODEL_API=openai, the
 * provider of ANTHROPIC_API_KEY, or for the sandbox's keys the sample writer.
 * Throws `Stop` where there is none.
 */
function settingsOf(model: string | undefined, sandboxUrl: string | undefined) {
  if (process.env.MODEL_API === "openai") {
    const { OPENAI_BASE_URL: server, OPENAI_MODEL: usual } = process.env;
    if (!server || !(model ?? usual))
      throw new Stop(
        "Set OPENAI_BASE_URL and OPENAI_MODEL: --live asks that server.",
      );
    return { OPENAI_MODEL: model ?? usual };
  }
  const key = process.env.ANTHROPIC_API_KEY;
  if (!key)
    throw new Stop(
      "Set ANTHROPIC_API_KEY: --live asks the real provider, which costs money.",
    );
  const isSample = key.startsWith("sk-ant-sandbox-");
  const baseUrl = isSample ? sandboxUrl : process.env.ANTHROPIC_BASE_URL;
  return {
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: baseUrl ?? "",
    ...(model && { ANTHROPIC_MODEL: model }),
  };
}

/**
 * Runs `action` with the application's settings for a model, and a database of
 * its own. `action` imports what reads the settings. Throws `Stop` where no
 * model is set.
 */
export async function withLiveModel<Result>(
  model: string | undefined,
  action: () => Promise<Result>,
): Promise<Result> {
  settingsOf(model, undefined);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-live-"));
  const port = await findFreePort();
  const services = await startServices(
    { ...allEmbedded, port, sandboxPort: await findFreePort(), dataDir },
    { durable: false },
  );
  try {
    const own = settingsOf(model, services.sandboxUrl);
    Object.assign(process.env, services.env, own, {
      ALLOW_STAND_INS: "true",
      APP_URL: `http://localhost:${port}`,
      MODEL_DAILY_BUDGET_USD: "0",
      MODEL_DAILY_CALLS: "",
      LOG_LEVEL: "silent",
    });
    return await action();
  } finally {
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
