import path from "node:path";
import { build } from "esbuild";
import { JSDOM } from "jsdom";

type Counted = {
  /** Of React, as its Profiler is told. */
  commits: number;
  /** Of components that are functions. */
  renders: number;
  /** By their names, most first. */
  counts: [name: string, renders: number][];
};

/** What one key in a listing's description makes React render. */
export async function countRenders(): Promise<Counted> {
  const { outputFiles } = await build({
    entryPoints: ["scripts/bench/renders/count-key.tsx"],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "benchmark",
    jsx: "automatic",
    jsxImportSource: "@/scripts/bench/renders",
    tsconfigRaw: { compilerOptions: { paths: { "@/*": ["./*"] } } },
    // The build of React that tells its Profiler.
    alias: {
      "@": path.resolve("."),
      "react-dom/client": "react-dom/profiling",
    },
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["*.wasm"],
    logLevel: "error",
  });
  const { window } = new JSDOM("<!doctype html><body></body>", {
    url: "http://localhost/",
    runScripts: "outside-only",
    pretendToBeVisual: true,
  });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  window.Element.prototype.scrollIntoView = () => undefined;
  window.eval(
    `${outputFiles[0]?.text ?? ""};window.counted = benchmark.countKey();`,
  );
  try {
    return await window.counted;
  } finally {
    window.close();
  }
}
