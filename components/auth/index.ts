export { AuthFrame } from "./auth-frame";
export { ClosedSignUp } from "./closed-sign-up";
export { ForgotPasswordForm } from "./forgot-password-form";
export { FormHeading, TextLink } from "./form-heading";
export { NewPasswordFields } from "./new-password-fields";
export { ResetPasswordForm } from "./reset-password-form";
export { SignInForm } from "./sign-in-form";
export { SignUpForm } from "./sign-up-form";
export { ThirdPartyButtons } from "./third-party-buttons";
export { pathWithCallback } from "./use-callback-url";

/** Loaded when their forms are used. */
export const loadNewPasswordSchemas = () => import("./new-password-schemas");
export const loadSignInSchemas = () => import("./sign-in-schemas");
