import { rememberReturn } from "@/components/etsy/connection/remember-return";
import { emptyForm } from "@/components/generate/form/form-fields";
import { saveForm } from "@/components/generate/saved-form";
import { storeShopDraft } from "@/components/shop/shop-values";

/**
 * Stores what a seller typed and did not save, and something of another
 * program. Tells what is left of it.
 */
export function keepTexts() {
  const deleted: string[] = [];
  const deleteDatabase = (name: string) => {
    deleted.push(name);
    const request = { onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  Object.assign(globalThis, { indexedDB: { deleteDatabase } });
  const values = { ...emptyForm, productName: "Walnut bowl" };
  saveForm({ values, fromPhoto: [], listing: null, photos: [], shots: [] }, 7);
  storeShopDraft(7, {
    version: 1,
    values: {
      samples: ["A bowl."],
      observations: [],
      useWords: "",
      avoidWords: "",
      snippets: [],
      defaults: {
        category: null,
        materials: "",
        makingTime: "",
        languages: [],
      },
    },
  });
  rememberReturn("/shop");
  localStorage.setItem("other", "stays");
  return { deleted, kept: () => Object.keys(localStorage).sort() };
}

/** Each place where texts and photos may be stored. */
export const databases = [
  "listwright",
  "listwright-audit",
  "listwright-batch",
  "listwright-shared",
];
