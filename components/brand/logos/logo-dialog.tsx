import { LogoDownloads } from "@/components/brand/logos/logo-downloads";
import { Dialog } from "@/components/ui/dialog";
import type { Logo } from "@/lib/brand/schema";

/** A logo as large as the screen lets it, with all it can be downloaded as. */
export function LogoDialog({ logo, onClose }: { logo: Logo | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={logo !== null}
      onClose={onClose}
      title={logo?.label ?? "Logo"}
      className="w-[min(56rem,calc(100vw-2rem))]"
    >
      {logo && (
        <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_15rem]">
          {/* biome-ignore lint/performance/noImgElement: an SVG of our own, whose address needs the session. */}
          <img
            src={logo.url}
            alt={`Logo of ${logo.businessName}`}
            width={1000}
            height={1000}
            className="mx-auto h-auto max-h-[50dvh] md:max-h-[68dvh] w-full rounded-md object-contain"
          />
          <div>
            <h3 className="mb-1 px-2 font-sans sm:px-3 font-semibold text-base">Download</h3>
            <LogoDownloads logo={logo} className="grid grid-cols-2 md:grid-cols-1" />
          </div>
        </div>
      )}
    </Dialog>
  );
}
