// `node scripts/run.mjs draw-icons`: draws the icons of phones, from the mark
// of the share cards.
import { mkdirSync, writeFileSync } from "node:fs";
import { drawIcons } from "../server/draw-icons";
import { mark } from "../server/mark";

mkdirSync("public/icons", { recursive: true });
for (const [address, bytes] of await drawIcons((side) =>
  Buffer.from(mark(side)),
)) {
  const isApple = address === "/apple-icon.png";
  writeFileSync(isApple ? `app${address}` : `public${address}`, bytes);
}
