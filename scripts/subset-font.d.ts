declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    noHinting: boolean;
    keepFeatures: string[];
    variationAxes: Record<string, { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
