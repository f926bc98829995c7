import type { Metadata } from "next";
import Link from "next/link";
import { AltTexts } from "@/components/alt-texts";
import { DataClient } from "@/components/site";
import { Disclosure } from "@/components/ui/disclosure";

export const metadata: Metadata = {
  title: "Alt Text for Your Shop",
  description:
    "Photos of your Etsy shop without alt text or with a poor one, described from the photo and your own words.",
  robots: { index: false },
};

export default function AltTextPage() {
  return (
    <div className="mx-auto max-w-5xl space-y-6 px-(--gutter) pt-8 pb-16 sm:pt-12">
      <div>
        <h1 className="text-4xl sm:text-5xl">Alt Text for Your Shop</h1>
        <p className="mt-3 max-w-prose text-lg text-muted-foreground">
          Photos of your active listings without alt text, or with one that says
          little. Each is described from what it shows and what your listing
          says; you read and change every text before anything is sent.
        </p>
        <Disclosure
          summary="What can be known, and what counts as poor"
          className="mt-3"
        >
          <p>
            Since 2025 Etsy fills empty alt texts by itself, and doesn’t tell
            which. A text that reads well may be Etsy’s own, and an empty one
            may be filled tomorrow. So this goes by the text alone.
          </p>
          <p className="mt-3">
            Poor by our own rules: empty, a file name, one or two words, the
            title again, the same on several photos, a list of search words, or
            longer than the 250 characters that Etsy recommends.
          </p>
          <p className="mt-3">
            Etsy’s texts and pictures are shown from Etsy for six hours after
            your shop was read, and pictures are kept nowhere. What is written
            here is kept for seven days, or until you disconnect your shop. The
            photos and words of the listings that you choose go to the service
            that writes, as the{" "}
            <Link href="/privacy" className="underline">
              privacy policy
            </Link>{" "}
            says.
          </p>
        </Disclosure>
      </div>
      <DataClient>
        <AltTexts />
      </DataClient>
    </div>
  );
}
