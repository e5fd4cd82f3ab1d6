FROM node:24-slim AS build
RUN install -d -o node /console
WORKDIR /console
USER node
COPY --chown=node package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY --chown=node . .
# The image has no git: --build-arg COMMIT=$(git rev-parse --short HEAD)
ARG COMMIT
RUN npm run build

# For testers: the console, Prism and the mocks.
FROM build AS tester
ENV HOST=0.0.0.0 EXPOSE_MOCKS=yes
EXPOSE 4000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "scripts/bootstrap.mjs", "start"]

# For production: the artefact, which writes nothing.
FROM node:24-slim AS gateway
COPY --from=build /console/dist /console
USER node
ENV HOST=0.0.0.0
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
ENTRYPOINT ["node", "/console/server.mjs"]
CMD ["--settings", "/etc/console/servers.yaml"]
