export { PaymentNotice } from "./checkout/payment-notice";
export { PaymentResult } from "./checkout/payment-result";
export { LimitAlert } from "./limit-alert";
export { PlanTag } from "./plan-badge";
export { PlanSummary } from "./plan-summary";
export { ChosenPlan, CurrentPlan } from "./pricing/current-plan";
export { PlanButton } from "./pricing/plan-button";
export { HowBillingWorks, PlanComparison } from "./pricing/plan-comparison";
export { QuotaRuler } from "./quota-ruler";
export {
  refreshSubscriptionStatus,
  useSubscriptionStatus,
} from "./use-subscription-status";
