import { findReact, paintFirst } from "@/server/paint-first";

const page = (more = "") =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/start.js"/><script src="/one.js" async=""></script><script src="/old.js" noModule=""></script></head><body><h1>Words</h1><script type="application/ld+json">{"a":1}</script>${more}<script id="_R_">go("start")</script><script src="/start.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"\\u003cb>\\"\\n"])</script><script>self.__next_f.push([1,"2:é\\n"])</script></body></html>`;

test("scripts and data leave the page, words and the rest stay", () => {
  const { html, loader, data } = paintFirst(page());
  expect(html).toBe(
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><script src="/old.js" noModule=""></script></head><body><h1>Words</h1><script type="application/ld+json">{"a":1}</script></body></html>',
  );
  expect(loader).toContain('["/one.js","/start.js"]');
  expect(loader).toContain('go("start")');
  expect(data?.body).toBe('1:"<b>"\n2:é\n');
  expect(loader).toContain(data?.address);
});

test("React is set up in a task of its own, before the page", () => {
  const start = 'T.push({"otherChunks":["a.js"],"runtimeModuleIds":[94553]});';
  const { loader } = paintFirst(page().replace('go("start")', start), "46480");
  expect(loader).toContain(`[() => {${start.replace("94553", "46480")}},() => {${start}}])`);
});

test("React's module is the one that names itself", () => {
  const script = '.push([currentScript,66849,(e,t,r)=>{a()},46480,7,(e,t)=>{x={reconcilerVersion:"19"}},88014,e=>{}])';
  expect(findReact(script)).toBe("7");
  expect(findReact(script.replace("reconcilerVersion", "other"))).toBeUndefined();
});

test("data is found under another address when it changes", () => {
  expect(paintFirst(page()).data?.address).not.toBe(paintFirst(page().replace("2:é", "2:è")).data?.address);
});

test.each([
  ["a script that nobody knows", page("<script>surprise()</script>")],
  ["binary data", page('<script>self.__next_f.push([3,"AAAA"])</script>')],
  ["a form", page('<form action="/api"></form>')],
  ["no start", page().replace(/<script id="_R_">.*?<\/script>/, "")],
])("a page with %s stays as Next made it", (_, html) => {
  expect(paintFirst(html)).toEqual({ html });
});
