// `npm run setup` asks for what `npm run serve` needs and writes it into .env.
// What .env has stays as it is.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseEnv as parseFile } from "node:util";
import { listEnvProblems } from "@/lib/env";
import {
  descriptionOf,
  settingDescriptions,
} from "@/lib/settings/descriptions";
import { envSchema } from "@/lib/settings/env-schema";
import { outsideServices } from "@/lib/settings/outside-services";

const file = ".env";
/** Those that an empty answer makes. */
const madeHere = ["NEXTAUTH_SECRET", "IDENTITY_HASH_KEY"];

const before = existsSync(file) ? readFileSync(file, "utf8") : "";
const settings: Record<string, string | undefined> = parseFile(before);
const missing = listEnvProblems(settings).map(({ name }) => name);
const asked = Object.values(settingDescriptions)
  .flatMap((section) => Object.keys(section))
  .filter((name) => missing.includes(name));

/** Why it can't be this; undefined where it can. */
function problemOf(name: string, answer: string) {
  const schema = Object.entries(envSchema.shape).find(
    ([each]) => each === name,
  )?.[1];
  return schema?.safeParse(answer).error?.issues[0]?.message;
}

const terminal = createInterface({
  input: process.stdin,
  output: process.stdout,
});
// A closed input ends the answers as an empty one does.
const answers = terminal[Symbol.asyncIterator]();

/** Asks until it can be used; null to leave it for later. */
async function ask(name: string): Promise<string | null> {
  const isMade = madeHere.includes(name);
  process.stdout.write(
    `${name}${isMade ? " (empty: a new one is made)" : " (empty: later)"}: `,
  );
  const { value = "" } = await answers.next();
  const answer = String(value ?? "").trim();
  if (answer === "") return isMade ? randomBytes(33).toString("base64") : null;
  const problem = problemOf(name, answer);
  if (problem === undefined) return answer;
  console.log(`${name} ${problem}.`);
  return ask(name);
}

/** What takes the place of a service, by the key that was left empty. */
const otherKeyOf = (name: string) =>
  name === "STRIPE_SECRET_KEY"
    ? "BILLING"
    : Object.values(outsideServices).find(
        ({ standIn }) => standIn?.key === name,
      )?.standIn?.otherKey;

const added: string[] = [];
async function set(name: string): Promise<void> {
  console.log(`\n${descriptionOf(name)?.meaning ?? ""}`);
  const answer = await ask(name);
  const other = otherKeyOf(name);
  if (answer === null) return other === undefined ? undefined : set(other);
  settings[name] = answer;
  added.push(`${name}=${JSON.stringify(answer)}`);
}
/** Also after the answers before it. */
const isMissing = (name: string) =>
  listEnvProblems(settings).some((problem) => problem.name === name);
for (const name of asked) if (isMissing(name)) await set(name);
terminal.close();
if (added.length > 0) {
  const gap = before === "" || before.endsWith("\n") ? "" : "\n";
  writeFileSync(file, `${before}${gap}${added.join("\n")}\n`, { mode: 0o600 });
}
const left = listEnvProblems(settings).map(({ name }) => name);
console.log(
  left.length === 0
    ? `\n${file} is complete. Next: npm run doctor, then npm run build and npm run serve.`
    : `\nStill to be set in ${file}: ${left.join(", ")}.`,
);
