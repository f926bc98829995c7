"use client";

import { clsx } from "clsx";
import Link from "next/link";
import useSWR from "swr";
import { EtsySection } from "@/components/etsy";
import { DefaultsSection } from "@/components/shop/defaults-section";
import { SnippetSection } from "@/components/shop/snippets/snippet-section";
import { type ShopEditor, useShop } from "@/components/shop/use-shop";
import { VoiceSection } from "@/components/shop/voice/voice-section";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Form } from "@/components/ui/form";
import { Skeleton } from "@/components/ui/skeleton";
import { StoppedDrafts } from "@/components/workspace";
import { altTextPath } from "@/lib/content/audit";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import type { Shop } from "@/lib/listings/shop/schema";
import { installation } from "@/lib/settings/installation";

/** What is the same in all listings of the seller. */
export function MyShop() {
  const { user, error: userError, refresh } = useUser();
  const {
    data: shop,
    error,
    mutate,
  } = useSWR<Shop, Error>(user ? "/api/shop" : null);
  const etsy = useSWR<EtsyConnectionStatus, Error>(
    user ? "/api/etsy/connection" : null,
  );
  if (user === null) return <SignedOut />;
  if (user && shop && (etsy.data || etsy.error)) {
    return (
      <div className="space-y-6">
        <StoppedDrafts />
        {etsy.data ? (
          <EtsySection status={etsy.data} onChange={etsy.mutate} />
        ) : (
          <EtsyUnknown onRetry={etsy.mutate} />
        )}
        {etsy.data?.connected && installation().hasPictures && (
          <p>
            <Link
              href={altTextPath}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              Alt text for the photos of this shop
            </Link>
          </p>
        )}
        <ShopForm key={user.id} userId={user.id} shop={shop} />
      </div>
    );
  }
  if (userError ?? error) {
    return (
      <Alert variant="destructive" title="Your shop could not be loaded">
        <p>Nothing is lost. The server did not respond as expected.</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => Promise.all([refresh(), mutate()])}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">Loading your shop</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-64" />
      ))}
    </div>
  );
}

function EtsyUnknown({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Alert variant="warning" title="Your Etsy shop could not be loaded">
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        onClick={() => onRetry()}
      >
        Try again
      </Button>
    </Alert>
  );
}

function SignedOut() {
  return (
    <Card className="space-y-4">
      <h2 className="text-2xl">Sign in to set up your shop</h2>
      <p className="max-w-prose text-muted-foreground">
        How you write, the texts that go into every listing, and what new
        listings start with are kept with your account.
      </p>
      <Link href="/signin?callbackUrl=/shop" className={buttonVariants()}>
        Sign In
      </Link>
    </Card>
  );
}

function ShopForm({ userId, shop }: { userId: number; shop: Shop }) {
  const editor = useShop(userId, shop);
  const { values, change, form } = editor;
  return (
    <Form {...form.formProps} aria-label="Shop" className="space-y-6">
      {editor.isRestored && (
        <Alert
          variant="warning"
          title="Changes from your last visit are not saved yet"
        >
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={editor.discard}
          >
            Discard them
          </Button>
        </Alert>
      )}
      <VoiceSection values={values} onChange={change} />
      <SnippetSection
        snippets={values.snippets}
        onChange={(snippets) => change({ snippets })}
      />
      <DefaultsSection
        defaults={values.defaults}
        onChange={(defaults) => change({ defaults })}
      />
      <SaveBar editor={editor} />
    </Form>
  );
}

function SaveBar({ editor }: { editor: ShopEditor }) {
  const { form, current, isChanged } = editor;
  return (
    <div
      className={clsx(
        "space-y-3",
        isChanged &&
          "-mx-(--gutter) sticky bottom-(--bar) z-10 border-border border-t bg-background px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]",
      )}
    >
      {form.problem && (
        <Alert
          variant="destructive"
          title={current ? "Your shop was changed elsewhere" : "Not saved"}
        >
          <p>{form.problem}</p>
          {current && <ConflictChoice editor={editor} current={current} />}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          size="lg"
          disabled={form.isPending}
          className="max-sm:w-full"
        >
          {form.isPending ? "Saving…" : "Save my shop"}
        </Button>
        <p className="text-muted-foreground text-sm">
          {isChanged
            ? "Not saved yet. Kept in this browser until you save."
            : "Everything is saved."}
        </p>
      </div>
    </div>
  );
}

function ConflictChoice({
  editor,
  current,
}: {
  editor: ShopEditor;
  current: Shop;
}) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="sm"
        onClick={({ currentTarget }) => {
          editor.keepMine(current);
          currentTarget.form?.requestSubmit();
        }}
      >
        Overwrite with mine
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => editor.takeStored(current)}
      >
        Use the saved one
      </Button>
    </div>
  );
}
