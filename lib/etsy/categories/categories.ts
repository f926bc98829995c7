import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import {
  categoryProperty,
  propertiesAnswer,
  taxonomyAnswer,
  taxonomyNode,
} from "@/lib/etsy/api/answers";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import {
  type CategoryIndex,
  indexCategories,
  searchCategories,
} from "@/lib/etsy/categories/category-index";
import {
  findEtsyContent,
  purgeEtsyContent,
  saveEtsyContent,
} from "@/lib/etsy/categories/etsy-content-data";
import type { EtsyAttribute, EtsyCategory } from "@/lib/etsy/categories/schema";
import { suggestCategories } from "@/lib/etsy/categories/suggest-categories";
import { requireEtsy } from "@/lib/etsy/connection/connect";
import { dayLength } from "@/lib/time/day";

/**
 * Milliseconds for which Etsy's terms let us keep what it says, other than of
 * listings.
 */
const maxAge = dayLength;

/** The tree as this process read it last. */
let held: { index: CategoryIndex; until: number } | undefined;
let loading: Promise<CategoryIndex> | undefined;

/** Etsy's own tree, read with this site's key once a day for all instances. */
async function loadIndex(): Promise<CategoryIndex> {
  if (held && held.until > Date.now()) return held.index;
  loading ??= readIndex().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function readIndex() {
  const content = await findEtsyContent("taxonomy", maxAge);
  const stored = z.array(taxonomyNode).safeParse(content?.value).data;
  const until = (content?.readAt.getTime() ?? Date.now()) + maxAge;
  const roots =
    stored ??
    (await callEtsy({ path: "/seller-taxonomy/nodes", answer: taxonomyAnswer }))
      .results;
  if (stored === undefined) await saveEtsyContent("taxonomy", roots);
  held = { index: indexCategories(roots), until };
  return held.index;
}

/** For tests: what this process holds is forgotten. */
export function forgetCategories() {
  held = undefined;
}

export async function findCategories(query: string): Promise<EtsyCategory[]> {
  requireEtsy();
  return searchCategories(await loadIndex(), query);
}

/**
 * At most three for a listing, the likeliest first; none while Etsy's tree
 * can't be read.
 */
export async function proposeCategories(
  listing: Parameters<typeof suggestCategories>[1],
): Promise<EtsyCategory[]> {
  requireEtsy();
  try {
    return suggestCategories(await loadIndex(), listing);
  } catch (error) {
    if (error instanceof EtsyError) return [];
    throw error;
  }
}

/**
 * The names from the root down, by the category's id; empty while Etsy's tree
 * can't be read.
 */
export async function findCategoryPaths(): Promise<Map<number, string[]>> {
  try {
    return new Map(
      (await loadIndex()).map(({ id, name, path }) => [id, [...path, name]]),
    );
  } catch (error) {
    if (error instanceof EtsyError) return new Map();
    throw error;
  }
}

/**
 * The attributes of a category, required ones first. Throws `not_found` for an
 * unknown one.
 */
export async function listAttributes(
  categoryId: number,
): Promise<EtsyAttribute[]> {
  requireEtsy();
  const key = `attributes:${categoryId}`;
  const stored = z
    .array(categoryProperty)
    .safeParse((await findEtsyContent(key, maxAge))?.value).data;
  const properties = stored ?? (await readProperties(categoryId));
  if (stored === undefined) await saveEtsyContent(key, properties);
  return properties
    .filter((property) => property.supports_attributes)
    .map((property) => ({
      id: property.property_id,
      name: property.display_name,
      isRequired: property.is_required,
      maxValues: property.is_multivalued
        ? (property.max_values_allowed ?? property.possible_values.length)
        : 1,
      values: property.possible_values.flatMap(({ value_id: id, name }) =>
        id ? [{ id, name }] : [],
      ),
      scales: property.scales.map(({ scale_id: id, display_name: name }) => ({
        id,
        name,
      })),
    }))
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

async function readProperties(categoryId: number) {
  if (!(await loadIndex()).some(({ id }) => id === categoryId))
    throw new AppError("not_found", "Not found");
  try {
    const path = `/seller-taxonomy/nodes/${categoryId}/properties`;
    return (await callEtsy({ path, answer: propertiesAnswer })).results;
  } catch (cause) {
    if (cause instanceof EtsyError && cause.kind === "missing")
      throw new AppError("not_found", "Not found", { cause });
    throw cause;
  }
}

/** The job `purge_etsy_content`: returns how many. */
export const purgeOldContent = () => purgeEtsyContent(maxAge);
