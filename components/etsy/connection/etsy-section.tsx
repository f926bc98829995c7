"use client";

import { useState } from "react";
import type { KeyedMutator } from "swr";
import { ConnectButton } from "@/components/etsy/connection/connect-button";
import { dropEtsyConnection } from "@/components/etsy/connection/etsy-connection";
import { EtsySetup } from "@/components/etsy/connection/etsy-setup";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { useAction } from "@/components/ui/use-action";
import { apiResponse } from "@/lib/browser/api";
import { site } from "@/lib/content/site";
import type {
  ConnectionProblem,
  EtsyConnectionStatus,
} from "@/lib/etsy/connection/schema";

type EtsySectionProps = {
  status: EtsyConnectionStatus;
  onChange: KeyedMutator<EtsyConnectionStatus>;
};

const problems: Record<ConnectionProblem, string> = {
  refused:
    "Etsy no longer accepts our connection with your shop. It was revoked there, or not used for three months.",
  scope_missing:
    "The permission you gave on Etsy doesn't include everything that a draft requires.",
  shop_closed:
    "Etsy can't find your shop any more. Connect again once it is open.",
  unreadable:
    "We can no longer read the access that Etsy gave us to your shop.",
};

/**
 * The seller's shop on Etsy. Nothing at all where this site has no key, but for
 * those who can set one.
 */
export function EtsySection({ status, onChange }: EtsySectionProps) {
  if (!status.isAvailable && status.setup === null) return null;
  return (
    <section id="etsy" aria-labelledby="etsy-title" className="scroll-mt-24">
      <Card className="space-y-4">
        <h2 id="etsy-title" className="text-2xl">
          Your Etsy shop
        </h2>
        {status.setup && <EtsySetup callbackUrl={status.setup.callbackUrl} />}
        {status.isAvailable && (
          <Connection status={status} onChange={onChange} />
        )}
        <p className="border-border border-t pt-4 text-muted-foreground text-sm">
          {site.etsyNotice}
        </p>
      </Card>
    </section>
  );
}

function Connection({ status, onChange }: EtsySectionProps) {
  if (status.problem !== null) {
    return (
      <>
        <Alert
          variant="warning"
          title={`Please connect ${status.shopName ?? "your shop"} again`}
        >
          <p>{problems[status.problem]} None of your work is lost.</p>
        </Alert>
        <div className="flex flex-wrap gap-3">
          <ConnectButton>Connect again</ConnectButton>
          <DisconnectButton onChange={onChange} />
        </div>
      </>
    );
  }
  return status.connected ? (
    <ConnectedShop status={status} onChange={onChange} />
  ) : (
    <NotConnected />
  );
}

function NotConnected() {
  return (
    <>
      <p className="max-w-prose text-muted-foreground">
        {`Connect your shop so that ${site.name} knows its categories, shipping and processing profiles, sections and languages.`}
      </p>
      <ul className="max-w-prose list-disc space-y-1 pl-5">
        <li>
          Etsy asks you first. You allow reading your shop and its listings, and
          writing listings.
        </li>
        <li>
          {`${site.name} never publishes, deletes or charges anything, and sees no orders, messages or payments.`}
        </li>
        <li>
          You can disconnect at any time. Everything from Etsy is then deleted
          here.
        </li>
      </ul>
      <ConnectButton>Connect my shop</ConnectButton>
    </>
  );
}

function ConnectedShop({ status, onChange }: EtsySectionProps) {
  const { shopName, shopUrl, currency, languages } = status;
  return (
    <>
      {shopName && shopUrl ? (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted-foreground">Connected</dt>
          <dd>
            <a
              href={shopUrl}
              target="_blank"
              rel="noreferrer"
              className="break-words underline"
            >
              {shopName}
            </a>
          </dd>
          <dt className="text-muted-foreground">Currency</dt>
          <dd>{currency}</dd>
          <dt className="text-muted-foreground">Languages</dt>
          <dd>{languages.map(languageName).join(", ")}</dd>
        </dl>
      ) : (
        <p>
          Connected. Etsy isn't responding right now, so the shop's name can't
          be shown.
        </p>
      )}
      <DisconnectButton onChange={onChange} />
    </>
  );
}

function DisconnectButton({ onChange }: Pick<EtsySectionProps, "onChange">) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, run: disconnect } = useAction(async () => {
    await apiResponse("DELETE", "/api/etsy/connection", undefined);
    await onChange();
    void dropEtsyConnection();
    setOpen(false);
    toast({
      title: "Shop disconnected",
      description: "Everything from Etsy was deleted here.",
      variant: "success",
    });
  }, "Not disconnected");
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Disconnect
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Disconnect your shop?"
      >
        <p>
          We delete the connection and what we know about your shop. Your
          listings here stay, and so does everything on Etsy. To withdraw your
          permission there as well, remove the app in your Etsy settings.
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Keep it connected
          </Button>
          <Button
            variant="destructive"
            onClick={disconnect}
            disabled={isPending}
          >
            {isPending ? "Disconnecting…" : "Disconnect"}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/**
 * "German" for Etsy's code of a language, "German (Austria)" for `de-AT`; the
 * code itself when it is unknown.
 */
function languageName(code: string): string {
  try {
    return (
      new Intl.DisplayNames("en", {
        type: "language",
        languageDisplay: "standard",
      }).of(code) ?? code
    );
  } catch {
    return code;
  }
}
