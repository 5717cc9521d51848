# syntax=docker/dockerfile:1
# One file for all images, so that they share one install:
#   docker build --target api .
#   docker build --target remote    --build-arg REMOTE=mfe-wanderhub .   (its files, on its own address)
#   docker build --target publisher --build-arg REMOTE=mfe-wanderhub .   (publishes the same files)

FROM node:20-bookworm-slim AS workspace
WORKDIR /app
ENV NX_DAEMON=false NX_TUI=false PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY package.json package-lock.json .npmrc nx.json ./
COPY packages/art/package.json packages/art/
COPY packages/contracts/package.json packages/contracts/
COPY packages/irex/package.json packages/irex/
COPY packages/quest-engine/package.json packages/quest-engine/
COPY packages/platform/package.json packages/platform/
COPY packages/testing/package.json packages/testing/
COPY packages/travel/package.json packages/travel/
COPY packages/ui/package.json packages/ui/
COPY api/package.json api/
COPY shell/package.json shell/
COPY tools/package.json tools/
COPY mfe-account/package.json mfe-account/
COPY mfe-wanderhub/package.json mfe-wanderhub/
COPY mfe-wanderlens/package.json mfe-wanderlens/
COPY mfe-wanderquest/package.json mfe-wanderquest/
RUN npm install --no-save --no-progress
COPY . .
ENV NODE_ENV=production

FROM workspace AS remote-build
ARG REMOTE
RUN test -n "$REMOTE" && npx nx run "@wanderwork/$REMOTE:build" && mv "$REMOTE/dist" /release

FROM workspace AS product-build
RUN npx nx run-many -t build -p @wanderwork/api @wanderwork/shell --parallel=2 && npm prune --omit=dev --no-progress

FROM node:20-bookworm-slim AS remote
WORKDIR /srv
COPY tools/release/serve-remote.mjs tools/release/remote-files.mjs tools/release/keep-releases.mjs ./
COPY --from=remote-build /release ./release
RUN mkdir kept && chown node:node kept
USER node
VOLUME /srv/kept
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "serve-remote.mjs", "release", "--keep", "kept", "--host", "0.0.0.0", "--port", "8080"]

FROM node:20-bookworm-slim AS api
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4200 DATA_DIR=/data SHELL_DIR=/app/shell/dist
# The same limit as tools/start/heap-limit.mjs; set NODE_OPTIONS to override it.
ENV NODE_OPTIONS=--max-old-space-size=384
COPY --from=product-build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4200
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4200/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/main.js"]

FROM api AS publisher
COPY --from=remote-build --chown=node:node /release /release
ENTRYPOINT ["node", "api/dist/cli.js", "publish", "/release"]
