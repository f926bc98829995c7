const [hour, day] = [3_600, 86_400];

/**
 * What one app may say of itself. An address has as many characters as most
 * databases and forms take.
 */
export const appLimits = {
  nameLength: 60,
  addresses: 5,
  addressLength: 255,
} as const;

/**
 * How many apps may introduce themselves, so that nobody fills the database.
 * Assistants in the cloud register anew for each user or workspace, from few
 * network addresses. `waiting` is how many are kept at a time that no user
 * allowed anything.
 */
export const registrationLimits = {
  perAddress: { points: 600, seconds: hour },
  perAddressAndDay: { points: 2_000, seconds: day },
  all: {
    points: 5_000,
    seconds: day,
    message: "Too many apps have registered today. Please try again tomorrow.",
  },
  waiting: 10_000,
};

/** The same for documents that were never fetched before. */
export const documentLimits = {
  perUser: {
    points: 30,
    seconds: day,
    message: "You've connected many new apps today. Please try again tomorrow.",
  },
  all: {
    points: 2_000,
    seconds: day,
    message:
      "Too many new apps have asked for access today. Please try again tomorrow.",
  },
  waiting: 4_000,
};

/** Apps that one user has connected at a time. */
export const maxConnectedApps = 50;
