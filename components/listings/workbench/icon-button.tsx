import { Button } from "@/components/ui/button";

type IconButtonProps = Omit<React.ComponentProps<typeof Button>, "children"> & {
  label: string;
  /** Drawn with lines on 16 × 16. */
  path: string;
};

export function IconButton({ label, path, ...button }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} {...button}>
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
