import type { FormPhoto } from "@/components/photos/photo-list";

const pixels = new Intl.NumberFormat();

/** "3,024 × 4,032 pixels", as it was taken; "" until somebody knows. */
export const describeSize = ({ size }: FormPhoto) =>
  size
    ? `${pixels.format(size.width)} × ${pixels.format(size.height)} pixels`
    : "";
