"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { changeSharedShop } from "@/components/shop/shared-shop";
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
import { useForm } from "@/components/ui/use-form";
import { api } from "@/lib/browser/api";
import type { ApiError } from "@/lib/browser/api-error";
import {
  type Shop,
  type ShopConflict,
  shopEditSchema,
} from "@/lib/listings/shop/schema";

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
  /** What is stored, after a conflict. */
  const [current, setCurrent] = useState<Shop>();
  const isChanged = !isSameShop(values, valuesOf(saved, []));
  const hasSamples = values.samples.some((sample) => sample.trim() !== "");

  useEffect(() => {
    if (isChanged || hasSamples) storeShopDraft(userId, { version, values });
    else clearShopDraft(userId);
  }, [userId, version, values, isChanged, hasSamples]);

  /** Takes over what is stored; the samples stay. */
  function replace(shop: Shop) {
    setSaved(shop);
    void changeSharedShop(shop);
    setVersion(shop.version);
    setValues((before) => valuesOf(shop, before.samples));
    setCurrent(undefined);
    form.clear();
  }

  const form = useForm({
    schema: shopEditSchema,
    values: editOf(values, version),
    async onSubmit(edit) {
      replace(await api<Shop>("PUT", "/api/shop", edit));
      toast({
        title: "Shop saved",
        description: "Your next listing uses it.",
        variant: "success",
      });
    },
    onInvalid: () => setCurrent(undefined),
    onFailure(error) {
      setCurrent(currentOf(error));
      return error.status === 401
        ? "Sign in again to save it. Your text stays here."
        : error.message;
    },
  });

  return {
    form,
    values,
    change: (change: Partial<ShopValues>) =>
      setValues((before) => ({ ...before, ...change })),
    isChanged,
    /** Whether text of an earlier visit was restored. */
    isRestored: draft !== null && isChanged && form.problem === null,
    current,
    discard: () => replace(saved),
    /**
     * After a conflict: the next save puts this page's text over what is stored
     * now, or that is taken over.
     */
    keepMine: ({ version: stored }: Shop) =>
      flushSync(() => setVersion(stored)),
    takeStored: replace,
  };
}

export type ShopEditor = ReturnType<typeof useShop>;
