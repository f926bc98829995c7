import type {
  TagFactName,
  TagFacts,
} from "@/lib/listing-text/score/candidate-tags";

/** What the tag generator shows before anything is typed. */
export const tagExample: TagFacts = {
  product: "speckled coffee mug",
  names: "pottery mug, tea cup",
  material: "stoneware",
  color: "cream",
  style: "farmhouse, rustic",
  technique: "wheel thrown",
  recipient: "coffee lover, mom",
  occasion: "housewarming",
  use: "morning coffee",
  place: "office desk, kitchen",
};

/** How each fact is asked for, in the order of the form. */
export const tagFactLabels: Record<TagFactName, string> = {
  product: "What is it?",
  names: "What else is it called?",
  material: "Material",
  color: "Color",
  style: "Style",
  technique: "How is it made?",
  recipient: "Who is it for?",
  occasion: "For which occasion?",
  use: "What is it used for?",
  place: "Where is it used?",
};
