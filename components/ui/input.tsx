import { clsx } from "clsx";

export function Input({ className, ...input }: React.ComponentProps<"input">) {
  return <input className={clsx("control", className)} {...input} />;
}
