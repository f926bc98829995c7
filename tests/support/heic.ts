import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Sharp } from "sharp";
import { findProgram } from "@/tests/support/programs";

/**
 * One picture as HEIC, by heif-enc of Debian's libheif-examples. `options` are
 * its options.
 */
export async function encodeHeic(picture: Sharp, ...options: string[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-heic-"));
  const [input, output] = [
    path.join(folder, "in.png"),
    path.join(folder, "out.heic"),
  ];
  try {
    writeFileSync(
      input,
      await picture.keepIccProfile().png({ compressionLevel: 1 }).toBuffer(),
    );
    const { status, stderr } = spawnSync(
      findProgram("heif-enc") ?? "",
      [...options, input, "-o", output],
      {
        encoding: "utf8",
      },
    );
    if (status !== 0) throw new Error(`heif-enc: ${stderr}`);
    return readFileSync(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const uint16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));
function uint32(...values: number[]) {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries())
    bytes.writeUInt32BE(value, at * 4);
  return bytes;
}
const box = (type: string, ...parts: Buffer[]) =>
  Buffer.concat([
    uint32(8 + Buffer.concat(parts).length),
    Buffer.from(type, "latin1"),
    ...parts,
  ]);
/** A box with a version and flags. */
const fullBox = (
  type: string,
  version: number,
  flags: number,
  ...parts: Buffer[]
) => box(type, uint32(version * 0x1_00_00_00 + flags), ...parts);

/**
 * Of a file that heif-enc made of one picture: how to decode it, and its data,
 * which is all that its mdat has.
 */
function takeApart(heic: Buffer) {
  const boxAt = (type: string) => {
    const at = heic.indexOf(type, 0, "latin1") - 4;
    return heic.subarray(at, at + heic.readUInt32BE(at));
  };
  return { configuration: boxAt("hvcC"), data: boxAt("mdat").subarray(8) };
}

type Grid = {
  columns: number;
  rows: number;
  tile: number;
  width: number;
  height: number;
};

/**
 * A HEIC file as iPhones write it: square tiles of one size, put together as a
 * grid, cut to its size, and turned a quarter as many times to the left.
 * heif-enc makes neither.
 */
export function assembleHeic(
  tiles: Buffer[],
  { columns, rows, tile, width, height }: Grid,
  turns: number,
) {
  const parts = tiles.map(takeApart);
  const [first] = parts;
  if (!first) throw new Error("no tiles");
  const gridId = tiles.length + 1;
  const tileIds = tiles.map((_, index) => index + 1);
  const grid = Buffer.concat([
    Buffer.from([0, 0, rows - 1, columns - 1]),
    uint16(width, height),
  ]);
  const items = [...parts.map(({ data }) => data), grid];

  const infe = (id: number, type: string, flags: number) =>
    fullBox(
      "infe",
      2,
      flags,
      uint16(id, 0),
      Buffer.from(`${type}\0`, "latin1"),
    );
  const size = (wide: number, high: number) =>
    fullBox("ispe", 0, 0, uint32(wide, high));
  const properties = box(
    "ipco",
    first.configuration,
    size(tile, tile),
    size(width, height),
    box("irot", Buffer.from([turns])),
  );
  // Properties that a reader has to know have the highest bit set.
  const associations = Buffer.concat([
    ...tileIds.map((id) =>
      Buffer.concat([uint16(id), Buffer.from([2, 0x81, 2])]),
    ),
    uint16(gridId),
    Buffer.from([2, 3, 0x84]),
  ]);
  const meta = (dataStart: number) => {
    let at = dataStart;
    const places = items.map((item, index) => {
      const place = Buffer.concat([
        uint16(index + 1, 0, 1),
        uint32(at, item.length),
      ]);
      at += item.length;
      return place;
    });
    return fullBox(
      "meta",
      0,
      0,
      fullBox(
        "hdlr",
        0,
        0,
        uint32(0),
        Buffer.from("pict"),
        uint32(0, 0, 0),
        Buffer.from([0]),
      ),
      fullBox("pitm", 0, 0, uint16(gridId)),
      fullBox(
        "iloc",
        0,
        0,
        Buffer.from([0x44, 0x00]),
        uint16(items.length),
        ...places,
      ),
      fullBox(
        "iinf",
        0,
        0,
        uint16(items.length),
        ...tileIds.map((id) => infe(id, "hvc1", 1)),
        infe(gridId, "grid", 0),
      ),
      fullBox(
        "iref",
        0,
        0,
        box("dimg", uint16(gridId, tiles.length, ...tileIds)),
      ),
      box(
        "iprp",
        properties,
        fullBox("ipma", 0, 0, uint32(items.length), associations),
      ),
    );
  };
  const head = box(
    "ftyp",
    Buffer.from("heic"),
    uint32(0),
    Buffer.from("mif1heic"),
  );
  const dataStart = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(dataStart), box("mdat", ...items)]);
}
