export { RuleEntry } from "./rule-entry";
