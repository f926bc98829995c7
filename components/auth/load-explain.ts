/**
 * What is said of failures, loaded with the first one; null where it can't be
 * loaded, and the message of the error has to do.
 */
export const loadExplain = () =>
  import("@/components/auth/auth-messages").then(
    ({ explain }) => explain,
    () => null,
  );
