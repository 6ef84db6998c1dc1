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

/**
 * Said by the build, from the contract: its channels, and how large an input of each may be (`shared/channel.ts`). The
 * preload needs no more of it, and is read before the page each time.
 */
declare const LARGEST_INPUTS: import('../shared/channel').LargestInputs
