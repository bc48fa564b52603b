# syntax=docker/dockerfile:1

# Builds the service from the lock file. The compiler is for SQLite, if there is no prebuilt binary.
FROM node:20.20-bookworm-slim AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN node scripts/pnpm.mjs install --frozen-lockfile \
    --filter . --filter "@escrow-checkout/server..." --filter "@escrow-checkout/cli..." \
    --filter "@escrow-checkout/site..." \
  && npm run build \
  && rm -rf node_modules ./*/node_modules \
  && node scripts/pnpm.mjs install --frozen-lockfile --prod --filter "@escrow-checkout/server..." \
  && mkdir /service \
  && cp --archive --parents --target-directory /service \
    node_modules/.pnpm \
    server/package.json server/bin server/dist/program server/node_modules \
    web/package.json web/dist web/node_modules contract/package.json \
    site/dist openapi/openapi.json openapi/openapi.yaml

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATABASE_URL=sqlite:/data/escrow.db
# Memory that pictures were decoded in goes back to the system at once (docs/decisions/0088-photos-are-uploaded.md).
ENV MALLOC_MMAP_THRESHOLD_=262144
COPY --from=build /service /service
RUN mkdir /data \
  && chown node:node /data \
  && ln --symbolic /service/server/bin/escrow-server.js /usr/local/bin/escrow-server
USER node
WORKDIR /data
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["escrow-server"]
CMD ["start"]
