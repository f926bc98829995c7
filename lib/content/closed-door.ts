import { installation } from "@/lib/settings/installation";

type ClosedDoor = {
  /** Where pages lead whoever would start. */
  signIn: string;
  /** Without a full stop. */
  note: string;
  /** What to do without an account. */
  help: string;
};

const signIn = "/signin?callbackUrl=/generate";
const doors = {
  invited: {
    signIn,
    note: "Sign-up is by invitation",
    help: "Ask whoever runs this site for an invitation. It comes by mail, with a link for your address.",
  },
  closed: {
    signIn,
    note: "Sign-up is closed",
    help: "Nobody new can sign up here. If you have an account, sign in.",
  },
} satisfies Record<string, ClosedDoor>;

/** What pages say while not everybody may sign up; null if everybody may. */
export function closedDoor(): ClosedDoor | null {
  const { signUp } = installation();
  return signUp === "open" ? null : doors[signUp];
}
