import type { Metadata } from "next";
import { Features } from "@/components/landing/features";
import { Hero } from "@/components/landing/hero";
import { Prices } from "@/components/landing/prices";
import { Questions } from "@/components/landing/questions";
import { RulesTable } from "@/components/landing/rules-table";
import { SellersBand } from "@/components/landing/sellers-band";

export const metadata: Metadata = { alternates: { canonical: "/" } };

export default function LandingPage() {
  return (
    <>
      <Hero />
      <SellersBand />
      <Features />
      <RulesTable />
      <Prices />
      <Questions />
    </>
  );
}
