import { parseKitId } from "@/lib/brand/kit-id";
import { parseLogoFormat } from "@/lib/brand/logos/logos";
import { answerLogo } from "@/lib/http/answer-logo";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute<{ id: string; format: string }>(
  ({ request, params, user }) => {
    const [id, format] = [
      parseKitId(params.id),
      parseLogoFormat(params.format),
    ];
    return answerLogo(request, {
      userId: user.id,
      id,
      format,
      isDownload: true,
    });
  },
);
