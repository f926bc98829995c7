import { site } from "@/lib/content/site";
import { installation, logoPath } from "@/lib/settings/installation";

/** Longer names take more lines beside the mark. */
const longestLine = 14;

/**
 * A swing tag with a ruler's marks along its edge, and the name; or the logo of
 * whoever hosts it.
 */
export function Logo() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 rounded-md"
    >
      <Mark />
      <span
        className={`max-[23rem]:sr-only font-serif ${site.name.length > longestLine ? "line-clamp-3 text-sm leading-tight sm:text-base" : "text-[1.45rem] leading-none"} tracking-tight`}
        style={{ fontWeight: 600 }}
      >
        {site.name}
      </span>
    </a>
  );
}

function Mark() {
  if (installation().hasLogo)
    return (
      // biome-ignore lint/performance/noImgElement: a file of whoever hosts it, as it is.
      <img src={logoPath} alt="" className="size-8 object-contain" />
    );
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <path d="M10 3h17v26H10l-6-6V9z" className="fill-primary" />
      <circle cx="10.5" cy="16" r="2.4" className="fill-background" />
      <path
        d="M27 7h-6m6 4.5h-4m4 4.5h-8m8 4.5h-4m4 4.5h-6"
        className="stroke-[1.8] stroke-primary-foreground"
      />
    </svg>
  );
}
