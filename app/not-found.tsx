import type { Metadata } from "next";
import { NotFoundHelp, SiteFrame } from "@/components/site";

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
