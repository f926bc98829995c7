const names =
  "ash bay cloud dune elm fern glow haze iris jade kelp lark moss nest".split(
    " ",
  );

/** Fourteen dishes; two of three are claimed to have sterling silver. */
export const sheetProducts = names.map((name, index) => ({
  name: `Oak ring dish ${name}`,
  materials: index % 3 === 2 ? "oak" : "oak; sterling silver",
}));

/** As a spreadsheet saves it. */
export const toTable = () =>
  [
    "Product name,Materials",
    ...sheetProducts.map(({ name, materials }) => `${name},${materials}`),
    "",
  ].join("\r\n");
