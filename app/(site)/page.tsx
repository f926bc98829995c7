import { Features } from "@/components/landing/features";
import { Hero, SellersBand } from "@/components/landing/hero";
import { Prices } from "@/components/landing/prices";
import { Questions } from "@/components/landing/questions";
import { RulesTable } from "@/components/landing/rules-table";
import { StructuredData } from "@/components/site/structured-data";
import {
  organizationData,
  softwareData,
  websiteData,
} from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";
import { site } from "@/lib/content/site";

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
      <SellersBand />
      <Features />
      <RulesTable />
      <Prices />
      <Questions />
    </>
  );
}
