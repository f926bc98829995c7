"use client";

import { lazy, Suspense, useRef } from "react";
import { BrandStanding } from "@/components/brand/brand-standing";
import { LogoTool } from "@/components/brand/logos/logo-tool";
import { NameTool } from "@/components/brand/names/name-tool";
import { useBrandForm } from "@/components/brand/use-brand-form";
import { useKit } from "@/components/brand/use-kit";
import { useOpeningGate } from "@/components/brand/use-opening-gate";
import type { ShopName } from "@/lib/brand/schema";

const BrandKit = lazy(async () => {
  const { BrandKit } = await import("@/components/brand/kit/brand-kit");
  return { default: BrandKit };
});

/** Names first, then a logo for one of them, and what was kept of both. */
export function BrandBuilder() {
  const { form, edit } = useBrandForm();
  const kit = useKit();
  const logoTool = useRef<HTMLElement>(null);
  useOpeningGate(kit);

  function chooseForLogo({ spoken }: Pick<ShopName, "spoken">) {
    edit({ businessName: spoken, logoKeywords: form.logoKeywords.trim() === "" ? form.keywords : form.logoKeywords });
    logoTool.current?.querySelector("h2")?.focus({ preventScroll: true });
    logoTool.current?.scrollIntoView({ block: "start" });
  }

  return (
    <div className="space-y-12">
      <BrandStanding />
      <NameTool form={form} kit={kit} onEdit={edit} onUse={chooseForLogo} />
      <hr className="ruler-edge border-0" />
      <LogoTool ref={logoTool} form={form} kit={kit} onEdit={edit} />
      {kit.kit && (
        <Suspense fallback={null}>
          <BrandKit kit={kit} onUse={chooseForLogo} />
        </Suspense>
      )}
    </div>
  );
}
