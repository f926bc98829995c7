import type { LegalDocument } from "@/lib/content/legal/document";
import { modelTexts } from "@/lib/content/model-texts";
import { site } from "@/lib/content/site";
import { byBilling, installation } from "@/lib/settings/installation";

const model = modelTexts();

const { hasTries } = installation();
const tries = hasTries
  ? [
      [
        "What a visitor tries without an account: the text of the one listing, and what was typed for it, so that it can come into an account that is made after it",
        "24 hours, or until you delete the try; removed within the hour after. Of the try itself hashes of its cookie and of the network address, so that each gets no more than its share: 30 days",
      ],
    ]
  : [];
const tryCookie = hasTries
  ? " If you try a listing without an account, its answer sets `listwright-try` (again with `__Host-`), which scripts can't read, for 30 days: by it the try is found when you delete it or sign up, and counted."
  : "";

const altTexts = installation().hasPictures
  ? [
      [
        "Alt texts that you had written for photos of your Etsy shop, with Etsy's numbers of the photos",
        "7 days, or until you delete them, disconnect the shop or delete your account",
      ],
      [
        "Pictures of your Etsy shop",
        "Not stored: fetched from Etsy and held in memory while they are shown to you or described",
      ],
    ]
  : [];

const invitations =
  installation().signUp === "invited"
    ? [
        [
          "If you are invited: your email address, before you have an account, and a hash, from which the link in our mail can't be read",
          "7 days, or until you use the invitation or it is withdrawn; removed within the hour after",
        ],
      ]
    : [];

/* Rows of its tables, where plans are paid for. */
const deletedCustomer = [
  "After you delete your account: the number by which Stripe knew you, and nothing else",
  "90 days",
];
const payments = [
  "Records of payments",
  "As long as tax law asks for. They are kept by Stripe; we keep its numbers for you and your plan, and of each of its messages the number, kind and time",
];
const stripe = [
  "Stripe",
  "What a payment needs: your email address, and the card that you type on Stripe's own page",
  "Paid plans",
];

export const privacy: LegalDocument = {
  title: "Privacy Policy",
  description: `What ${site.name} stores about you, who sees it, how long it stays, and how to get or delete it.`,
  effective: "August 6, 2025",
  updated: "2026-11-30",
  intro:
    "What we store, why, who else sees it, how long it stays, and how you get it back or have it removed.",
  sections: [
    {
      title: "Information we collect",
      blocks: [
        "Your email address and your password. The password is stored only as an Argon2id hash, from which it can't be read. If you set up a second factor: the name that you give a passkey, its public key, and when it was used; the secret of an authenticator app, encrypted; hashes of your recovery codes.",
        "What you type into a form, the photos you upload, what is made from them: listings, their translations, and what their buyers tell and choose, shop names, logos, and what you save of your shop: how you write, your own texts, what new listings start with. If you connect your Etsy shop: its number, name, currency and languages, and Etsy's permission to act for you there. A photo is made smaller and loses its location and camera data before anything else happens to it. The original is not stored. Of a photo that is uploaded by itself, a working copy of at most 3000 pixels is kept for seven days, so that you can come back to it, and longer while a row of a batch that is not written yet needs it; a small WebP thumbnail is kept with the listing and deleted with it.",
        `How many listings you made each month, and for each sign-in the time, the kind of browser and what it was proved by, so that you can see and end it.${byBilling(" If you pay for a plan: which one, until when, and the numbers by which Stripe knows you. Never your card.", "")}`,
        "We count: on a day, how often each public page was opened by somebody who is not signed in, in how many tabs it was the first page, and after which first page a listing was tried or an account made. Only these sums are stored, nothing of who it was: no cookie, no network address, no number for a person or a browser. The first page stays in the storage of that tab, goes along with a try or a sign-up, and ends with the tab. Browsers that send Global Privacy Control or Do Not Track are left out.",
        "There is no other measuring, no advertising, and no script of others on our pages.",
      ],
    },
    {
      title: "How we use it",
      blocks: [
        `To write your listings, to keep your history, to count ${byBilling("what your plan allows", "what you may make in a month")}, to let you sign in, and to send you mail that concerns your account. We send no advertising, sell nothing about you, and train no AI with it.`,
        {
          caption: "How long each thing stays",
          head: ["What", "How long"],
          rows: [
            [
              byBilling(
                "Email address, password hash, plan",
                "Email address, password hash",
              ),
              "Until you delete your account",
            ],
            [
              "Listings and their thumbnails",
              "Until you delete the listing or your account. A deleted listing can be taken back for 15 minutes and is gone within 20",
            ],
            [
              "What you saved of your history's filters, and whether you copied the text of a listing",
              "Until you delete the filter, the listing or your account",
            ],
            [
              "Your shop: voice, texts, defaults",
              "Until you change them or delete your account",
            ],
            [
              "Your connection with Etsy: what Etsy gives us to read your shop for you, encrypted, and your shop's name, currency and languages",
              "Until you disconnect it or delete your account. What Etsy says of your shop is read again after a day at the latest, listings after six hours; it is used for what you ask for and nothing else, and no AI is trained with it",
            ],
            [
              "What you sent to your Etsy shop: the texts and choices as you confirmed them, the number of the draft, what your updates there replaced, and what stood there of a listing that you made on Etsy and linked",
              "Until you delete the listing or your account; what your updates replaced, for 60 days, and what stood there before, until you disconnect the shop at the latest",
            ],
            [
              "Batches: what you typed of each listing, and of one from Etsy's own file the text that it has there",
              "Until you delete the batch or your account",
            ],
            [
              "Notes of what you changed in your shop or accepted in a batch, with old and new text; the numbers that you type of a listing; orders by listing and day from a file of sold items. Of that file, buyers' names and addresses never leave your browser",
              "Until you delete the note, the orders, the listing or your account",
            ],
            [
              "Views and favorites of a listing that you changed, read from Etsy for you on the day and 14 and 28 days after it",
              "Until you delete the note or the listing, disconnect the shop or delete your account. They are shown to nobody but you",
            ],
            [
              "Webhooks: the addresses that you gave us, the secrets that sign what is sent there, encrypted, and a log of it",
              "Until you delete the endpoint or your account; the log for 30 days",
            ],
            [
              "When you audit your shop: its active listings as Etsy gives them to us",
              "Six hours, or until you remove the audit, disconnect the shop or delete your account",
            ],
            ...altTexts,
            [
              "Descriptions of yours that we learn your voice from",
              "Not stored: held in memory while they are read",
            ],
            [
              "A photo sent together with a form",
              "Not stored: held in memory while your listing is written",
            ],
            [
              "Photos and facts of many listings that you arranged and did not write yet",
              "Not sent to us: 7 days in your browser, or until you write or discard them",
            ],
            ...tries,
            [
              "Working copies of photos that were uploaded by themselves",
              "7 days, or until you delete the photo, its last listing or your account; removed within minutes after. While a row of a batch that you started and did not cancel needs it to be written: up to 40 days",
            ],
            [
              "Monthly counts of listings",
              "Until you delete your account, but for the next line",
            ],
            [
              `After you delete your account: ${byBilling("whether you had the free trial, and ", "")}how many listings you made that month`,
              "13 months. Without your email address: in its place stands a keyed hash, which can't be turned back into it",
            ],
            [
              "Sign-ins",
              "30 days with “Remember me”, else 24 hours, or until you sign out; removed within the hour after",
            ],
            [
              "Keys for programs: name, rights, when and from which network address it was made, when it was last used, and a hash, from which the key can't be read",
              "Until you delete your account. A key that was revoked or has ended opens nothing",
            ],
            [
              "Links by which photos are added to your account, which your programs and apps make: when, by which of them, which photos came, and a hash, from which the link can't be read",
              "A link takes photos for an hour at most, and none once its key is revoked or its app disconnected. Removed a day later, or with your account",
            ],
            [
              "What your programs asked for under a key of their own, with our answer, so that the same request again is answered and not done twice",
              "A day, or until you delete your account",
            ],
            [
              "Apps that you connected: which, what you allowed, when they were connected and last used, and hashes of their tokens, from which these can't be read",
              "Until you end their access, change your password or delete your account; else 60 days after the app last renewed its access",
            ],
            ...invitations,
            [
              "Link to verify an address",
              "Works once, for 24 hours. Stored as a hash",
            ],
            [
              "Link to reset a password",
              "Works once, for 60 minutes. Stored as a hash",
            ],
            [
              "Emails on their way to you",
              "Until they are delivered, usually seconds, or until you delete your account. One that can't be delivered is removed two weeks after the last try",
            ],
            [
              "What the AI service cost that day for your account, so that nobody uses up what is there for all: an amount beside the account's number, nothing of what was written",
              "Two days, or until you delete your account",
            ],
            [
              "Daily sums of opened pages, tries, sign-ups, first listings and of sellers who came back".concat(
                byBilling(" or paid", ""),
              ),
              "400 days. They belong to nobody. Network addresses are counted in memory for an hour, so that nobody fakes them",
            ],
            [
              "Counters against abuse",
              "Up to an hour after they run out, by hashes of the address, the account or the network address",
            ],
            [
              "What an administrator did with your account, such as suspending it, and why, with its number in place of your address",
              "400 days, also after you delete your account",
            ],
            ...byBilling([deletedCustomer], []),
            [
              "Technical log",
              "As long as our host keeps it. It holds no email addresses, passwords, photos or texts of yours",
            ],
            ...byBilling([payments], []),
          ],
        },
        `What stays after you delete your account has one purpose: deleting an account and signing up again with the same address gives ${byBilling("neither a second trial nor a", "no")} new month of listings. When you sign up with an address, we make the same hash of it and look for that; nothing else is done with it. Who used ${byBilling("neither the trial nor a", "no")} listing that month leaves no trace.`,
        `Two cookies come with signing in and go with signing out: \`next-auth.session-token\` (on encrypted connections its name begins with \`__Secure-\`), which keeps you signed in and which scripts can't read, and \`listwright-signed-in\`, which only says that there is a session, so that a visitor's pages need not ask. A third, \`listwright-sign-up\` (\`__Host-\` in front of it on encrypted connections), comes with signing up and goes when your address is verified, after 24 hours at the latest unless you ask for another link: it lets the link in our mail work at once in the browser that signed up.${tryCookie} While you sign in with a passkey or a second factor, \`listwright-sign-in\` (again with \`__Host-\`), which scripts can't read, is there for ten minutes at most: what your browser is asked can then be answered by no other one. There are no others, so there is nothing to consent to.`,
        "While you work, the form, its photos and unsaved edits are also kept in your own browser's storage, so that a reload loses nothing. They stay on your device until you start anew, and another account on the same device is not shown them. The file of a shop audit is read on your device alone and never sent; the listings in it, and nothing else of it, stay there until you remove them; after a day they are no longer shown, and your next visit to the audit deletes them. A file of sold items is read on your device, too; only listing numbers, days and quantities leave it. A photo that you share to the installed app waits there, too, for a day at most, until the form has taken it.",
      ],
    },
    {
      title: "Who else receives it",
      blocks: [
        "Only the services that are needed to run this one:",
        {
          caption: "Who receives what, and what for",
          head: ["Service", "Receives", "What for"],
          rows: [
            [
              model.recipient,
              model.received,
              "Writing listings, shop names and logo ideas",
            ],
            ...byBilling([stripe], []),
            [
              installation().hasOwnMail
                ? "A mail server that the operator of this site chose"
                : "Resend",
              "Your email address and the email",
              "Delivering mail",
            ],
            [
              "Etsy",
              "Only after you connected your shop there: that you connect it, which categories and profiles we read, for which listings we read views and favorites, and of each listing that you send there as a draft, after you saw it, the texts, choices and photos",
              "Drafts in your own shop",
            ],
            [
              "The addresses that you set up as webhooks",
              "What happened, such as that a listing is ready, with its number; no texts and no photos",
              "Telling your own programs",
            ],
            [
              "The apps that you connect, such as an assistant",
              `What they ask for and you allowed them: your listings, what they write with your account, and what ${byBilling("your plan has left", "is left of your month")}`,
              "Working for you from that app",
            ],
            [
              "Our hosting provider",
              "All of the above that we store, on its machines",
              "Running the site and its database",
            ],
            [
              "Its storage service, if it uses one",
              "Working copies of photos, under random names",
              "Keeping them until they end",
            ],
          ],
        },
        "Beyond them we disclose data only where the law demands it. Nothing is sent to Etsy unless you connect your shop; otherwise you copy a listing there yourself.",
      ],
    },
    {
      title: "AI processing",
      blocks: [model.sent],
    },
    {
      title: "Security",
      blocks: [
        "Passwords, recovery codes and the keys of sessions and mailed links are stored as hashes, the secret of an authenticator app is encrypted, and of a passkey we only have the half that can be public. Links in mails work once and expire. Changing or resetting your password ends your other sessions and the access of connected apps, and revokes your keys for programs if you ask for it there. No system is perfectly safe; if something happens to your data, we will tell you.",
      ],
    },
    {
      title: "Your rights: access, update, delete",
      blocks: [
        "On your [account page](/settings/account) you can, without asking anybody:",
        [
          "download everything we hold about you as one JSON file, your listings, thumbnails and the photos that are there in it;",
          "change your password;",
          "add a passkey or an authenticator app, and remove them;",
          "see where you are signed in, and how, and end any of those sessions;",
          "delete your account, which removes it, your history, photos and thumbnails at once, and leaves only what “How we use it” says.",
        ],
        `Any single listing can be deleted from your [history](/history).${byBilling(" Records of payments are kept as long as tax law asks for.", "")} For anything else, such as another email address, write to us.`,
      ],
    },
    {
      title: "Changes to this policy",
      blocks: [
        "When this policy changes, the new text appears here with its date. If a change matters to what you have already given us, we write to you first.",
      ],
    },
    { title: "Contact", blocks: [{ questionsAbout: "your data" }] },
  ],
};
