import { Download } from "lucide-react";
import { Dialog } from "@/components/ui/dialog";
import { type LogoFormat, logoFormats } from "@/lib/brand/logo/schema";
import { logoFileUrl } from "@/lib/brand/logos/logo-url";
import type { Logo } from "@/lib/brand/schema";

/** A logo as large as the screen allows, with its downloads. */
export function LogoDialog({
  logo,
  onClose,
}: {
  logo: Logo | null;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen={logo !== null}
      onClose={onClose}
      title={logo?.label ?? "Logo"}
      className="w-[min(56rem,calc(100vw-2rem))]"
    >
      {logo && (
        <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_15rem]">
          {/* biome-ignore lint/performance/noImgElement: our own SVG, whose URL requires the session. */}
          <img
            src={logo.url}
            alt={`Logo of ${logo.businessName}`}
            width={1000}
            height={1000}
            className="mx-auto h-auto max-h-[50dvh] md:max-h-[68dvh] w-full rounded-md object-contain"
          />
          <div>
            <h3 className="mb-1 px-2 font-sans sm:px-3 font-semibold text-base">
              Download
            </h3>
            <LogoDownloads
              logo={logo}
              className="grid grid-cols-2 md:grid-cols-1"
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Every format as a link; the server names the file. */
export function LogoDownloads({
  logo,
  className,
}: {
  logo: Logo;
  className?: string;
}) {
  return (
    <ul className={className}>
      {Object.entries(logoFormats).map(([format, { label }]) => (
        <li key={format}>
          <a
            href={logoFileUrl(logo.id, format as LogoFormat)}
            download
            className="flex min-h-11 items-center gap-2.5 rounded-sm px-2 text-sm leading-snug hover:bg-accent sm:px-3"
          >
            <Download className="size-4 shrink-0 text-primary" />
            {label.replaceAll(" × ", "\u00a0×\u00a0")}
          </a>
        </li>
      ))}
    </ul>
  );
}
