export { SearchEverywhere } from "./search-everywhere";
export { SlashSwitch } from "./slash-switch";
