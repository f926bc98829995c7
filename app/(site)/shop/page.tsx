import type { Metadata } from "next";
import { MyShop } from "@/components/shop/my-shop";
import { DataClient } from "@/components/site/data-client";

export const metadata: Metadata = {
  title: "My shop",
  description: "How you write, the texts that go into every listing, and what new listings start with.",
  robots: { index: false },
};

export default function ShopPage() {
  return (
    <div className="mx-auto max-w-3xl space-y-6 px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <div>
        <h1 className="text-4xl sm:text-5xl">My shop</h1>
        <p className="mt-3 max-w-prose text-lg text-muted-foreground">
          Set up once, used in every listing: your voice, your own texts, and what the form starts with.
        </p>
      </div>
      <DataClient>
        <MyShop />
      </DataClient>
    </div>
  );
}
