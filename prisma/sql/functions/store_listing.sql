-- Makes a reservation final and stores its listing with thumbnail and photos: all of it or nothing. Returns the listing's id; null,
-- and nothing stored, when the reservation was settled before. "address" is the thumbnail's path, with %s for the listing's id.
-- Photos that were deleted meanwhile are left out.
CREATE OR REPLACE FUNCTION "store_listing"(
  "reservation" UUID, "listing" JSONB, "thumbnail" BYTEA, "address" TEXT, "photos" JSONB
)
  RETURNS INTEGER
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    made INTEGER;
  BEGIN
    IF NOT commit_reservation("reservation") THEN
      RETURN NULL;
    END IF;

    INSERT INTO "Listing" ("userId", "productName", "materials", "styleDesign", "colors", "audience", "category",
      "extraDetails", "results", "facts", "missing", "notes", "score", "writer", "promptVersion",
      "inputTokens", "outputTokens", "durationMs")
    SELECT "userId", "productName", "materials", "styleDesign", "colors", "audience", "category",
      "extraDetails", "results", "facts", "missing", "notes", "score", "writer", "promptVersion",
      "inputTokens", "outputTokens", "durationMs"
    FROM jsonb_populate_record(NULL::"Listing", "listing")
    RETURNING id INTO made;

    IF "thumbnail" IS NOT NULL THEN
      INSERT INTO "Thumbnail" ("listingId", image) VALUES (made, "thumbnail");
      UPDATE "Listing" SET "imagePath" = format("address", made) WHERE id = made;
    END IF;

    INSERT INTO "ListingPhoto" ("listingId", "photoId", position, "altText")
    SELECT made, photo.id, chosen.position, chosen."altText"
    FROM jsonb_to_recordset("photos") AS chosen(id UUID, position INTEGER, "altText" TEXT)
    JOIN "Photo" photo ON photo.id = chosen.id AND photo."userId" = ("listing"->>'userId')::int
    FOR KEY SHARE OF photo;

    UPDATE "Reservation" r SET "listingId" = made WHERE r.id = "reservation";
    PERFORM count_seller_steps(("listing"->>'userId')::int);
    RETURN made;
  END
  $$;
