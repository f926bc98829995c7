import { seedListings } from "../../seed-listings";
import { buildReferenceApp, withReferenceApp } from "../reference-app";
import { seedSellers } from "../seed-sellers";
import { compare } from "../statistics";
import type { BenchTarget } from "./measurements";

const rounds = 1_000;
const goal = 1.2;
const bareApp = "bench/bare-check";

/** As many as keep each key below its calls in a minute. */
const keyCount = 10;

async function createKey(address: string, cookie: string): Promise<string> {
  const headers = {
    "Content-Type": "application/json",
    "Sec-Fetch-Site": "same-origin",
    Cookie: cookie,
  };
  const body = JSON.stringify({ name: "Benchmark", scopes: ["check"] });
  const response = await fetch(`${address}/api/keys`, {
    method: "POST",
    headers,
    body,
  });
  if (!response.ok) throw new Error(`/api/keys answered ${response.status}.`);
  return (await response.json()).secret;
}

/**
 * A check of one listing through the API, with a key, and by the shortest route
 * of Next that does the same.
 */
export async function benchCheck({
  address,
  connectionString,
}: BenchTarget): Promise<string[]> {
  const cookies = await seedSellers(connectionString, keyCount);
  const keys = await Promise.all(
    cookies.map((cookie) => createKey(address, cookie)),
  );
  const [sample] = seedListings;
  if (!sample) throw new Error("There is no listing to check.");
  const { title, description, tags, materials } = sample.results;
  const body = JSON.stringify({ title, description, tags, materials });
  const send = async (url: string, headers: Record<string, string>) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body,
    });
    const { score } = await response.json();
    if (!response.ok || score === undefined)
      throw new Error(`${url} answered ${response.status}.`);
  };
  let calls = 0;
  buildReferenceApp(bareApp);
  const { bare, api } = await withReferenceApp(bareApp, "/", (reference) =>
    compare(
      {
        bare: () => send(`${reference}/api/check`, {}),
        api: () =>
          send(`${address}/api/v1/checks`, {
            Authorization: `Bearer ${keys[calls++ % keyCount]}`,
          }),
      },
      rounds,
    ),
  );
  const ratio = api / bare;
  return [
    `a check through /api/v1: ${api.toFixed(2)} ms   the bare route: ${bare.toFixed(2)} ms   ratio ${ratio.toFixed(2)}`,
    `Goal: ${goal} x the bare route. ${ratio <= goal ? "Met." : "Not met."}`,
  ];
}
