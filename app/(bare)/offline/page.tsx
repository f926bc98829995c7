import type { Metadata } from "next";
import { AuthFrame } from "@/components/auth";
import { buttonVariants } from "@/components/ui/button";

export const metadata: Metadata = {
  title: "You are offline",
  description: "What is shown when a page can't be reached.",
  robots: { index: false, follow: false },
};

/**
 * Kept by public/sw.js and shown in the place of a page that could not be
 * fetched.
 */
export default function OfflinePage() {
  return (
    <AuthFrame>
      <h1 className="text-3xl">You are offline</h1>
      <p className="mt-3">
        This page couldn't be loaded. A form with its photos, or a listing that
        you were working on, is kept on this device and will be there when you
        are back online.
      </p>
      <p className="mt-3 text-muted-foreground">
        Check your connection, then try again.
      </p>
      <a href="?" className={buttonVariants({ className: "mt-6" })}>
        Try again
      </a>
    </AuthFrame>
  );
}
