import {
  Features,
  Hero,
  Prices,
  Questions,
  RulesTable,
  SellersBand,
  ShopTools,
  Walkthrough,
} from "@/components/landing";
import { StructuredData } from "@/components/site";
import {
  organizationData,
  softwareData,
  websiteData,
} from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";
import { site } from "@/lib/content/site";
import { byBilling, byPictures } from "@/lib/settings/installation";

export const metadata = {
  ...pageMetadata("/"),
  title: { absolute: site.title },
};

export default function LandingPage() {
  return (
    <>
      <StructuredData data={organizationData} />
      <StructuredData data={websiteData} />
      <StructuredData data={softwareData} />
      <Hero />
      {byPictures(<Walkthrough />, null)}
      <SellersBand />
      <Features />
      <ShopTools />
      <RulesTable />
      {byBilling(<Prices />, null)}
      <Questions />
    </>
  );
}
