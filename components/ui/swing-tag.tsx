import { clsx } from "clsx";

const tones = {
  kraft: "",
  clay: "[--tag-edge:var(--clay)] [--tag-fill:var(--clay-wash)]",
  moss: "[--tag-edge:var(--moss)] [--tag-fill:var(--moss-wash)]",
  amber: "[--tag-edge:var(--amber)] [--tag-fill:var(--amber-wash)]",
  brick: "[--tag-edge:var(--brick)] [--tag-fill:var(--brick-wash)]",
};

type SwingTagProps = React.ComponentProps<"span"> & {
  tone?: keyof typeof tones;
  /** Hangs on a thread. */
  strung?: boolean;
};

/** The shape of a tag and of a plan: it scales with the size of its text. */
export function SwingTag({
  tone = "kraft",
  strung,
  className,
  children,
  ...tag
}: SwingTagProps) {
  return (
    <span
      className={clsx("swing-tag", tones[tone], strung && "ml-6", className)}
      {...tag}
    >
      {strung && (
        <svg
          viewBox="0 0 36 30"
          className="-left-[1.65em] -top-[0.75em] absolute h-[1.9em] w-[2.6em] fill-none stroke-clay stroke-[1.6]"
          aria-hidden="true"
        >
          <path
            d="M35 25C22 30 12 24 1 2M35 25C24 22 14 16 3 1"
            strokeLinecap="round"
          />
        </svg>
      )}
      {children}
    </span>
  );
}
