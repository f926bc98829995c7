export { ColorChoice } from "./form/choices";
export { emptyForm, type FormValues } from "./form/form-fields";
export { Generator } from "./generator";
export { findSavedForm, saveForm } from "./saved-form";
