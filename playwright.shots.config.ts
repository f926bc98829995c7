import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

export default defineConfig({ ...base, testDir: "tests/shots", reporter: "list", use: { ...base.use, trace: "off" } });
