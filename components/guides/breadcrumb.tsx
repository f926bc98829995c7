type BreadcrumbProps = { trail: { href: string; label: string }[]; current: string };

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-muted text-sm print:hidden">
      <ol className="flex flex-wrap items-center">
        {trail.map(({ href, label }) => (
          <li key={href} className="flex items-center after:mx-2 after:content-['/']">
            <a
              href={href}
              className="inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 hover:decoration-current"
            >
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
