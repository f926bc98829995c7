import "server-only";
import type { z } from "zod";
import {
  partnersAnswer,
  readinessStatesAnswer,
  returnPoliciesAnswer,
  sectionsAnswer,
  shippingProfilesAnswer,
} from "@/lib/etsy/api/answers";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";

type ReturnPolicy = z.output<typeof returnPoliciesAnswer>["results"][number];

/**
 * What a draft of the user's shop can choose from, read from Etsy now and not
 * kept.
 */
export function readOptions(userId: number) {
  return withAccessToken(
    userId,
    async (accessToken, { etsyShopId, currency }) => {
      const read = <Answer>(
        path: string,
        answer: z.ZodType<Answer>,
        query = {},
      ) =>
        callEtsy({
          path: `/shops/${etsyShopId}/${path}`,
          query,
          accessToken,
          answer,
        });
      const [profiles, states, policies, sections, partners] =
        await Promise.all([
          read("shipping-profiles", shippingProfilesAnswer),
          read("readiness-state-definitions", readinessStatesAnswer, {
            limit: 100,
          }),
          read("policies/return", returnPoliciesAnswer),
          read("sections", sectionsAnswer),
          read("production-partners", partnersAnswer),
        ]);
      return {
        /** Of all prices. */
        currency,
        shippingProfiles: profiles.results
          .filter((profile) => !profile.is_deleted)
          .map(({ shipping_profile_id: id, title }) => ({
            id,
            title: title || `Profile ${id}`,
          })),
        readinessStates: states.results.map((state) => ({
          id: state.readiness_state_id,
          kind: state.readiness_state,
          label:
            [
              stateNames[state.readiness_state] ?? state.readiness_state,
              state.processing_days_display_label,
            ]
              .filter(Boolean)
              .join(", ") || `Profile ${state.readiness_state_id}`,
        })),
        returnPolicies: policies.results.map((policy) => ({
          id: policy.return_policy_id,
          label: policyName(policy),
        })),
        sections: sections.results.map(({ shop_section_id: id, title }) => ({
          id,
          title,
        })),
        partners: partners.results.map(
          ({ production_partner_id: id, partner_name: name, location }) => ({
            id,
            label: location ? `${name}, ${location}` : name,
          }),
        ),
      };
    },
  );
}

const stateNames: Record<string, string> = {
  ready_to_ship: "Ready to ship",
  made_to_order: "Made to order",
};

function policyName({
  accepts_returns: returns,
  accepts_exchanges: exchanges,
  return_deadline: days,
}: ReturnPolicy) {
  if (!returns && !exchanges) return "No returns or exchanges";
  const what =
    returns && exchanges
      ? "Returns and exchanges"
      : returns
        ? "Returns"
        : "Exchanges";
  return days ? `${what} within ${days} days` : what;
}
