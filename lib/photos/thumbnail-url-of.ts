export const thumbnailUrlOf = (photoId: string) =>
  `/api/photos/${photoId}/thumbnail`;
