export { AuthFrame } from "./auth-frame";
export { ClosedSignUp } from "./closed-sign-up";
export { ForgotPasswordForm } from "./forgot-password-form";
export { FormHeading, TextLink } from "./form-heading";
export { loadPasskey } from "./load-passkey";
export { NewPasswordFields } from "./new-password-fields";
export type { PasskeyCreation } from "./passkey";
export { ResetPasswordForm } from "./reset-password-form";
export { SignInForm } from "./sign-in-form";
export { SignUpForm } from "./sign-up-form";
export { withStepUp } from "./step-up";
export { StepUpDialog } from "./step-up-dialog";
export { ThirdPartyButtons } from "./third-party-buttons";
export { pathWithCallback } from "./use-callback-url";

/** Loaded when their forms are used. */
export const loadNewPasswordSchemas = () => import("./new-password-schemas");
export const loadSignInSchemas = () => import("./sign-in-schemas");
