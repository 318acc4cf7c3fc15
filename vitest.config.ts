import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["losfee:source"] },
  ssr: { resolve: { conditions: ["losfee:source"] } },
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  test: {
    include: ["packages/*/{src,test}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
  },
});
