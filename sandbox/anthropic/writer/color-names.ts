/** Hue in degrees, the others from 0 to 1. */
export type Hsl = { hue: number; saturation: number; lightness: number };

export function toHsl(red: number, green: number, blue: number): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const spread = max - Math.min(r, g, b);
  const lightness = max - spread / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  if (spread === 0) return { hue: 0, saturation, lightness };
  const sector = max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sector * 60, saturation, lightness };
}

/** The application's name for a colour. Metals look like gray and yellow in a photo, so none is ever named. */
export function nameOf(color: Hsl): string {
  const { hue, saturation, lightness } = color;
  if (lightness < 0.11 || (lightness < 0.2 && saturation < 0.25)) return "Black";
  if (lightness > 0.93) return "White";
  const isDull = saturation < 0.12 || (lightness > 0.8 && saturation < 0.2);
  if (isDull) return lightness > 0.85 ? "White" : "Gray";
  if (hue < 16 || hue >= 345) return redName(color);
  if (hue < 70) return warmName(color);
  return coolName(color);
}

function redName({ hue, saturation, lightness }: Hsl): string {
  if (lightness > 0.68) return "Pink";
  if (saturation < 0.35 || (hue >= 11 && hue < 16 && lightness < 0.3)) return "Brown";
  return lightness < 0.24 ? "Burgundy" : "Red";
}

function warmName({ hue, saturation, lightness }: Hsl): string {
  if (lightness > 0.8) return hue < 30 && saturation > 0.6 ? "Beige" : "Cream";
  if (lightness > 0.6 && saturation < 0.55) return "Beige";
  if (hue < 42) return lightness < 0.45 || saturation < 0.5 ? "Brown" : "Orange";
  if (saturation < 0.35) return lightness < 0.45 ? "Brown" : "Beige";
  return lightness < 0.3 ? (hue < 52 ? "Brown" : "Green") : "Yellow";
}

function coolName({ hue, lightness }: Hsl): string {
  if (hue < 160) return "Green";
  if (hue < 195) return lightness > 0.42 ? "Turquoise" : "Teal";
  if (hue < 255) return lightness < 0.25 ? "Navy" : "Blue";
  if (hue < 295) return "Purple";
  return lightness < 0.35 ? "Purple" : "Pink";
}
