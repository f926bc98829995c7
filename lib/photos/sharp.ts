import "server-only";
import sharp from "sharp";

// For the whole process: libvips would also decode GIF, TIFF and more. SVG is
// only for logos that we drew; photos are checked by their first bytes before
// they get here.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadSvgBuffer",
  ],
});
sharp.cache(false);

export { sharp };
