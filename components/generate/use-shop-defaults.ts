import { type Dispatch, useEffect, useRef } from "react";
import type { GeneratorAction } from "@/components/generate/generator-state";
import { shopRead } from "@/components/shop";
import { useSharedRead, useUser } from "@/components/site";

/**
 * Fills a form in which nothing was typed yet with what the seller's new
 * listings start with.
 */
export function useShopDefaults(
  isPristine: boolean,
  dispatch: Dispatch<GeneratorAction>,
) {
  const { user } = useUser();
  // Without an answer the form works all the same, empty.
  const { data } = useSharedRead(user ? shopRead : null);
  const defaults = data?.defaults;
  /**
   * Stays set while the shop is loading, also when the seller begins to type
   * meanwhile.
   */
  const isWanted = useRef(false);
  useEffect(() => {
    if (isPristine) isWanted.current = true;
    if (!isWanted.current || !defaults) return;
    isWanted.current = false;
    dispatch({ type: "fill_defaults", defaults });
  }, [isPristine, defaults, dispatch]);
}
