import { writeLlms } from "@/lib/content/write-llms";

test("the page for assistants leads to the documentation, on this site", () => {
  const text = writeLlms("https://shop.example");
  expect(text).toMatch(/^# Listwright\n\n> /);
  for (const path of ["/docs/api", "/api/openapi.json", "/mcp", "/audit"])
    expect(text).toContain(`(https://shop.example${path})`);
  expect(text).not.toContain("localhost");
});
