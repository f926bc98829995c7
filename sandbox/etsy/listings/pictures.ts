import sharp from "sharp";
import { z } from "zod";
import { json, type Reply, type Route, redirect, reply } from "../../service";
import type { Store } from "../store";
import { type ImageRecord, pictureFaults } from "./record";

/** More than anybody takes for a picture of 570 pixels. */
const largeBytes = 6 * 1024 * 1024;
const grounds = ["#f6f1e7", "#ffffff", "#e4ddd0", "#5b564f", "#cfd6d3"];
const woods = ["#8a5a33", "#7a4a28", "#94622f", "#6b4226"];

const faultSchema = z.strictObject({
  listing_image_id: z.int(),
  fault: z.enum(pictureFaults).nullable(),
});

/**
 * The files of images, which are drawn: a wooden piece, another for each. They
 * are on a host of their own at Etsy, which takes neither keys nor counts.
 */
export function pictureRoutes(store: Store): Route[] {
  const find = (id: number) =>
    store.state.listings
      .flatMap(({ images }) => images)
      .find(({ listing_image_id }) => listing_image_id === id);
  return [
    {
      method: "GET",
      path: /^\/etsy\/pictures\/il_(\w+)\.(\d{1,16})\.jpg$/,
      handle: (_, [size = "", id]) => {
        const image = find(Number(id));
        return image === undefined
          ? missing()
          : replyWith(image, size === "fullxfull" ? 1_200 : 570);
      },
    },
    {
      method: "POST",
      path: /^\/etsy\/pictures$/,
      handle: ({ body }) => {
        const { success, data } = faultSchema.safeParse(body);
        const image = success ? find(data.listing_image_id) : undefined;
        if (!success || image === undefined)
          return json(400, { message: "No such image, or no such fault." });
        if (data.fault === null) delete image.fault;
        else image.fault = data.fault;
        store.saveSoon();
        return json(200, data);
      },
    },
  ];
}

const missing = () => reply(404, "text/plain; charset=utf-8", "Not found");

function replyWith(
  { listing_image_id: id, fault }: ImageRecord,
  width: number,
): Reply | Promise<Reply> {
  switch (fault) {
    case "gone":
      return missing();
    case "large":
      return reply(200, "image/jpeg", "x".repeat(largeBytes));
    case "text":
      return reply(200, "image/jpeg", "<html>No picture</html>");
    case "redirect":
      return redirect(`/etsy/pictures/il_570xN.${id + 1}.jpg`);
    default:
      return draw(id, width);
  }
}

async function draw(id: number, width: number): Promise<Reply> {
  const height = Math.round(width * 0.75);
  const [ground, wood] = [
    grounds[id % grounds.length],
    woods[id % woods.length],
  ];
  const turned = (id * 37) % 90;
  const shape = `<g transform="translate(285 214) rotate(${turned})"><ellipse rx="${120 + (id % 5) * 12}" ry="${90 + (id % 3) * 20}" fill="${wood}"/><ellipse rx="70" ry="48" fill="#4e3019"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 570 428" width="${width}" height="${height}"><rect width="570" height="428" fill="${ground}"/>${shape}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
  return {
    status: 200,
    headers: { "content-type": "image/jpeg" },
    body: [],
    bytes,
  };
}
