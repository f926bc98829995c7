"use client";

import { useEffect, useState } from "react";
import { shopRead } from "@/components/shop/shop-read";
import {
  clearShopDraft,
  editOf,
  findShopDraft,
  isSameShop,
  type ShopValues,
  storeShopDraft,
  valuesOf,
} from "@/components/shop/shop-values";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/browser/api";
import {
  type Shop,
  type ShopConflict,
  shopEditSchema,
} from "@/lib/listings/shop/schema";

type SaveProblem = { message: string; current?: Shop };

function currentOf(error: ApiError): Shop | undefined {
  return error.status === 409
    ? (error.body as ShopConflict).current
    : undefined;
}

/** The page's text, kept in this browser until it is saved. */
export function useShop(userId: number, stored: Shop) {
  const [draft] = useState(() => findShopDraft(userId));
  const [saved, setSaved] = useState(stored);
  /** The version that the text is based on. */
  const [version, setVersion] = useState(draft?.version ?? stored.version);
  const [values, setValues] = useState(
    () => draft?.values ?? valuesOf(stored, []),
  );
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const isChanged = !isSameShop(values, valuesOf(saved, []));
  const hasSamples = values.samples.some((sample) => sample.trim() !== "");

  useEffect(() => {
    if (isChanged || hasSamples) storeShopDraft(userId, { version, values });
    else clearShopDraft(userId);
  }, [userId, version, values, isChanged, hasSamples]);

  /** Takes over what is stored; the samples stay. */
  function replace(shop: Shop) {
    setSaved(shop);
    shopRead.set(shop);
    setVersion(shop.version);
    setValues((before) => valuesOf(shop, before.samples));
    setProblem(null);
  }

  async function save(basedOn = version) {
    if (isSaving) return;
    const checked = shopEditSchema.safeParse(editOf(values, basedOn));
    if (!checked.success)
      return setProblem({
        message: checked.error.issues[0]?.message ?? "This can't be saved.",
      });
    setSaving(true);
    try {
      replace(await api<Shop>("PUT", "/api/shop", checked.data));
      toast({
        title: "Shop saved",
        description: "Your next listing uses it.",
        variant: "success",
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message =
        error.status === 401
          ? "Sign in again to save it. Your text stays here."
          : error.message;
      const current = currentOf(error);
      setProblem({ message, ...(current && { current }) });
    } finally {
      setSaving(false);
    }
  }

  return {
    values,
    change: (change: Partial<ShopValues>) =>
      setValues((before) => ({ ...before, ...change })),
    isChanged,
    isSaving,
    /** Whether text of an earlier visit was restored. */
    isRestored: draft !== null && isChanged && problem === null,
    problem,
    save: () => save(),
    discard: () => replace(saved),
    /**
     * After a conflict: puts this page's text over what is stored now, or takes
     * that over.
     */
    keepMine: (current: Shop) => {
      setVersion(current.version);
      return save(current.version);
    },
    takeStored: replace,
  };
}

export type ShopEditor = ReturnType<typeof useShop>;
