import type { Metadata } from "next";
import { SettingsPage } from "@/components/settings";
import { MyShop } from "@/components/shop";

export const metadata: Metadata = {
  title: "Shop",
  description:
    "How you write, the texts that go into every listing, and what new listings start with.",
  robots: { index: false },
};

export default function ShopPage() {
  return (
    <SettingsPage
      href="/shop"
      title="Shop"
      intro="Set up once, used in every listing: your voice, your own texts, and what the form starts with."
    >
      <MyShop />
    </SettingsPage>
  );
}
