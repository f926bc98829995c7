"use client";

import { clsx } from "clsx";
import { useState } from "react";
import {
  LogoDialog,
  LogoDownloads,
} from "@/components/brand/logos/logo-dialog";
import { Menu } from "@/components/site";
import { buttonVariants } from "@/components/ui/button";
import { takeFocusAndView } from "@/components/ui/take-focus";
import type { Logo } from "@/lib/brand/schema";

type LogoGridProps = {
  logos: Logo[];
  /** Whether they were just generated: the focus moves to them. */
  isNew?: boolean;
};

export function LogoGrid({ logos, isNew = false }: LogoGridProps) {
  const [open, setOpen] = useState<Logo | null>(null);

  return (
    <section aria-labelledby="logos-title">
      <h2
        id="logos-title"
        ref={isNew ? takeFocusAndView : undefined}
        tabIndex={-1}
        className="mb-4 text-2xl outline-none"
      >
        {logos.length} logos for {logos[0]?.businessName}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {logos.map((logo, index) => (
          <li
            key={logo.id}
            className="rounded-lg border border-border bg-card p-2"
          >
            <LogoPicture
              logo={logo}
              name={`Logo ${index + 1}`}
              onOpen={() => setOpen(logo)}
            />
            <Menu
              label="Download"
              labelClassName={buttonVariants({
                variant: "ghost",
                size: "sm",
                className: "w-full list-none",
              })}
              className="relative"
            >
              <div
                className={clsx(
                  "absolute bottom-full z-20 w-60 rounded-md border border-input bg-card p-1 shadow-lg",
                  // Opens towards the middle of the page, with two or three
                  // logos in a row.
                  index % 2 === 1 ? "max-sm:right-0" : "max-sm:left-0",
                  index % 3 === 2 ? "sm:right-0" : "sm:left-0",
                )}
              >
                <LogoDownloads logo={logo} />
              </div>
            </Menu>
          </li>
        ))}
      </ul>
      <LogoDialog logo={open} onClose={() => setOpen(null)} />
    </section>
  );
}

/** A small logo; a click enlarges it. */
export function LogoPicture({
  logo,
  name,
  onOpen,
}: {
  logo: Logo;
  name: string;
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`Enlarge ${name}`}
      className="block w-full cursor-zoom-in"
    >
      {/* biome-ignore lint/performance/noImgElement: our own SVG, whose URL requires the session. */}
      <img
        src={logo.url}
        alt={`${name}: ${logo.businessName}`}
        width={1000}
        height={1000}
        loading="lazy"
        className="h-auto w-full rounded-md bg-border/40"
      />
    </button>
  );
}
