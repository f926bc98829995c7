import "server-only";
import sharp from "sharp";

// For the whole process: libvips would also decode GIF, TIFF and more. SVG is for logos that we drew ourselves; a photo
// is told by its first bytes before it comes here.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadSvgBuffer"],
});
sharp.cache(false);

export { sharp };
