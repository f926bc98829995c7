"use client";

import Link from "next/link";
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { PlanSummary, useSubscriptionStatus } from "@/components/billing";
import { useBrandForm } from "@/components/brand/brand-form";
import { LogoTool } from "@/components/brand/logos/logo-tool";
import { NameTool } from "@/components/brand/names/name-tool";
import { type Kit, useBrandKit } from "@/components/brand/use-brand-kit";
import {
  brandPath,
  useFailureRedirect,
} from "@/components/brand/use-generation";
import { useUser } from "@/components/site";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { premiumFeature } from "@/lib/billing/plan-messages";
import type { Logo, ShopName } from "@/lib/brand/schema";
import { byBilling } from "@/lib/settings/installation";
import { brandBuilderPlans, plans } from "@/lib/settings/plans";

const BrandKit = lazy(async () => {
  const { BrandKit } = await import("@/components/brand/kit/brand-kit");
  return { default: BrandKit };
});

/** Names first, then a logo for one of them, and the saved names and logos. */
export function BrandBuilder() {
  const { form, edit } = useBrandForm();
  const kit = useBrandKit();
  const [logos, setLogos] = useState<Logo[] | null>(null);
  const logoTool = useRef<HTMLElement>(null);
  useFreePlanRedirect(kit);

  function chooseForLogo({ spoken }: Pick<ShopName, "spoken">) {
    edit({
      businessName: spoken,
      logoKeywords:
        form.logoKeywords.trim() === "" ? form.keywords : form.logoKeywords,
    });
    logoTool.current?.querySelector("h2")?.focus({ preventScroll: true });
    logoTool.current?.scrollIntoView({ block: "start" });
  }

  return (
    <div className="space-y-12">
      <BrandPlanSummary />
      <NameTool form={form} kit={kit} onEdit={edit} onUse={chooseForLogo} />
      <hr className="ruler-edge border-0" />
      <LogoTool
        ref={logoTool}
        form={form}
        kit={kit}
        logos={logos}
        onDrawn={setLogos}
        onEdit={edit}
      />
      {kit.kit && (
        <Suspense fallback={null}>
          <BrandKit kit={kit} shownAbove={logos ?? []} onUse={chooseForLogo} />
        </Suspense>
      )}
    </div>
  );
}

const includesBrandBuilder = ({ subscriptionTier }: SubscriptionStatus) =>
  plans[subscriptionTier].brandBuilder;
const link = "text-primary underline underline-offset-4";

/**
 * The remaining listings; for sellers without the Brand Builder and visitors,
 * which plans include it.
 */
function BrandPlanSummary() {
  const { user } = useUser();
  return (
    <PlanSummary includes={includesBrandBuilder}>
      {(status) => (
        <>
          {status && !includesBrandBuilder(status) && (
            <p className="text-muted-foreground">
              New names and logos are part of the{" "}
              <Link href="/pricing" className={link}>
                {brandBuilderPlans} plans
              </Link>
              . Your saved names and logos stay yours.
            </p>
          )}
          {user === null && (
            <p className="text-muted-foreground">
              {byBilling(includedIn, null)}
              Fill in the form now and{" "}
              <Link href={`/signin?callbackUrl=${brandPath}`} className={link}>
                sign in
              </Link>{" "}
              when you generate.
            </p>
          )}
        </>
      )}
    </PlanSummary>
  );
}

const includedIn = (
  <span>
    Included in the{" "}
    <Link href="/pricing" className={link}>
      {brandBuilderPlans} plans
    </Link>{" "}
    and in the trial.{" "}
  </span>
);

/**
 * Redirects sellers to the plans if theirs has no Brand Builder and they have
 * saved nothing here.
 */
function useFreePlanRedirect({ kit, error }: Kit) {
  const { status } = useSubscriptionStatus();
  const showFailure = useFailureRedirect();
  const isKitEmpty = kit
    ? kit.logos.length + kit.runs.length + kit.names.length === 0
    : error !== undefined;
  const isLocked =
    status !== undefined && !includesBrandBuilder(status) && isKitEmpty;

  const redirect = useEffectEvent(() => showFailure(premiumFeature));
  useEffect(() => {
    if (isLocked) redirect();
  }, [isLocked]);
}
