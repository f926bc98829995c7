export type ProgressType = "analyzing" | "generating" | "uploading" | "processing";

/** What is said in turn while something takes its time. The first one is also read out. */
export const progressMessages: Record<ProgressType, readonly string[]> = {
  analyzing: [
    "Looking at your photo",
    "Finding materials and colors",
    "Working out the style",
    "Choosing a category",
    "Filling in the form",
  ],
  generating: [
    "Analyzing product details",
    "Researching keywords",
    "Optimizing for the marketplace algorithm",
    "Generating descriptions",
    "Creating tags",
    "Finalizing content",
  ],
  uploading: ["Sending your photo", "Still sending", "Almost there"],
  processing: ["Preparing your photo", "Removing location and camera data", "Checking the size"],
};
