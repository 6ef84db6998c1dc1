/** Gives each worker of the app's tests a desktop session of its own: display, bus, keyring and home. `npm test` starts them. */
const { DOCKET_SESSIONS: sessions, TEST_PARALLEL_INDEX: worker } = process.env
if (sessions !== undefined && worker !== undefined)
  Object.assign(process.env, (JSON.parse(sessions) as NodeJS.ProcessEnv[])[Number(worker)])
