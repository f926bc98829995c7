import { readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "tailwindcss";

/** The stylesheet of the product if it uses just these classes. */
export async function buildStyles(classes: string[]) {
  const stylesheet = readFileSync("app/globals.css", "utf8");
  const { build } = await compile(stylesheet, {
    base: path.resolve("app"),
    loadStylesheet: async (id, base) => {
      const file =
        id === "tailwindcss"
          ? path.resolve("node_modules/tailwindcss/index.css")
          : path.resolve(base, id);
      return {
        path: file,
        base: path.dirname(file),
        content: readFileSync(file, "utf8"),
      };
    },
  });
  return build(classes);
}

/** Those of the classes that produce no styles. */
export async function withoutStyles(classes: string[]) {
  const styles = await buildStyles(classes);
  return classes.filter((name) => !styles.includes(`.${CSS.escape(name)}`));
}
