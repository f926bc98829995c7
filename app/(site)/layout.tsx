import { SiteFrame } from "@/components/site";

export default function SiteLayout({
  children,
}: {
  children: React.ReactNode;
}) {
  return <SiteFrame>{children}</SiteFrame>;
}
