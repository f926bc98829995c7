import { controlClasses } from "@/components/ui/input";
import { cn } from "@/lib/cn";

export function Textarea({ className, rows = 4, ...textarea }: React.ComponentProps<"textarea">) {
  return <textarea rows={rows} className={cn(controlClasses, "resize-y leading-relaxed", className)} {...textarea} />;
}
