import { guides } from "@/lib/content/guides/guides";
import { writeLlms } from "@/lib/content/write-llms";

test("the page for assistants leads to the documentation, on this site", () => {
  const text = writeLlms("https://shop.example");
  expect(text).toMatch(/^# Listwright\n\n> /);
  for (const path of [
    "/docs/api",
    "/api/openapi.json",
    "/etsy-listing-rules.json",
    "/mcp",
    "/audit",
    ...guides.map(({ slug }) => `/${slug}.md`),
  ])
    expect(text).toContain(`(https://shop.example${path})`);
  expect(text).not.toContain("localhost");
});
