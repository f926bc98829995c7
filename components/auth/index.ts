export { AuthFrame } from "./auth-frame";
export { ForgotPasswordForm } from "./forgot-password-form";
export { FormHeading, TextLink } from "./form-heading";
export { NewPasswordFields, passwordMismatch } from "./new-password-fields";
export { ResetPasswordForm } from "./reset-password-form";
export { SignInForm } from "./sign-in-form";
export { SignUpForm } from "./sign-up-form";
export { pathWithCallback } from "./use-callback-url";
export {
  type FieldErrors,
  formValues,
  useFieldErrors,
} from "./use-field-errors";

/** The rules of a new password, loaded when one is checked. */
export const loadPasswordCheck = () => import("./check-new-password");
