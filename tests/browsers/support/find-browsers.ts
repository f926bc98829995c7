import { spawnSync } from "node:child_process";
import type { Engine } from "@/tests/browsers/support/engine";
import { openFirefox } from "@/tests/browsers/support/firefox";
import { openWebKit } from "@/tests/browsers/support/webkit";
import { findProgram } from "@/tests/support/programs";

type Browser = {
  name: string;
  /**
   * Debian's packages: firefox-esr; webkit2gtk-driver, xvfb, python3-gi and
   * gir1.2-webkit2-4.1.
   */
  programs: string[];
  alsoMissing: string[];
  open: () => Promise<Engine>;
};

/** Debian's own Python has them, whichever comes first in PATH. */
function missingInPython() {
  const lines = [
    "import gi",
    'gi.require_version("Gtk", "3.0")',
    'gi.require_version("WebKit2", "4.1")',
  ];
  const { status } = spawnSync("/usr/bin/python3", ["-c", lines.join("\n")], {
    stdio: "ignore",
  });
  return status === 0 ? [] : ["python3-gi and gir1.2-webkit2-4.1"];
}

/**
 * The browsers of this part of the tests, whether they are installed or not.
 */
export const browsers: Browser[] = [
  {
    name: "Firefox",
    programs: ["firefox-esr"],
    alsoMissing: [],
    open: () => openFirefox(findProgram("firefox-esr") ?? ""),
  },
  {
    name: "WebKitGTK",
    programs: ["WebKitWebDriver", "Xvfb", "stdbuf"],
    alsoMissing: missingInPython(),
    open: () =>
      openWebKit({
        driver: findProgram("WebKitWebDriver") ?? "",
        screen: findProgram("Xvfb") ?? "",
      }),
  },
];
