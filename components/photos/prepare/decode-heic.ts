import { colorSpaceOf, toSrgb } from "@/components/photos/prepare/color-space";

/**
 * What is used of libheif-js: opaque handles, and an object with a `code` where
 * a call failed.
 */
type Handle = { readonly handle: unique symbol };
type Failure = { code: { value: number } };
type Channel = {
  id: unknown;
  width: number;
  height: number;
  stride: number;
  data: Uint8Array;
};
type Decoded = { image: Handle; channels: Channel[]; code?: undefined };
type Libheif = {
  heif_context_alloc(): Handle;
  heif_context_free(context: Handle): void;
  heif_context_read_from_memory(context: Handle, bytes: Uint8Array): Failure;
  heif_js_context_get_primary_image_handle(
    context: Handle,
  ): (Handle & { code?: undefined }) | Failure;
  heif_image_handle_release(picture: Handle): void;
  heif_image_release(image: Handle): void;
  heif_js_decode_image2(
    picture: Handle,
    space: unknown,
    chroma: unknown,
  ): Promise<Decoded | Failure>;
  heif_error_code: { heif_error_Ok: unknown };
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGBA: unknown };
  heif_channel: { heif_channel_interleaved: unknown };
};

declare function importScripts(address: string): void;
declare const libheif: (options: { wasmBinary: ArrayBuffer }) => Libheif;

/**
 * Both files are served as they came, and replaceable by others of the same
 * interface, as their license asks.
 */
async function loadLibheif(): Promise<Libheif> {
  const response = await fetch(
    new URL("libheif-js/libheif-wasm/libheif.wasm", import.meta.url),
  );
  if (!response.ok) throw new Error(`libheif.wasm: ${response.status}`);
  const wasmBinary = await response.arrayBuffer();
  importScripts(
    new URL("libheif-js/libheif-wasm/libheif.js", import.meta.url).href,
  );
  return libheif({ wasmBinary });
}

let loading: Promise<Libheif> | null = null;

/**
 * Tells apart why HEIC can't be decoded: the decoder could not be loaded, or
 * the file is damaged.
 */
export class DecoderMissing extends Error {}

/**
 * The primary picture of a HEIC file, upright; null for a file that can't be
 * decoded. Throws `DecoderMissing`; anything else is a fault of ours.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<ImageData | null> {
  loading ??= loadLibheif();
  const heif = await loading.catch((cause) => {
    loading = null;
    throw new DecoderMissing("no decoder", { cause });
  });
  const picture = await decodePrimary(heif, bytes).catch(() => {
    // What libheif throws is a trap, after which its memory can't be trusted.
    loading = null;
    return null;
  });
  return picture && toImageData(picture, colorSpaceOf(bytes));
}

type Pixels = {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
};

async function decodePrimary(
  heif: Libheif,
  bytes: Uint8Array,
): Promise<Pixels | null> {
  const context = heif.heif_context_alloc();
  try {
    if (
      heif.heif_context_read_from_memory(context, bytes).code !==
      heif.heif_error_code.heif_error_Ok
    )
      return null;
    const picture = heif.heif_js_context_get_primary_image_handle(context);
    if (picture.code !== undefined) return null;
    const { heif_colorspace: spaces, heif_chroma: chromas } = heif;
    const decoded = await heif.heif_js_decode_image2(
      picture,
      spaces.heif_colorspace_RGB,
      chromas.heif_chroma_interleaved_RGBA,
    );
    heif.heif_image_handle_release(picture);
    if (decoded.code !== undefined) return null;
    const channel = decoded.channels.find(
      ({ id }) => id === heif.heif_channel.heif_channel_interleaved,
    );
    const pixels = channel ? copyPixels(channel) : null;
    heif.heif_image_release(decoded.image);
    return pixels;
  } finally {
    heif.heif_context_free(context);
  }
}

/** Its rows may be longer than the picture is wide. */
function copyPixels({ width, height, stride, data }: Channel): Pixels {
  const row = width * 4;
  const pixels = new Uint8ClampedArray(row * height);
  if (stride === row) pixels.set(data.subarray(0, row * height));
  else
    for (let y = 0; y < height; y++)
      pixels.set(data.subarray(y * stride, y * stride + row), y * row);
  return { width, height, data: pixels };
}

/**
 * Some browsers know no other colors than sRGB, and some of those refuse to be
 * asked for them.
 */
function toImageData(
  { width, height, data }: Pixels,
  colorSpace: PredefinedColorSpace,
) {
  if (colorSpace === "srgb") return new ImageData(data, width, height);
  if ("colorSpace" in ImageData.prototype)
    return new ImageData(data, width, height, { colorSpace });
  return new ImageData(toSrgb(data), width, height);
}
