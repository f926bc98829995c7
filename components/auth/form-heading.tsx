"use client";

import { useEffect, useRef } from "react";

type FormHeadingProps = {
  title: string;
  children?: React.ReactNode;
  /** For a heading that takes another's place: it gets the focus, so that the change is noticed. */
  isFocused?: boolean;
};

export function FormHeading({ title, children, isFocused }: FormHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div className="mb-6">
      <h1 ref={heading} tabIndex={isFocused ? -1 : undefined} className="text-3xl outline-none">
        {title}
      </h1>
      {children && <div className="mt-2 text-muted">{children}</div>}
    </div>
  );
}
