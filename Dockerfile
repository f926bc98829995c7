FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tests/generated-clients/package.json tests/generated-clients/
RUN npm ci --no-audit --no-fund
COPY . .
# Shown by the doctor and on /analytics: `docker build --build-arg COMMIT=$(git rev-parse HEAD) .`
ARG COMMIT
RUN npm run build
RUN npm prune --omit=dev && rm -rf .next/cache node_modules/@sparticuz node_modules/listwright-generated-clients

FROM node:24-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY --from=build /app/package.json /app/next.config.ts ./
COPY --from=build /app/scripts/run.mjs /app/scripts/serve.mjs /app/scripts/doctor.mjs scripts/
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/public public
COPY --from=build /app/.next .next
COPY --from=build /app/node_modules node_modules
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Requests in progress get 35 seconds: start with `docker run --stop-timeout 40`,
# and with MODEL_DEADLINE_MS above 26 seconds, its seconds and 14.
STOPSIGNAL SIGTERM
CMD ["node", "scripts/serve.mjs"]
