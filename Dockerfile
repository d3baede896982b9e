# Opaline in one image: the app with its own label reader and skin measures. docs/operations.md says how to run it.
# Node 24 is the LTS line; by digest, since a tag may be moved. `docker buildx imagetools inspect node:24-bookworm-slim` tells
# the digest of today: put it into both lines.
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /opaline
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN ["node", "-e", "import('./scripts/install.mjs').then(({ install }) => install())"]
COPY . .
RUN ["node", "scripts/build.mjs"]

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /opaline
COPY --from=build /opaline ./
# The app writes below /data and nowhere else, and needs no rights for it.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/start.mjs"]
