import type { LogoFace } from "@/lib/brand/logo/schema";
import { createFace, type Face } from "@/lib/brand/logo/type/face";
import boldDisplay from "@/lib/brand/logo/type/faces/abril-fatface.json";
import condensedSans from "@/lib/brand/logo/type/faces/barlow-condensed.json";
import fineSerif from "@/lib/brand/logo/type/faces/cormorant-garamond.json";
import warmSerif from "@/lib/brand/logo/type/faces/fraunces.json";
import script from "@/lib/brand/logo/type/faces/grand-hotel.json";
import geometricSans from "@/lib/brand/logo/type/faces/josefin-sans.json";

const faces: Record<LogoFace, Face> = {
  "warm-serif": createFace(warmSerif),
  "fine-serif": createFace(fineSerif),
  "geometric-sans": createFace(geometricSans),
  "bold-display": createFace(boldDisplay),
  script: createFace(script),
  "condensed-sans": createFace(condensedSans),
};

export function hasLetters(face: LogoFace, text: string) {
  return [...text].every((character) => faces[face].has(character));
}

/** The preferred face, or one that has all the letters. */
export const faceWith = (wished: LogoFace, text: string): LogoFace =>
  hasLetters(wished, text) ? wished : "geometric-sans";

export const faceOf = (name: LogoFace): Face => faces[name];
