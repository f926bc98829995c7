import { transformSync } from "esbuild";

// Jest loads CommonJS. esbuild is what runs the sources outside of the tests,
// too.
export default {
  process(source, path) {
    const { code } = transformSync(source, {
      loader: "ts",
      format: "cjs",
      target: "node20",
      sourcefile: path,
      sourcemap: "inline",
    });
    return { code };
  },
};
