import { bannerArt } from "@/lib/brand/logo/layouts/banner";
import { emblem } from "@/lib/brand/logo/layouts/emblem";
import { createKit } from "@/lib/brand/logo/layouts/kit";
import { layouts } from "@/lib/brand/logo/layouts/layouts";
import { palettes } from "@/lib/brand/logo/palettes";
import { readLogoName } from "@/lib/brand/logo/read-logo-name";
import type {
  LogoBrief,
  LogoLayout,
  LogoVariant,
} from "@/lib/brand/logo/schema";
import { type Art, fitArt } from "@/lib/brand/logo/shapes/art";
import { type Colors, printArt } from "@/lib/brand/logo/shapes/print-art";

type Options = {
  variant?: LogoVariant;
  /** Pixels that the file asks for; the drawing is the same. */
  width?: number;
};

const framed = new Set<LogoLayout>([
  "roundel",
  "swing-tag",
  "arch",
  "stamp",
  "label",
]);

const weights: Partial<Record<LogoVariant, number>> = {
  icon: 1.6,
  banner: 2.2,
  miniBanner: 2.2,
};

const canvases: Record<LogoVariant, { width: number; height: number }> = {
  full: { width: 1000, height: 1000 },
  transparent: { width: 1000, height: 1000 },
  oneColor: { width: 1000, height: 1000 },
  icon: { width: 1000, height: 1000 },
  banner: { width: 1600, height: 400 },
  miniBanner: { width: 1600, height: 213 },
};

/**
 * A logo as SVG: paths alone, the name as outlines. The same brief and name
 * give the same bytes. Throws `invalid_input` with a reason to show when the
 * name can't be lettered.
 */
export function drawLogo(
  brief: LogoBrief,
  businessName: string,
  { variant = "full", width }: Options = {},
): string {
  const name = readLogoName(businessName);
  const { ground, ink, accent, print } = palettes[brief.palette];
  const hasGround = variant !== "transparent" && variant !== "oneColor";
  const colors: Colors = hasGround
    ? { ground, ink, accent }
    : {
        ground: "#ffffff",
        ink: print.ink,
        accent: variant === "oneColor" ? print.ink : print.accent,
      };
  const art = artOf(brief, name, variant, hasGround);
  return printArt(
    art,
    canvases[variant],
    colors,
    hasGround ? ground : null,
    width,
  );
}

function artOf(
  brief: LogoBrief,
  name: string,
  variant: LogoVariant,
  hasGround: boolean,
): Art {
  const kit = createKit(brief, name, hasGround, weights[variant] ?? 1);
  if (variant === "banner" || variant === "miniBanner")
    return bannerArt(brief.layout, kit, canvases[variant]);
  // Etsy shows a shop's icon cut round at the corners.
  if (variant === "icon")
    return fitArt(emblem(brief.layout, kit), {
      left: 105,
      top: 105,
      right: 895,
      bottom: 895,
    });
  // Words without a frame around them need more paper.
  const margin = framed.has(brief.layout) ? 80 : 108;
  return fitArt(layouts[brief.layout](kit), {
    left: margin,
    top: margin,
    right: 1000 - margin,
    bottom: 1000 - margin,
  });
}
