"use client";

import { useRef, useState } from "react";
import { KeptName } from "@/components/brand/kit/kept-name";
import { KitLogo } from "@/components/brand/kit/kit-logo";
import { KitRun } from "@/components/brand/kit/kit-run";
import { LogoDialog } from "@/components/brand/logos/logo-dialog";
import type { Kit } from "@/components/brand/use-kit";
import { Button } from "@/components/ui/button";
import type { Logo, ShopName } from "@/lib/brand/schema";

const fewLogos = 12;

type BrandKitProps = { kit: Kit; onUse: (name: Pick<ShopName, "spoken">) => void };

/** All that was kept; nothing is shown while there is nothing. */
export function BrandKit({ kit: { kit, change }, onUse }: BrandKitProps) {
  const [open, setOpen] = useState<Logo | null>(null);
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!kit || kit.names.length + kit.runs.length + kit.logos.length === 0) return null;
  const refocus = (hadFocus: boolean) => hadFocus && heading.current?.focus({ preventScroll: true });

  return (
    <section aria-labelledby="kit-title" className="space-y-8 border-line border-t pt-10">
      <div>
        <h2 id="kit-title" ref={heading} tabIndex={-1} className="text-3xl outline-none">
          Your brand kit
        </h2>
        <p className="mt-1 text-muted">Kept with your account, and part of its export.</p>
      </div>
      <Part title="Names you keep" isEmpty={kit.names.length === 0} empty="Press Keep on a name and it hangs here.">
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {kit.names.map((name) => (
            <KeptName
              key={name.id}
              name={name}
              onUse={() => onUse(name)}
              onRenamed={(next) => change((now) => withName(now, name.id, next))}
              onDeleted={(hadFocus) => {
                refocus(hadFocus);
                change((now) => withName(now, name.id, null));
              }}
            />
          ))}
        </ul>
      </Part>
      <Part title="Logos" isEmpty={kit.logos.length === 0} empty="Every logo you generate is kept here.">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {(isWhole ? kit.logos : kit.logos.slice(0, fewLogos)).map((logo) => (
            <KitLogo
              key={logo.id}
              logo={logo}
              onOpen={() => setOpen(logo)}
              onRenamed={(label) =>
                change((now) => ({
                  ...now,
                  logos: now.logos.map((one) => (one.id === logo.id ? { ...one, label } : one)),
                }))
              }
              onDeleted={(hadFocus) => {
                refocus(hadFocus);
                change((now) => ({ ...now, logos: now.logos.filter(({ id }) => id !== logo.id) }));
              }}
            />
          ))}
        </ul>
        {kit.logos.length > fewLogos && !isWhole && (
          <Button variant="secondary" className="mt-4" onClick={() => setWhole(true)}>
            Show all {kit.logos.length} logos
          </Button>
        )}
      </Part>
      <Part
        title="Earlier names"
        isEmpty={kit.runs.length === 0}
        empty="Names you did not keep stay here, so that none comes twice."
      >
        {kit.runs.map((run) => (
          <KitRun
            key={run.id}
            run={run}
            onDeleted={(hadFocus) => {
              refocus(hadFocus);
              change((now) => ({ ...now, runs: now.runs.filter(({ id }) => id !== run.id) }));
            }}
          />
        ))}
      </Part>
      <LogoDialog logo={open} onClose={() => setOpen(null)} />
    </section>
  );
}

/** The kit with a name changed wherever it stands, or without it. */
function withName<K extends NonNullable<Kit["kit"]>>(kit: K, id: number, next: ShopName | null): K {
  const changed = (names: ShopName[]) => names.flatMap((name) => (name.id === id ? (next ?? []) : name));
  return { ...kit, names: changed(kit.names), runs: kit.runs.map((run) => ({ ...run, names: changed(run.names) })) };
}

type PartProps = { title: string; isEmpty: boolean; empty: string; children: React.ReactNode };

function Part({ title, isEmpty, empty, children }: PartProps) {
  return (
    <div>
      <h3 className="mb-3 text-xl">{title}</h3>
      {isEmpty ? <p className="text-muted">{empty}</p> : children}
    </div>
  );
}
