import { clsx } from "clsx";
import { Button } from "@/components/ui/button";

type IconButtonProps = Omit<React.ComponentProps<typeof Button>, "children"> & {
  label: string;
  /** SVG path of lines on a 16 × 16 grid. */
  path: string;
};

export function IconButton({ label, path, className, ...button }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      className={clsx("disabled:border-transparent disabled:bg-transparent disabled:opacity-50", className)}
      {...button}
    >
      <svg
        viewBox="0 0 16 16"
        className="size-4 fill-none stroke-current stroke-[1.75]"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </Button>
  );
}
