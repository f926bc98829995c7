import { renderToStaticMarkup } from "react-dom/server";
import { ApiDocs } from "@/components/docs/api-docs";
import { errorStatus } from "@/lib/errors";
import { samples } from "@/lib/public-api/examples/samples";
import { operations } from "@/lib/public-api/operations";
import { problemCodes } from "@/lib/public-api/problem-titles";

const page = renderToStaticMarkup(ApiDocs({ origin: "https://shop.example" }));
const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test("every call is there with an example that names this site, and has values of its own", () => {
  expect(Object.keys(samples).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  for (const { id, path } of operations) {
    expect(ids).toContain(id);
    for (const [, name] of path.matchAll(/\{(\w+)\}/g)) expect(samples[id]?.path?.[name ?? ""]).toBeTruthy();
  }
  expect(page.match(/https:\/\/shop\.example\/api\/v1/g)?.length).toBe(3 * operations.length);
});

test("every code of a problem can be linked to, and ids are unique", () => {
  for (const { code, status } of problemCodes) {
    expect(ids).toContain(code);
    if (code in errorStatus) expect(status).toBe(errorStatus[code as keyof typeof errorStatus]);
  }
  expect(ids).toHaveLength(new Set(ids).size);
});

test("every answer leads to its shape", () => {
  for (const [, id] of page.matchAll(/href="#(shape-[^"]+)"/g)) expect(ids).toContain(id);
  expect(page).toContain('href="#shape-Listing"');
});

// Beyond 1,024 characters a text of a page states its length in bytes, and the address in it could not be changed.
test("programs are short enough to fill in the origin when they are served", () => {
  for (const [, code = ""] of page.matchAll(/<code class="font-mono">([\s\S]*?)<\/code>/g))
    expect(code.length).toBeLessThan(1_024);
});
