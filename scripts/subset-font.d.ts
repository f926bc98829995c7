declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "sfnt";
    noHinting: boolean;
    keepFeatures: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
