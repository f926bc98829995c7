import { toast } from "@/components/ui/toast";

/**
 * Says how many characters of a paste a field that takes `limit` of them left
 * out.
 */
export function tellWhatWasCut(beyond: number, limit: number) {
  const isOne = beyond === 1;
  const lost = isOne
    ? "The last character"
    : `The last ${beyond.toLocaleString("en-US")} characters`;
  toast({
    title: "Not all of it fits",
    description: `${lost} of what you pasted ${isOne ? "was" : "were"} left out. This field holds ${limit.toLocaleString("en-US")}.`,
    variant: "error",
  });
}
