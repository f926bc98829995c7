// `npm run bench -- generate`: the time the application adds to the model's,
// compared with the SDK and sharp alone. `npm run bench -- generate
// --flood=200` changes how many generations are in flight in one part, and
// `--photo-flood=50` how many of six photos each in the last one; 0 leaves it
// out.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { costOf } from "@/lib/ai/models";
import { bareModel, bareSharp, heavyPhoto } from "./bench/bare";
import { flood } from "./bench/flood";
import { form, generate, reportOf, type Timing } from "./bench/generate";
import { seedSellers } from "./bench/seed-sellers";
import { compare, median } from "./bench/statistics";
import { generateAll, uploadAll } from "./bench/upload-all";
import { buildWhenStale } from "./build-when-stale";
import { endChild } from "./embedded/child";
import { startApplication } from "./embedded/start-application";
import { startServices } from "./embedded/start-services";
import { findFreePort } from "./ports";
import { allEmbedded } from "./settings";

/** Listings that are written before anything is measured. */
const warmUpListings = 800;
const megabyte = 1024 * 1024;
function optionOf(name: string, fallback: number) {
  const start = `--${name}=`;
  return Number(
    process.argv
      .find((argument) => argument.startsWith(start))
      ?.slice(start.length) ?? fallback,
  );
}
const inFlight = optionOf("flood", 1_000);
const withPhotos = optionOf("photo-flood", 50);
const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-bench-"));
await buildWhenStale(console.log);
const services = await startServices(
  {
    ...allEmbedded,
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    dataDir,
  },
  { durable: false },
);
const sandbox = services.sandboxUrl ?? "";
const port = await findFreePort();
const address = `http://localhost:${port}`;
const probe = `--import=${pathToFileURL("scripts/bench/report-process.mjs")}`;
const child = await startApplication({
  port,
  env: {
    ...services.env,
    LOG_LEVEL: "fatal",
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${probe}`,
  },
});

async function pace(isReal: boolean) {
  await fetch(`${sandbox}/faults`, { method: "DELETE" });
  if (!isReal) return;
  const body = JSON.stringify({ service: "anthropic", mode: "pace" });
  await fetch(`${sandbox}/faults`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
}

/** Each seller only now and then, as the limit of listings a minute has it. */
function takeTurns(cookies: string[]) {
  let next = 0;
  return () => {
    next += 1;
    return cookies[next % cookies.length] ?? "";
  };
}

/** Warms up the process, since V8 optimizes code only after many calls. */
async function warmUp(cookieOf: () => string) {
  await pace(false);
  const lane = async () => {
    for (let count = 0; count < warmUpListings / 4; count += 1)
      await generate(address, { cookie: cookieOf() });
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

async function measureFirstField(cookieOf: () => string) {
  await pace(true);
  const model = bareModel(sandbox);
  const rounds: Timing[] = [];
  let bare = 0;
  for (let round = 0; round < 5; round += 1) {
    rounds.push(
      await generate(address, {
        cookie: cookieOf(),
        accept: "text/event-stream",
      }),
    );
    const startedAt = performance.now();
    await model();
    bare = performance.now() - startedAt;
  }
  await pace(false);
  const share = (pick: "first" | "title") =>
    `${(median(rounds.map((one) => one[pick] / one.total)) * 100).toFixed(0)} %`;
  const whole = median(rounds.map(({ total }) => total));
  console.log(
    `\nWith 0.8 s to the first token and 100 tokens a second (5 rounds):`,
  );
  console.log(
    `  the whole answer        ${ms(whole)}   (the SDK alone ${ms(bare)})`,
  );
  console.log(
    `  first field visible at  ${share("first")} of it   goal at most 20 %`,
  );
  console.log(`  title visible at        ${share("title")} of it`);
}

async function measureForm(cookieOf: () => string) {
  const model = bareModel(sandbox);
  const rounds = 60;
  await reportOf(child);
  const times = await compare(
    {
      bare: () => model(),
      plain: () => generate(address, { cookie: cookieOf() }),
      streamed: () =>
        generate(address, { cookie: cookieOf(), accept: "text/event-stream" }),
    },
    rounds,
  );
  // Each is done once more to warm up.
  const { cpu } = await reportOf(child);
  console.log(
    `\nA form, with a model that answers at once (medians of ${rounds}, in turns):`,
  );
  console.log(`  the SDK alone           ${ms(times.bare)}`);
  console.log(
    `  as JSON                 ${ms(times.plain)}   adds ${ms(times.plain - times.bare)}   goal at most 12 ms`,
  );
  console.log(
    `  as a stream             ${ms(times.streamed)}   adds ${ms(times.streamed - times.bare)}`,
  );
  console.log(
    `  processor time          ${ms(cpu / (2 * rounds + 2))} of the application for each, whatever else the machine does`,
  );
}

async function measurePhoto(cookieOf: () => string) {
  const photo = await heavyPhoto(10 * megabyte - 64 * 1024);
  const rounds = 31;
  const model = bareModel(sandbox);
  const small = await bareSharp(photo);
  const times = await compare(
    {
      bare: () => model(small),
      sharp: () => bareSharp(photo),
      whole: () => generate(address, { cookie: cookieOf(), photo }),
    },
    rounds,
  );
  const added = times.whole - times.bare;
  console.log(
    `\nA photo of ${(photo.length / megabyte).toFixed(1)} MB (medians of ${rounds}, in turns):`,
  );
  console.log(`  the SDK alone           ${ms(times.bare)}`);
  console.log(`  sharp alone             ${ms(times.sharp)}`);
  console.log(
    `  as JSON                 ${ms(times.whole)}   adds ${ms(added)}, ${(added / times.sharp).toFixed(2)} × sharp   goal at most 1.4 ×`,
  );
}

async function printTokens() {
  const model = bareModel(sandbox);
  const plain = await model();
  const photo = await model(await bareSharp(await heavyPhoto(2 * megabyte)));
  const priceOf = (usage: typeof plain, model: string) =>
    `${model} $${costOf({ model, inputTokens: usage.input_tokens, outputTokens: usage.output_tokens })?.toFixed(5)}`;
  console.log(`\nTokens as the sandbox counts them:`);
  for (const [name, usage] of [
    ["form ", plain],
    ["photo", photo],
  ] as const) {
    const prices = `${priceOf(usage, "claude-haiku-5-5")}, ${priceOf(usage, "claude-sonnet-5-5")}`;
    console.log(
      `  ${name}  ${usage.input_tokens} in, ${usage.output_tokens} out   ${prices}`,
    );
  }
}

async function measurePhotoFlood() {
  await pace(true);
  const cookies = await seedSellers(services.env.DATABASE_URL, withPhotos);
  const photo = await heavyPhoto(2 * megabyte);
  await reportOf(child);
  const photoFlood = await uploadAll({ address, cookies, photo });
  const before = await reportOf(child);
  const { typical, slowest, failures } = await generateAll(
    address,
    photoFlood.sets,
  );
  const { rss, cpu, p99, max } = await reportOf(child);
  console.log(
    `\n${withPhotos} generations on one process, each from six photos of 2 MB that were uploaded before:`,
  );
  console.log(
    `  an upload               ${ms(photoFlood.upload)}, ${ms(before.cpu / (6 * withPhotos))} of processor time`,
  );
  console.log(
    `  a generation            ${(typical / 1_000).toFixed(1)} s, slowest ${(slowest / 1_000).toFixed(1)} s`,
  );
  console.log(
    `  processor time          ${ms(cpu / withPhotos)} of the application for each`,
  );
  console.log(
    `  failed                  ${failures.length} ${[...new Set(failures)].slice(0, 3).join("; ")}`,
  );
  console.log(
    `  memory at the peak      ${(rss / megabyte).toFixed(0)} MB, ${(before.rss / megabyte).toFixed(0)} MB before`,
  );
  console.log(`  event-loop delay        p99 ${ms(p99)}, worst ${ms(max)}`);
}

try {
  const cookieOf = takeTurns(await seedSellers(services.env.DATABASE_URL, 120));
  await warmUp(cookieOf);
  console.log(
    `Product of the benchmark: ${form.productName}. ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}. ${warmUpListings} listings written before.`,
  );
  await measureFirstField(cookieOf);
  await measureForm(cookieOf);
  await measurePhoto(cookieOf);
  await printTokens();
  if (inFlight > 0) {
    await pace(true);
    const cookies = await seedSellers(services.env.DATABASE_URL, inFlight);
    await reportOf(child);
    const outcome = await flood({
      address,
      cookies,
      photos: Math.round(inFlight / 20),
      photo: await heavyPhoto(2 * megabyte),
    });
    const { rss, p50, p99, max } = await reportOf(child);
    console.log(
      `\n${inFlight} generations on one process, ${Math.round(inFlight / 20)} with photos:`,
    );
    console.log(
      `  in flight at the peak   ${outcome.peak}, each about ${(outcome.typical / 1_000).toFixed(1)} s`,
    );
    console.log(
      `  failed                  ${outcome.failures.length} ${[...new Set(outcome.failures)].slice(0, 3).join("; ")}`,
    );
    console.log(
      `  other calls meanwhile   ${outcome.others.length}, median ${ms(median(outcome.others))}, worst ${ms(Math.max(...outcome.others))}, failed ${outcome.othersFailed}`,
    );
    console.log(`  memory at the peak      ${(rss / megabyte).toFixed(0)} MB`);
    console.log(
      `  event-loop delay        median ${ms(p50)}, p99 ${ms(p99)}, worst ${ms(max)}`,
    );
  }
  if (withPhotos > 0) await measurePhotoFlood();
} finally {
  await endChild(child, 5_000);
  await services.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
