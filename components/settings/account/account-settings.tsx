"use client";

import Link from "next/link";
import { AccountActions } from "@/components/settings/account/account-actions";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { byBilling } from "@/lib/settings/installation";

/** Who is signed in, and what they may do with the account. */
export function AccountSettings() {
  const { user, error, refresh } = useUser();
  if (user) {
    return (
      <div className="space-y-6">
        <p className="break-words">
          Signed in as <strong>{user.email}</strong>.{" "}
          <Link href="/dashboard" className="underline">
            {byBilling("Plan and usage", "Usage")}
          </Link>
        </p>
        <AccountActions />
      </div>
    );
  }
  if (user === null) {
    return (
      <Card className="space-y-4">
        <p>Sign in to see your account.</p>
        <Link
          href="/signin?callbackUrl=/settings/account"
          className={buttonVariants()}
        >
          Sign in
        </Link>
      </Card>
    );
  }
  if (error) {
    return (
      <Alert variant="destructive" title="Your account could not be loaded">
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => refresh()}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">Loading your account</span>
      <Skeleton className="h-64" />
    </div>
  );
}
