import { existsSync } from "node:fs";
import path from "node:path";
import { describeApis } from "@/lib/content/describe-apis";

test("catalog of the APIs: links of this site alone, to what is there", () => {
  const { linkset } = describeApis("https://shop.example");
  expect(linkset.map(({ anchor }) => anchor)).toEqual([
    "https://shop.example/api/v1",
    "https://shop.example/mcp",
  ]);
  const links = linkset.flatMap(({ anchor: _, ...relations }) =>
    Object.values(relations).flat(),
  );
  expect(links.map(({ href }) => new URL(href).origin)).toEqual(
    links.map(() => "https://shop.example"),
  );
  const isThere = (place: string) =>
    ["app", "app/(site)", "app/(workspace)"].some((folder) =>
      ["route.ts", "page.tsx"].some((file) =>
        existsSync(path.join(folder, place, file)),
      ),
    );
  for (const { href } of links)
    expect([href, isThere(new URL(href).pathname)]).toEqual([href, true]);
});
