/** What stands around a public page. */
export function SiteFrame({ children }: { children: React.ReactNode }) {
  return (
    <main id="content" className="flex-1">
      {children}
    </main>
  );
}
