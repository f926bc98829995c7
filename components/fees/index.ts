export { FeeCalculator } from "./fee-calculator";
export { FeeTable } from "./fee-table";
