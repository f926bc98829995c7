import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { db } from "@/lib/database/db";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import { connectShop } from "@/tests/support/connect-shop";
import { closeConnections } from "@/tests/support/connections";
import { randomIpAddress } from "@/tests/support/factories";
import { call, instances, sandboxUrl } from "@/tests/support/instances";
import { assistants } from "@/tests/support/mcp-clients";
import { startInstance } from "@/tests/support/one-more-instance";
import { createJpeg } from "@/tests/support/photos";
import { createProgram } from "@/tests/support/public-api";
import { inFullRuns, isFull } from "@/tests/support/repetitions";
import { createScriptedAssistant } from "@/tests/support/scripted-assistant";

/**
 * An instance that may fetch from this computer, where a photo has an address,
 * and a server with the seller's photo beside it.
 */
let own: Awaited<ReturnType<typeof startInstance>> | undefined;
let instance: string = instances()[0];
let photo: Buffer;
let photos: Server;
let photoAddress: string;
const fetched: string[] = [];

beforeAll(async () => {
  photo = await createJpeg({ width: 2_000, height: 1_500 });
  photos = createServer(({ url = "" }, response) => {
    fetched.push(url);
    response.writeHead(200, { "Content-Type": "image/jpeg" }).end(photo);
  });
  await once(photos.listen(0, "127.0.0.1"), "listening");
  photoAddress = `http://127.0.0.1:${(photos.address() as AddressInfo).port}`;
  if (isFull) own = await startInstance({ ALLOW_LOOPBACK_FETCH: "true" });
  instance = own?.address ?? instance;
});
afterAll(async () => {
  own?.child.kill("SIGKILL");
  await own?.ended;
  photos?.close();
  await closeConnections();
});

/**
 * The seller on the page of her listing: she writes what is true, and confirms
 * each sentence of it.
 */
async function settleOnPage(cookie: string, link: string, description: string) {
  const path = `/api/listings/${new URL(link).searchParams.get("open")}`;
  const edit = async (changes: object) => {
    const listing = await (
      await call(instance, "GET", path, undefined, { cookie })
    ).json();
    const { version, sentences } = listing;
    const results = { ...pickFields(listing), description };
    const confirmed = sentences.map(({ key }: { key: string }) => key);
    const answer = await call(
      instance,
      "PATCH",
      path,
      { results, version, confirmed, ...changes },
      { cookie },
    );
    expect(answer.status).toBe(200);
    return answer.json();
  };
  await edit({ confirmed: [] });
  expect((await edit({})).open).toEqual([]);
}

type Way = "address" | "link";
/** That an address is fetched has tests of the tool. */
const photoWays: Way[] = ["link", ...inFullRuns<Way>(["address"])];
const ways = Object.keys(assistants).flatMap((version) =>
  photoWays.map((way): [string, Way] => [version, way]),
);

/** The seller's photo, as she sends it with curl. */
async function sendWithCurl(command: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "by-link-"));
  writeFileSync(path.join(folder, "mug.jpg"), photo);
  const { stdout } = await promisify(execFile)("bash", ["-c", command], {
    cwd: folder,
  });
  expect(JSON.parse(stdout)).toMatchObject({ id: expect.any(String) });
  rmSync(folder, { recursive: true });
}

test.each(ways)(
  "%s: an assistant that sees only the list of tools gets from a photo's %s to a draft on Etsy",
  async (version, way) => {
    const { cookie, secret, user } = await createProgram([
      "check",
      "generate",
      "read",
      "etsy",
    ]);
    await connectShop(instance, cookie);
    const productName = `Oak ring dish ${randomUUID().slice(0, 4)}`;
    const description =
      "A ring dish of oak, oiled with linseed oil. It is 9 cm wide and 2 cm tall.";
    const sheets: Record<string, unknown>[] = [];
    const headers = {
      Authorization: `Bearer ${secret}`,
      "X-Forwarded-For": randomIpAddress(),
    };
    const connection = await assistants[version]?.(new URL("/mcp", instance), {
      headers,
    });
    if (!connection) throw new Error("There is no such client.");
    const assistant = await createScriptedAssistant(connection, {
      facts: {
        productName,
        materials: "oak, linseed oil",
        colors: ["Brown"],
        extraDetails: "9 cm wide, 2 cm tall",
      },
      ...(way === "address"
        ? {
            photoAddress: `${photoAddress}/${productName.replaceAll(" ", "-")}.jpg`,
          }
        : { uploads: ({ curl }) => sendWithCurl(String(curl)) }),
      answers: { price: 24.5, quantity: 1 },
      choices: {
        whoMade: /^I did/,
        whenMade: /^Made to order/,
        isSupply: /finished/,
        shippingProfileId: /^Small parcels/,
      },
      confirms: (sheet) => sheets.push(sheet) > 0,
      settles: (link) => settleOnPage(cookie, link, description),
    });

    const fixed = await assistant.checkAndFix({
      title: "RING DISH $$$",
      description,
      tags: ["a tag that is longer than twenty"],
    });
    expect(fixed.violations).toEqual([]);
    expect(fixed.scores.at(-1)).toBeGreaterThan(fixed.scores[0] ?? 0);
    const listing = await assistant.generate();
    expect(
      fetched.filter((path) => path.includes(productName.slice(-4))),
    ).toHaveLength(way === "address" ? 1 : 0);
    const draft = await assistant.draft(listing);
    expect(draft).toMatchObject({
      state: "done",
      problem: null,
      editUrl: expect.stringContaining("listing-editor"),
    });
    expect(sheets).toMatchObject([
      { fields: { price: "24.50" }, photos: [{ rank: 1 }] },
    ]);

    const { listings } = await (
      await fetch(`${sandboxUrl()}/etsy/state.json`)
    ).json();
    const id = /\d+$/.exec(String(draft.editUrl))?.[0];
    const made = listings.filter(
      ({ listing_id }: { listing_id: number }) => String(listing_id) === id,
    );
    expect(made).toMatchObject([
      {
        state: "draft",
        images: [{}],
        fields: { who_made: "i_did", type: "physical" },
      },
    ]);
    expect(await db().listing.count({ where: { userId: user.id } })).toBe(1);
    expect([...new Set(assistant.called)]).toEqual([
      "check_listing",
      ...(way === "link" ? ["create_upload_link"] : []),
      "generate_listing",
      "create_etsy_draft",
    ]);
    await connection.close();
  },
);
