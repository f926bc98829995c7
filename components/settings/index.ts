export { AccountSettings } from "./account/account-settings";
export { ConnectedApps } from "./apps/connected-apps";
export { ApiKeys } from "./keys/api-keys";
export { SettingsPage } from "./settings-page";
export { Webhooks } from "./webhooks/webhooks";
