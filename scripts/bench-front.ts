// `npm run bench -- front`: requests per second for a prerendered page,
// compared with a plain node:http server that sends the same bytes.
import net from "node:net";
import os from "node:os";
import { median } from "./bench/statistics";
import { withBenchApplication } from "./bench/with-application";
import { buildWhenStale } from "./build-when-stale";
import { endChild, startChild, waitUntilServing } from "./embedded/child";
import { findFreePort } from "./ports";

const goal = 0.85;
const rounds = 7;
const connections = 32;
/** Milliseconds of each measurement. */
const duration = 3_000;
const pages = ["/", "/faq"];

const requestFor = (page: string) =>
  `GET ${page} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;

/**
 * Sends requests one after the other over one connection until `isOver`;
 * resolves to how many were answered.
 */
function drive(port: number, page: string, isOver: () => boolean) {
  return new Promise<number>((resolve, reject) => {
    const socket = net.connect(port, "localhost", () =>
      socket.write(requestFor(page)),
    );
    let [received, size, count] = [0, 0, 0];
    socket.on("error", reject);
    socket.on("data", (data: Buffer) => {
      // All responses are as long as the first, so that the others need no
      // parsing.
      if (size === 0) size = responseSize(data);
      received += data.length;
      if (received < size) return;
      received = 0;
      count += 1;
      if (!isOver()) return socket.write(requestFor(page));
      socket.destroy();
      resolve(count);
    });
  });
}

function responseSize(data: Buffer) {
  const head = data.indexOf("\r\n\r\n") + 4;
  const text = data.subarray(0, head).toString();
  if (!text.startsWith("HTTP/1.1 200")) throw new Error(text);
  return head + Number(/content-length: (\d+)/i.exec(text)?.[1]);
}

/** Requests per second. */
async function measure(port: number, page: string) {
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > duration;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => drive(port, page, isOver)),
  );
  return (
    counts.reduce((sum, count) => sum + count, 0) /
    ((performance.now() - startedAt) / 1_000)
  );
}

async function compare(address: string, page: string) {
  const barePort = await findFreePort();
  const bare = startChild(
    ["scripts/bench/bare-server.mjs", String(barePort), `${address}${page}`],
    {},
  );
  try {
    await waitUntilServing(bare, `http://localhost:${barePort}/`);
    const port = Number(new URL(address).port);
    const [own, reference]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const rates = [await measure(barePort, page), await measure(port, page)];
      // The first round only warms both up.
      if (round > 0) reference.push(rates[0] ?? 0);
      if (round > 0) own.push(rates[1] ?? 0);
    }
    const ratio = median(
      own.map((rate, round) => rate / (reference[round] ?? Number.NaN)),
    );
    console.log(
      `${page.padEnd(10)}${median(own).toFixed(0).padStart(10)}/s, bare node:http ${median(reference).toFixed(0).padStart(10)}/s, ratio ${ratio.toFixed(2)}`,
    );
    return ratio;
  } finally {
    await endChild(bare, 1_000);
  }
}

await buildWhenStale(console.log);
const ratios = await withBenchApplication(async (address) => {
  const all: number[] = [];
  for (const page of pages) all.push(await compare(address, page));
  return all;
});
const isGood = ratios.every((ratio) => ratio >= goal);
const load = os.loadavg().map((one) => one.toFixed(1));
console.log(`Load of the machine over 1, 5 and 15 minutes: ${load.join(", ")}`);
console.log(`Goal: ${goal} of bare node:http. ${isGood ? "Met." : "Not met."}`);
process.exit(isGood ? 0 : 1);
