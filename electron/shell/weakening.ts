/** Which words of the command line and of the environment would weaken a packaged app. Pure; what is done about it is in main. */

/** By what each of them would do; the reasons are in docs/security.md. Chromium's and Node's own names. */
const switches = {
  debugging: [
    'remote-debugging-port',
    'remote-debugging-pipe',
    'remote-allow-origins',
    'inspect',
    'inspect-brk',
    'inspect-brk-node',
    'inspect-wait',
    'inspect-port',
    'inspect-publish-uid',
    'debug',
    'debug-brk',
    'debug-port',
    'auto-open-devtools-for-tabs',
    'custom-devtools-frontend',
    'js-flags',
  ],
  network: [
    'proxy-server',
    'proxy-pac-url',
    'proxy-auto-detect',
    'proxy-bypass-list',
    'no-proxy-server',
    'host-rules',
    'host-resolver-rules',
    'ignore-certificate-errors',
    'ignore-certificate-errors-spki-list',
    'ignore-urlfetcher-cert-requests',
    'allow-insecure-localhost',
    'unsafely-treat-insecure-origin-as-secure',
    'ssl-version-min',
    'ssl-version-max',
    'ssl-key-log-file',
    'log-net-log',
    'net-log-capture-mode',
    'auth-server-allowlist',
    'auth-server-whitelist',
    'auth-negotiate-delegate-allowlist',
    'auth-negotiate-delegate-whitelist',
  ],
  page: [
    'disable-web-security',
    'allow-running-insecure-content',
    'disable-site-isolation-trials',
    'disable-site-isolation-for-policy',
    'disable-kill-after-bad-ipc',
    'enable-blink-features',
    'disable-blink-features',
    'enable-experimental-web-platform-features',
    'load-extension',
  ],
  processes: [
    'no-sandbox',
    'disable-gpu-sandbox',
    'disable-setuid-sandbox',
    'disable-namespace-sandbox',
    'disable-seccomp-filter-sandbox',
    'no-zygote-sandbox',
    'allow-sandbox-debugging',
    'allow-no-sandbox-job',
    'single-process',
    'browser-subprocess-path',
    'renderer-cmd-prefix',
    'utility-cmd-prefix',
    'gpu-launcher',
  ],
} as const

const allSwitches = Object.values(switches).flat()

/**
 * Those of the switches that the app was started with which weaken it. Root cannot have Chromium's sandbox, so for root
 * going without it is no choice (Chromium: "Running as root without --no-sandbox is not supported").
 * @param isGiven whether Chromium has read this switch off the command line, in whatever spelling
 */
export function weakeningSwitches(isGiven: (name: string) => boolean, isRoot: boolean): string[] {
  return allSwitches.filter((name) => isGiven(name) && !(isRoot && name === 'no-sandbox'))
}

/** Compared without regard to case, as Windows does and as programs do with the names of proxies. */
const variables = new Set([
  // Which certificates are believed: the system's authorities decide.
  'NODE_TLS_REJECT_UNAUTHORIZED',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  // The keys of connections would be written to a file.
  'SSLKEYLOGFILE',
  // Which way requests take: the system's settings decide.
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'FTP_PROXY',
  'ALL_PROXY',
  'NO_PROXY',
  'AUTO_PROXY',
  'SOCKS_SERVER',
  'SOCKS_VERSION',
  'NODE_USE_ENV_PROXY',
  // What else runs in the processes that the app starts.
  'NODE_OPTIONS',
  'NODE_PATH',
  'NODE_DEBUG',
  'ELECTRON_RUN_AS_NODE',
])

/** The names of this environment's variables that are taken out at start. */
export function weakeningVariables(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment).filter((name) => variables.has(name.toUpperCase()))
}
