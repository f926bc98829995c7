// Decodes photos in a process of its own, since nothing ends a decode between
// the scans of a photo but the end of its process. Started by `decoders.ts`;
// knows no settings and no secrets.
import sharp from "sharp";

/**
 * A photo, and what is to be made of it: upright, in sRGB, on white, without
 * metadata, at most so many pixels on the long side.
 */
export type DecodeRequest = {
  bytes: Uint8Array;
  maxPixels: number;
  side: number;
  output: "pixels" | "jpeg";
};

export type DecodedPhoto = {
  data: Buffer<ArrayBuffer>;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
  /** Upright, before it was shrunk. */
  original: { width: number; height: number };
};

/**
 * Null for bytes that can't be decoded. `memory` is what this process has
 * taken, in bytes.
 */
export type DecodeReply = { photo: DecodedPhoto | null; memory: number };

/** What this process sends once it can decode. */
export type Ready = "ready";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"],
});
sharp.cache(false);

/**
 * Of what decoders complain about, only missing pixels matter: cameras write
 * scan headers and padding that warn.
 */
async function decode({
  bytes,
  maxPixels,
  side,
  output,
}: DecodeRequest): Promise<DecodedPhoto> {
  const image = sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: "truncated",
  });
  const { autoOrient: original } = await image.metadata();
  const upright = image
    .autoOrient()
    // The cubic kernel takes a third less than the usual one, and at these
    // sizes looks no different.
    .resize({
      width: side,
      height: side,
      fit: "inside",
      withoutEnlargement: true,
      kernel: "cubic",
    })
    .flatten({ background: "white" })
    .toColourspace("srgb");
  // Without the search for the best Huffman tables, which takes longer than the
  // rest.
  const encoded =
    output === "jpeg"
      ? upright.jpeg({ quality: 88, optimiseCoding: false })
      : upright.raw();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    data: Buffer.from(data),
    width: info.width,
    height: info.height,
    channels: info.channels,
    original,
  };
}

process.on("message", async (request: DecodeRequest) => {
  const photo = await decode(request).catch(() => null);
  const reply: DecodeReply = { photo, memory: process.memoryUsage.rss() };
  process.send?.(reply);
});

// Its parent ends it; what a terminal or a supervisor sends to all processes is
// meant for the parent, which finishes its requests.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => undefined);
// An ordinary exit would wait for a decode that still runs.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.send?.("ready" satisfies Ready);
