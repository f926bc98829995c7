import type { Metadata } from "next";
import { NotFoundHelp } from "@/components/site/not-found-help";
import { SiteFrame } from "@/components/site/site-frame";

export const metadata: Metadata = {
  title: "404 Page Not Found",
  robots: { index: false },
};

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundHelp />
    </SiteFrame>
  );
}
