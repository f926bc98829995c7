import "@/app/workspace.css";
import { SiteFrame } from "@/components/site";
import { WorkspaceNav } from "@/components/workspace";

export default function WorkspaceLayout({
  children,
}: {
  children: React.ReactNode;
}) {
  return <SiteFrame navigation={<WorkspaceNav />}>{children}</SiteFrame>;
}
