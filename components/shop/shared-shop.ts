"use client";

import { changeSharedData, useSharedData } from "@/components/site";
import type { Shop } from "@/lib/listings/shop/schema";

const path = "/api/shop";

/** The user's shop, for pages that only use it. */
export const useSharedShop = (isWanted: boolean) =>
  useSharedData<Shop>(isWanted ? path : null);

export const changeSharedShop = (shop: Shop) =>
  changeSharedData<Shop>(path, () => shop);
