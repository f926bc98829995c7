-- Stores an app that no user has allowed anything yet, or replaces the copy of its document. False, and nothing stored, when too
-- many of its kind are waiting for a user. One that has waited for an hour makes room, so that whoever fills the table keeps
-- others out only for as long as she keeps filling it.
CREATE OR REPLACE FUNCTION "store_oauth_client"("app" JSONB, "max_waiting" INTEGER)
  RETURNS BOOLEAN
  LANGUAGE plpgsql
  AS $$
  DECLARE
    has_document BOOLEAN := "app"->>'documentUntil' IS NOT NULL;
    waiting INTEGER;
  BEGIN
    UPDATE "OAuthClient" SET "name" = "app"->>'name', "redirectUris" = "app"->'redirectUris',
      "documentUntil" = ("app"->>'documentUntil')::timestamptz
    WHERE "id" = "app"->>'id';
    IF FOUND THEN
      RETURN true;
    END IF;

    PERFORM pg_advisory_xact_lock(hashtext('store_oauth_client'), has_document::int);
    SELECT count(*) INTO waiting FROM "OAuthClient" c
    WHERE ("documentUntil" IS NOT NULL) = has_document
      AND NOT EXISTS (SELECT FROM "OAuthGrant" g WHERE g."clientId" = c."id");
    IF waiting >= "max_waiting" THEN
      -- A consent that is being stored locks its app, and has noted the use once it is committed.
      DELETE FROM "OAuthClient" WHERE "id" IN (
        SELECT "id" FROM "OAuthClient" c
        WHERE ("documentUntil" IS NOT NULL) = has_document AND "lastUsedAt" < now() - interval '1 hour'
          AND NOT EXISTS (SELECT FROM "OAuthGrant" g WHERE g."clientId" = c."id")
        ORDER BY "lastUsedAt" LIMIT 1 FOR UPDATE SKIP LOCKED);
      IF NOT FOUND THEN
        RETURN false;
      END IF;
    END IF;

    INSERT INTO "OAuthClient" ("id", "name", "redirectUris", "secretHash", "documentUntil")
    VALUES ("app"->>'id', "app"->>'name', "app"->'redirectUris', "app"->>'secretHash', ("app"->>'documentUntil')::timestamptz)
    ON CONFLICT ("id") DO UPDATE SET "name" = EXCLUDED."name", "redirectUris" = EXCLUDED."redirectUris",
      "documentUntil" = EXCLUDED."documentUntil";
    RETURN true;
  END
  $$;
