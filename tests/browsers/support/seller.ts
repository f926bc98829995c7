import { randomUUID } from "node:crypto";
import { z } from "zod";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { until } from "@/tests/browsers/support/engine";
import { label, type Page, role, text } from "@/tests/browsers/support/page";
import { createPieceIn } from "@/tests/support/photos";

const password = "Kiln-fired-7";
const sandbox = process.env.SANDBOX_URL ?? "";
const mails = z.array(z.object({ text: z.string() }));

async function waitForLink(to: string) {
  return until(`a mail to ${to}`, async () => {
    const [mail] = mails.parse(
      await (
        await fetch(`${sandbox}/outbox.json?to=${encodeURIComponent(to)}`)
      ).json(),
    );
    return /https?:\/\/\S+\?verify=[\w-]+/.exec(mail?.text ?? "")?.[0];
  });
}

/** By the pages: an account, its mail, and the session. */
export async function signUp(page: Page) {
  const email = `${randomUUID()}@example.com`;
  await page.goto("/signup");
  await page.fill(label("Email"), email);
  await page.fill(label("Password"), password);
  await page.fill(label("Confirm password"), password);
  await page.press(role("button", "Create account"));
  await page.see(role("heading", /check your email/i));
  const { pathname, search } = new URL(await waitForLink(email));
  await page.goto(`${pathname}${search}`);
  await page.see(text("Email Verified!"));
  await page.fill(label("Email"), email);
  await page.fill(label("Password"), password);
  await page.press(role("button", "Sign in"));
  await page.see(text(`Welcome, ${email}`));
  return email;
}

/** A call of the page's own, as its scripts make them. */
export async function callApi(
  page: Page,
  method: string,
  path: string,
  body: object = {},
): Promise<unknown> {
  const call = `async (method, path, body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(path, { method, ...(method !== "GET" && { headers, body }) });
    return { status: answer.status, body: await answer.text() };
  }`;
  const answer = await page.engine.run(
    call,
    method,
    path,
    JSON.stringify(body),
  );
  const { status, body: given } = z
    .object({ status: z.number(), body: z.string() })
    .parse(answer);
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${given}`);
  return given === "" ? null : JSON.parse(given);
}

const stored = z.looseObject({
  id: z.int(),
  version: z.int(),
  sentences: z.array(z.object({ key: z.string() })),
});

/** A listing with a photo and nothing open, by calls. */
export async function writeReadyListing(page: Page) {
  const productName = `Oak ring dish ${randomUUID().slice(0, 4)}`;
  const upload = `async (jpeg) => {
    const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
    const form = new FormData();
    form.set("photo", new Blob([bytes], { type: "image/jpeg" }), "dish.jpg");
    const answer = await fetch("/api/photos", { method: "POST", body: form });
    return (await answer.json()).id;
  }`;
  const jpeg = (await createPieceIn("#8a5a2b")).toString("base64");
  const photoId = z.string().parse(await page.engine.run(upload, jpeg));
  const facts = {
    materials: "oak, linseed oil",
    colors: ["Brown"],
    extraDetails: "9 cm wide, 2 cm tall",
  };
  const request = { productName, ...facts, photoIds: [photoId] };
  let listing = stored.parse(
    await callApi(page, "POST", "/api/generate-listing", request),
  );
  const description =
    "A ring dish of oak, oiled with linseed oil. It is 9 cm wide and 2 cm tall.";
  const results = { ...generatedListingSchema.parse(listing), description };
  const path = `/api/listings/${listing.id}`;
  listing = stored.parse(
    await callApi(page, "PATCH", path, { results, version: listing.version }),
  );
  const confirmed = listing.sentences.map(({ key }) => key);
  await callApi(page, "PATCH", path, {
    results,
    version: listing.version,
    confirmed,
  });
  return productName;
}
