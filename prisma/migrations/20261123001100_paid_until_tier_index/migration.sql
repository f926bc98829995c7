-- With the tier, so that counting the plans that end today reads no rows. "User_paid_until_idx" stays for instances of the
-- version before; drop it in the next version.
CREATE INDEX CONCURRENTLY "User_paid_until_tier_idx" ON "User"("subscriptionExpiresAt", "subscriptionTier")
  WHERE "subscriptionTier" <> 'free';
