declare module '*.sql?raw' {
  const text: string
  export default text
}

/**
 * Said by the build alone: true in the package that `npm run dist -- --for-tests` makes, which tests drive over Chromium's
 * debugging port. In every other build the guard against such switches has no way round it.
 */
declare const BUILT_FOR_TESTS: boolean
