"use client";

import { takeFocusAndView } from "@/components/ui/take-focus";

type FormHeadingProps = {
  title: string;
  children?: React.ReactNode;
  /**
   * Moves the focus to the heading. For a heading that replaces another, so
   * that screen readers announce it.
   */
  isFocused?: boolean;
};

export function FormHeading({ title, children, isFocused }: FormHeadingProps) {
  return (
    <div className="mb-6">
      <h1
        ref={isFocused ? takeFocusAndView : undefined}
        tabIndex={isFocused ? -1 : undefined}
        className="text-3xl outline-none"
      >
        {title}
      </h1>
      {children && <div className="mt-2 text-muted-foreground">{children}</div>}
    </div>
  );
}

export function TextLink({
  href,
  children,
}: {
  href: string;
  children: React.ReactNode;
}) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 hover:text-primary-hover"
    >
      {children}
    </a>
  );
}
