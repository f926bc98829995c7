import { inlineStylesheets, replaceOrigin } from "@/server/inline-stylesheets";

const css: Record<string, string> = {
  "/_next/static/chunks/a.css":
    'body{background:url(../media/a.png)}@font-face{src:url("/f.woff2"),url(data:x)}',
  "/plain.css": "p{color:red}",
  "/breaks-out.css": "a{content:'</style><script>'}",
  "/imports.css": "@import 'b.css';",
};
const inline = (html: string) => inlineStylesheets(html, (href) => css[href]);

test("a stylesheet becomes a style element next to its disabled link", () => {
  expect(
    inline(
      '<head><link rel="stylesheet" href="/plain.css" data-precedence="next"/></head>',
    ),
  ).toBe(
    '<head><style>p{color:red}</style><link rel="stylesheet" href="/plain.css" data-precedence="next" disabled=""/></head>',
  );
});

test("attributes in any order, case and quotes", () => {
  expect(inline("<LINK HREF='/plain.css' crossorigin Rel=stylesheet>")).toMatch(
    /^<style>p\{color:red\}<\/style><LINK/,
  );
});

test("relative URLs are resolved against the stylesheet", () => {
  expect(
    inline('<link rel="stylesheet" href="/_next/static/chunks/a.css">'),
  ).toContain(
    'url(/_next/static/media/a.png)}@font-face{src:url("/f.woff2"),url(data:x)}',
  );
});

test("a dollar sign in a stylesheet is unchanged", () => {
  css["/dollar.css"] = "a{content:'$&$1'}";
  expect(inline('<link rel="stylesheet" href="/dollar.css">')).toContain(
    "content:'$&$1'",
  );
});

test.each([
  '<link rel="stylesheet" href="/unknown.css"/>',
  '<link rel="stylesheet" href="https://cdn.example/plain.css"/>',
  '<link rel="stylesheet" href="/plain.css" media="print"/>',
  '<link rel="stylesheet" href="/plain.css" disabled/>',
  '<link rel="alternate stylesheet" href="/plain.css" title="Other"/>',
  '<link rel="preload" as="style" href="/plain.css"/>',
  '<link rel="stylesheet" href="/breaks-out.css"/>',
  '<link rel="stylesheet" href="/imports.css"/>',
  '<link rel="stylesheet"/>',
])("%s: unchanged", (html) => {
  expect(inline(html)).toBe(html);
});

const builtWith = "http://localhost:3000";

test("the origin that a page was built with: replaced wherever a piece of data ends within it", () => {
  const next = '"])</script><script>self.push([1,"';
  for (let index = 1; index < builtWith.length; index += 1) {
    const piece = `${builtWith.slice(0, index)}${next}${builtWith.slice(index)}`;
    const html = replaceOrigin(
      `<a href="${builtWith}/faq"></a><script>self.push([1,"see ${piece}/faq"])</script>`,
      "https://a.example",
    );
    expect(html).toBe(
      `<a href="https://a.example/faq"></a><script>self.push([1,"see https://a.example${next}/faq"])</script>`,
    );
  }
});

test("another origin, and one that only looks like the one that a page was built with: kept", () => {
  const html =
    "http://localhost:8080 http://localhostx3000 http</script><script>://localhost:3000";
  expect(replaceOrigin(html, "https://a.example")).toBe(html);
});
