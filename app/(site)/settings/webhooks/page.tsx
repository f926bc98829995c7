import type { Metadata } from "next";
import { Webhooks } from "@/components/settings/webhooks/webhooks";
import { DataClient } from "@/components/site/data-client";

export const metadata: Metadata = {
  title: "Webhooks",
  description: "Addresses of your own programs that are told what happens here.",
  robots: { index: false },
};

export default function WebhooksPage() {
  return (
    <div className="mx-auto max-w-3xl space-y-6 px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <div>
        <h1 className="text-4xl sm:text-5xl">Webhooks</h1>
        <p className="mt-3 max-w-prose text-lg text-muted-foreground">
          Your own programs are told when a listing is ready, a batch is finished or a draft is at Etsy.
        </p>
      </div>
      <DataClient>
        <Webhooks />
      </DataClient>
    </div>
  );
}
