declare module '*.sql?raw' {
  const text: string
  export default text
}

/**
 * Said by the build alone: true in the package that `npm run dist -- --for-tests` makes, which tests drive over Chromium's
 * debugging port. In every other build the guard against such switches has no way round it.
 */
declare const BUILT_FOR_TESTS: boolean

/**
 * Said by the build: where its maker publishes new versions and with which key they are signed (`electron/shell/updates/feed.ts`).
 * A build without both does not look for any.
 */
declare const UPDATE_FEED: { url: string; key: string } | null
