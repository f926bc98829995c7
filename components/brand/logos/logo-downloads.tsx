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
            className="flex min-h-11 items-center rounded-sm px-3 text-sm hover:bg-clay-wash"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
