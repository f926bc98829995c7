-- Replaces the money that was held for a call by what the call cost.
CREATE OR REPLACE FUNCTION "settle_model_money"("on" DATE, "pots" TEXT[], "amount" BIGINT, "cost" BIGINT)
  RETURNS VOID
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM 1 FROM "ModelSpending" s WHERE s."day" = "on" AND s."pot" = ANY("pots") ORDER BY s."pot" FOR UPDATE;
    UPDATE "ModelSpending" s SET "held" = GREATEST(0, s."held" - "amount"), "spent" = s."spent" + "cost"
    WHERE s."day" = "on" AND s."pot" = ANY("pots");
  END
  $$;
