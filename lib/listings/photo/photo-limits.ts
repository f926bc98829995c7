/** 10 MiB; a file of exactly this size passes. */
export const maxPhotoBytes = 10 * 1024 * 1024;

export const photoWords = {
  missing: "Please upload an image first",
  wrongType: "Please upload a JPG or PNG image.",
  tooLarge: "Image is too large. Maximum size is 10MB.",
} as const;
