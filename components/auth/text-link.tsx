import Link from "next/link";

export function TextLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-11 items-center font-semibold text-clay underline underline-offset-4 hover:text-clay-deep"
    >
      {children}
    </Link>
  );
}
