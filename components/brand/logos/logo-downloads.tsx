import { type LogoFormat, logoFormats } from "@/lib/brand/logo/schema";
import { logoFileUrl } from "@/lib/brand/logos/logo-url";
import type { Logo } from "@/lib/brand/schema";

/** Every format as a link; the server names the file. */
export function LogoDownloads({ logo, className }: { logo: Logo; className?: string }) {
  return (
    <ul className={className}>
      {Object.entries(logoFormats).map(([format, { label }]) => (
        <li key={format}>
          <a
            href={logoFileUrl(logo.id, format as LogoFormat)}
            download
            className="flex min-h-11 items-center gap-2.5 rounded-sm px-2 text-sm leading-snug hover:bg-clay-wash sm:px-3"
          >
            <svg viewBox="0 0 16 16" className="w-4 shrink-0 fill-none stroke-[1.5] stroke-clay" aria-hidden="true">
              <path d="M8 2.5v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11" />
            </svg>
            {label.replaceAll(" × ", "\u00a0×\u00a0")}
          </a>
        </li>
      ))}
    </ul>
  );
}
