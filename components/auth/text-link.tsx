export function TextLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-clay underline underline-offset-4 hover:text-clay-deep"
    >
      {children}
    </a>
  );
}
