import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";

type IconButtonProps = Omit<
  React.ComponentProps<typeof Button>,
  "children" | "title"
> & {
  label: string;
  icon: LucideIcon;
  /** Shown in place of the label where more is to be said. */
  tooltip?: string;
};

export function IconButton({
  label,
  icon: Icon,
  tooltip = label,
  className,
  ...button
}: IconButtonProps) {
  return (
    <Tooltip text={tooltip}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        className={clsx(
          "disabled:border-transparent disabled:bg-transparent disabled:opacity-50",
          className,
        )}
        {...button}
      >
        <Icon className="size-4.5" />
      </Button>
    </Tooltip>
  );
}
