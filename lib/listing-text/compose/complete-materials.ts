import type { Fault } from "@/lib/listing-text/compose/answer-checks";
import type { Sources } from "@/lib/listing-text/compose/sources";
import { inputText } from "@/lib/listing-text/fields/input";
import {
  allKinds,
  withoutOffLimits,
} from "@/lib/listing-text/lexicon/off-limits";
import { rootsOf } from "@/lib/listing-text/lexicon/roots";
import { normalizeMaterials } from "@/lib/listing-text/rules/materials";

/** Materials that the seller typed, or that a photo may show. */
export function completeMaterials({
  answer,
  form,
  across: { isTypedMaterial },
  hasPhoto,
  checks,
}: Sources): { materials: string[]; faults: Fault[] } {
  const typed = new Set(rootsOf(inputText(form)));
  const isKnown = (material: string) =>
    hasPhoto ||
    isTypedMaterial(material) ||
    rootsOf(material).some((root) => typed.has(root));
  const faultOf = (material: string): Fault | null => {
    if (isKnown(material)) {
      const fault = checks.faultOf(material, "material");
      // What the seller calls it in her language, rules may not know.
      const isUntold = !fault?.isContradicted && !fault?.isAvoided;
      return isUntold && isTypedMaterial(material) ? null : fault;
    }
    return {
      field: "materials",
      text: material,
      reason: `No fact says “${material}”`,
      isContradicted: false,
    };
  };
  const faults = answer.materials.flatMap(
    (material) => faultOf(material) ?? [],
  );
  const supported = normalizeMaterials(
    answer.materials.filter((material) => faultOf(material) === null),
  );
  return {
    faults,
    materials:
      supported.length > 0
        ? supported
        : normalizeMaterials(
            withoutOffLimits(form.materials ?? "", allKinds).split(
              /\s(?:&|and|\+)\s/iu,
            ),
          ),
  };
}
