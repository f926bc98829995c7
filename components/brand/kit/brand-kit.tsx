"use client";

import { useRef, useState } from "react";
import { KitLogo } from "@/components/brand/kit/kit-logo";
import { KitRun } from "@/components/brand/kit/kit-run";
import { SavedName } from "@/components/brand/kit/saved-name";
import { LogoDialog } from "@/components/brand/logos/logo-dialog";
import type { Kit } from "@/components/brand/use-brand-kit";
import { Button } from "@/components/ui/button";
import type { Logo, ShopName } from "@/lib/brand/schema";

const logosShownFirst = 12;

type BrandKitProps = {
  kit: Kit;
  /** Logos that the page shows already, because they were just drawn. */
  shownAbove: Logo[];
  onUse: (name: Pick<ShopName, "spoken">) => void;
};

/** Everything that was saved; nothing is shown while it is empty. */
export function BrandKit({
  kit: { kit, change },
  shownAbove,
  onUse,
}: BrandKitProps) {
  const [open, setOpen] = useState<Logo | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!kit || kit.names.length + kit.runs.length + kit.logos.length === 0)
    return null;
  const logos = kit.logos.filter(
    ({ id }) => !shownAbove.some((shown) => shown.id === id),
  );
  const refocus = (hadFocus: boolean) =>
    hadFocus && heading.current?.focus({ preventScroll: true });

  return (
    <section
      aria-labelledby="kit-title"
      className="space-y-8 border-border border-t pt-10"
    >
      <div>
        <h2
          id="kit-title"
          ref={heading}
          tabIndex={-1}
          className="text-3xl outline-none"
        >
          Your brand kit
        </h2>
        <p className="mt-1 text-muted-foreground">
          Saved with your account and included in its export.
        </p>
      </div>
      <Part
        title="Saved names"
        isEmpty={kit.names.length === 0}
        empty="Save a name to see it here."
      >
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {kit.names.map((name) => (
            <SavedName
              key={name.id}
              name={name}
              onUse={() => onUse(name)}
              onRenamed={(next) =>
                change((now) => withName(now, name.id, next))
              }
              onDeleted={(hadFocus) => {
                refocus(hadFocus);
                change((now) => withName(now, name.id, null));
              }}
            />
          ))}
        </ul>
      </Part>
      <KitLogos
        logos={logos}
        isEarlier={shownAbove.length > 0}
        onOpen={setOpen}
        onRenamed={(id, label) => change((now) => withLabel(now, id, label))}
        onDeleted={(id, hadFocus) => {
          refocus(hadFocus);
          change((now) => ({
            ...now,
            logos: now.logos.filter((logo) => logo.id !== id),
          }));
        }}
      />
      <Part
        title="Earlier names"
        isEmpty={kit.runs.length === 0}
        empty="Names you didn't save appear here, so that none is suggested twice."
      >
        {kit.runs.map((run) => (
          <KitRun
            key={run.id}
            run={run}
            onDeleted={(hadFocus) => {
              refocus(hadFocus);
              change((now) => ({
                ...now,
                runs: now.runs.filter(({ id }) => id !== run.id),
              }));
            }}
          />
        ))}
      </Part>
      <LogoDialog logo={open} onClose={() => setOpen(null)} />
    </section>
  );
}

type KitLogosProps = {
  logos: Logo[];
  /** Newer ones are shown above the kit. */
  isEarlier: boolean;
  onOpen: (logo: Logo) => void;
  onRenamed: (id: number, label: Logo["label"]) => void;
  onDeleted: (id: number, hadFocus: boolean) => void;
};

/** The newest logos; the others when they are asked for. */
function KitLogos({
  logos,
  isEarlier,
  onOpen,
  onRenamed,
  onDeleted,
}: KitLogosProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Part
      title={isEarlier ? "Earlier logos" : "Logos"}
      isEmpty={logos.length === 0}
      empty={
        isEarlier
          ? "The logos above are saved. They move here when you generate others."
          : "Every logo you generate is saved here."
      }
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {(showsAll ? logos : logos.slice(0, logosShownFirst)).map((logo) => (
          <KitLogo
            key={logo.id}
            logo={logo}
            onOpen={() => onOpen(logo)}
            onRenamed={(label) => onRenamed(logo.id, label)}
            onDeleted={(hadFocus) => onDeleted(logo.id, hadFocus)}
          />
        ))}
      </ul>
      {logos.length > logosShownFirst && !showsAll && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => setShowsAll(true)}
        >
          Show all {logos.length} logos
        </Button>
      )}
    </Part>
  );
}

/** The kit with another label on a logo. */
function withLabel<K extends NonNullable<Kit["kit"]>>(
  kit: K,
  id: number,
  label: Logo["label"],
): K {
  return {
    ...kit,
    logos: kit.logos.map((logo) =>
      logo.id === id ? { ...logo, label } : logo,
    ),
  };
}

/** The kit with a name changed everywhere, or removed. */
function withName<K extends NonNullable<Kit["kit"]>>(
  kit: K,
  id: number,
  next: ShopName | null,
): K {
  const changed = (names: ShopName[]) =>
    names.flatMap((name) => (name.id === id ? (next ?? []) : name));
  return {
    ...kit,
    names: changed(kit.names),
    runs: kit.runs.map((run) => ({ ...run, names: changed(run.names) })),
  };
}

type PartProps = {
  title: string;
  isEmpty: boolean;
  empty: string;
  children: React.ReactNode;
};

function Part({ title, isEmpty, empty, children }: PartProps) {
  return (
    <div>
      <h3 className="mb-3 text-xl">{title}</h3>
      {isEmpty ? <p className="text-muted-foreground">{empty}</p> : children}
    </div>
  );
}
