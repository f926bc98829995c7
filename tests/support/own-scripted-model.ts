import { startOwnDatabase } from "@/tests/support/own-database";
import { startScriptedModel } from "@/tests/support/scripted-model";

type ScriptedModel = Awaited<ReturnType<typeof startScriptedModel>>;

/** A scripted model and a database of the test file's own, while it runs. */
export function setUpScriptedModel(): Pick<
  ScriptedModel,
  "script" | "received"
> {
  let database: Awaited<ReturnType<typeof startOwnDatabase>>;
  let model: ScriptedModel;
  beforeAll(async () => {
    [database, model] = await Promise.all([
      startOwnDatabase(),
      startScriptedModel(),
    ]);
    process.env.ANTHROPIC_BASE_URL = model.url;
  });
  afterAll(async () => {
    await model.close();
    await database.close();
  });
  return {
    script: (...replies) => model.script(...replies),
    get received() {
      return model.received;
    },
  };
}
