import { LoaderCircle } from "lucide-react";
import { cn } from "@/lib/browser/cn";

/** Decoration: say in words beside it what is going on. */
export function Spinner({ className, ...icon }: React.ComponentProps<"svg">) {
  return (
    <LoaderCircle
      data-slot="spinner"
      className={cn("size-5 animate-spin", className)}
      {...icon}
    />
  );
}
