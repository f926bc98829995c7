// What Biome has no rule for: React's rules of hooks, and which room of
// `components` may import what. TypeScript 7 has no API for the usual parser of
// TypeScript, so Babel reads the files.
import { readdirSync } from "node:fs";
import parser from "@babel/eslint-parser";
import reactHooks from "eslint-plugin-react-hooks";

const files = ["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}"];

const rooms = readdirSync("components").filter((room) => room !== "ui");

const roomMessage =
  "Another room is used through its entry: @/components/<room>.";

/** Files of another room than `room`; `ui` may be imported by file. */
const inOtherRooms = (room) => ({
  regex: `^@/components/(?!ui/|${room}/)[^/]+/`,
  message: roomMessage,
});

const restrict = (...patterns) => ({
  "no-restricted-imports": ["error", { patterns }],
});

export default [
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  {
    files,
    languageOptions: {
      parser,
      parserOptions: {
        requireConfigFile: false,
        babelOptions: { parserOpts: { plugins: ["typescript", "jsx"] } },
      },
    },
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ["app/**/*.{ts,tsx}"], rules: restrict(inOtherRooms("app")) },
  ...rooms.map((room) => ({
    files: [`components/${room}/**/*.{ts,tsx}`],
    rules: restrict(inOtherRooms(room)),
  })),
  {
    files: ["components/ui/**/*.{ts,tsx}"],
    rules: restrict({
      regex: "^@/components/(?!ui/)",
      message: "ui knows no room.",
    }),
  },
];
