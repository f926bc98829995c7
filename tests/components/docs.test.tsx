import { renderToStaticMarkup } from "react-dom/server";
import { ApiDocs } from "@/components/docs/api-docs";
import { ErrorDocs } from "@/components/docs/error-docs";
import { errorStatus } from "@/lib/errors";
import { laterSamples, samples } from "@/lib/public-api/examples/samples";
import { operations } from "@/lib/public-api/operations";
import { problemCodes } from "@/lib/public-api/problem-codes";
import { webhookMessages } from "@/lib/webhooks/messages";

const page = renderToStaticMarkup(ApiDocs({ origin: "https://shop.example" }));
const idsOf = (html: string) =>
  [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const ids = idsOf(page);

test("every call is there with an example that names this site, and has values of its own", () => {
  expect(Object.keys(samples).toSorted()).toEqual(
    operations.map(({ id }) => id).toSorted(),
  );
  for (const { id, path } of operations) {
    expect(ids).toContain(id);
    for (const [, name] of path.matchAll(/\{(\w+)\}/g))
      expect(samples[id]?.path?.[name ?? ""]).toBeTruthy();
  }
  expect(page.match(/https:\/\/shop\.example\/api\/v1/g)?.length).toBe(
    3 * (operations.length + Object.keys(laterSamples).length),
  );
});

test("ids of the examples have the form of ours: numbers of listings and categories, else UUIDs", () => {
  for (const [name, { path = {} }] of Object.entries(samples)) {
    for (const id of Object.values(path))
      expect([name, id]).toEqual([
        name,
        expect.stringMatching(/^\d+$|^[\da-f-]{36}$/),
      ]);
  }
  for (const name of [
    "readPublication",
    "retryPublication",
    "readListingRequest",
  ])
    expect(samples[name]?.path?.id).toHaveLength(36);
});

test("every code of a failure is explained where its problem leads, and ids are unique", () => {
  const explained = idsOf(renderToStaticMarkup(ErrorDocs()));
  for (const { code, status } of problemCodes) {
    expect(explained).toContain(code);
    if (code in errorStatus)
      expect(status).toBe(errorStatus[code as keyof typeof errorStatus]);
  }
  expect(explained).toContain("unfinished");
  for (const all of [ids, explained])
    expect(all).toHaveLength(new Set(all).size);
  expect(page).toContain('href="/docs/errors"');
});

test("every message of a webhook is there, with the ids of both kinds of failure", () => {
  for (const event of Object.keys(webhookMessages))
    expect(ids).toContain(`event-${event}`);
  const [, failed = ""] = page.split('id="event-listing.failed"');
  for (const name of ["idempotencyKey", "requestId", "batchId", "rowId"])
    expect(failed.split("id=")[0]).toContain(`>data.${name}<`);
  expect(page).toContain("5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h");
});

test("every answer leads to its shape", () => {
  for (const [, id] of page.matchAll(/href="#(shape-[^"]+)"/g))
    expect(ids).toContain(id);
  expect(page).toContain('href="#shape-Listing"');
});

// Beyond 1,024 characters a text of a page states its length in bytes, and the
// address in it could not be changed.
test("programs are short enough to fill in the origin when they are served", () => {
  for (const [, code = ""] of page.matchAll(
    /<code class="font-mono">([\s\S]*?)<\/code>/g,
  ))
    expect(code.length).toBeLessThan(1_024);
});
