import { Footer } from "@/components/site/footer";
import { Header } from "@/components/site/header";

/** What stands around a public page. */
export function SiteFrame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Header />
      <main id="content" className="flex-1">
        {children}
      </main>
      <Footer />
    </>
  );
}
