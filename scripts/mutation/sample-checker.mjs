import { createHash } from "node:crypto";
import path from "node:path";
import { CheckStatus } from "@stryker-mutator/api/check";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

const size = Number(process.env.MUTATION_SAMPLE_SIZE);

/**
 * Depends on the mutant alone, so that the same code always has the same
 * sample.
 */
function digestOf({ fileName, location: { start, end }, replacement }) {
  const file = path.relative(process.cwd(), fileName).replaceAll("\\", "/");
  const place = [
    file,
    start.line,
    start.column,
    end.line,
    end.column,
    replacement,
  ].join(":");
  return createHash("sha256").update(place).digest("hex");
}

/**
 * Stryker has no samples. A checker may refuse mutants: this one refuses all
 * but the sample.
 */
class SampleChecker {
  #sample = new Set();

  async init() {}

  /** Gets all mutants at once. */
  async group(mutants) {
    if (this.#sample.size > 0)
      throw new Error(
        "The mutants came in two parts; the sample would be too large.",
      );
    const byDigest = new Map(
      mutants.map((mutant) => [digestOf(mutant), mutant.id]),
    );
    const chosen = [...byDigest.keys()].sort().slice(0, size);
    this.#sample = new Set(chosen.map((digest) => byDigest.get(digest)));
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const refused = {
      status: CheckStatus.CompileError,
      reason: "not in the sample",
    };
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        this.#sample.has(id) ? { status: CheckStatus.Passed } : refused,
      ]),
    );
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, "sample", SampleChecker),
];
