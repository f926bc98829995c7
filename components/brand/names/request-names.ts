import type { BrandForm } from "@/components/brand/brand-form";
import type { Kit } from "@/components/brand/use-kit";
import { toast } from "@/components/ui/toast";
import { api } from "@/lib/api-client";
import type { ShopName, ShopNamesAnswer } from "@/lib/brand/schema";

/** `key` makes asking twice for the same click one run. */
export function requestNames(form: BrandForm, like: string | undefined, key: string) {
  const { keywords, description, style, target_audience } = form;
  const body = { keywords, description, style, target_audience, ...(like !== undefined && { like }) };
  return api<ShopNamesAnswer>("POST", "/api/generate-shop-names", body, { headers: { "Idempotency-Key": key } });
}

/** Shows it at once; when the server says no, as it was. */
export async function keepName(kit: Kit, name: ShopName, isFavorite: boolean, show: (name: ShopName) => void) {
  const changed = { ...name, isFavorite };
  show(changed);
  try {
    await api("PATCH", `/api/shop-names/${name.id}`, { isFavorite });
  } catch (error) {
    show(name);
    toast({ title: "Failed to keep this name", description: messageOf(error), variant: "error" });
    return;
  }
  kit.change((current) => ({
    ...current,
    names: [...(isFavorite ? [changed] : []), ...current.names.filter(({ id }) => id !== name.id)],
    runs: current.runs.map((run) => ({ ...run, names: run.names.map((one) => (one.id === name.id ? changed : one)) })),
  }));
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : undefined);
