import sharp from "sharp";

/**
 * The clay, cloth, metal, wax and wood of the seed's five listings, each before
 * its own wall.
 */
const pictures = [
  `<rect width="640" height="640" fill="#d9cdbb"/><ellipse cx="320" cy="480" rx="220" ry="46" fill="#f4efe6"/><path d="M200 250h220l-22 200q-88 34-176 0z" fill="#faf6ee"/><path d="M412 290q90 0 76 72t-92 62" fill="none" stroke="#faf6ee" stroke-width="26"/><ellipse cx="310" cy="250" rx="110" ry="30" fill="#6b4a33"/>`,
  `<rect width="640" height="640" fill="#ece4d6"/><path d="M230 120h180l20 110 70 50-10 270H150l-10-270 70-50z" fill="#8fa184"/><path d="M210 370h100v90H210zM330 370h100v90H330z" fill="#7d9072"/>`,
  `<rect width="640" height="640" fill="#8b8984"/><circle cx="220" cy="340" r="110" fill="none" stroke="#d8ac4c" stroke-width="24"/><circle cx="430" cy="340" r="110" fill="none" stroke="#c99a3a" stroke-width="24"/>`,
  `<rect width="640" height="640" fill="#51463d"/><path d="M250 210l16-60h8l16 60v320h-40zM350 210l16-60h8l16 60v320h-40z" fill="#e8b94f"/><path d="M270 150q50-80 100 0" fill="none" stroke="#efe6d2" stroke-width="6"/>`,
  `<rect width="640" height="640" fill="#f1ede6"/><path d="M170 150q150-50 300 10 16 170-20 350-130 44-260 0-44-180-20-360z" fill="#6a4528"/><circle cx="320" cy="210" r="34" fill="#f1ede6"/><path d="M210 300q120 30 230 0M204 380q120 30 236 0" fill="none" stroke="#54351d" stroke-width="8"/>`,
];

/** A WebP as the application stores it, for the listing with this index. */
export function drawThumbnail(number: number) {
  const picture = pictures[number % pictures.length] ?? "";
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">${picture}</svg>`;
  return sharp(Buffer.from(drawing)).webp({ quality: 78 }).toBuffer();
}
