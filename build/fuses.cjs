// The fuses of Electron: each that is on its wire is decided here, or packing ends, so that none comes unseen with an update.
const { FuseV1Options, getCurrentFuseWire } = require('@electron/fuses')

/** As a fuse stands on the wire (Electron, fuses.md): the characters 0 and 1. */
const states = new Map([
  [48, false],
  [49, true],
])
/** Guards of the memory of WebAssembly; newer than this @electron/fuses, so it has no name there and is left as it comes. */
const wasmTrapHandlers = 8

/** Each fuse by its place on the wire; those that electron-builder.yml burns, and what is right as it comes. */
const wanted = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [wasmTrapHandlers]: true,
}

/** What a wire says, by place: on, off, or undefined for a fuse that Electron has taken out. */
async function wireOf(executable) {
  const entries = Object.entries(await getCurrentFuseWire(executable))
  return entries
    .filter(([place]) => /^\d+$/.test(place))
    .map(([place, state]) => ({ place, isOn: states.get(state) }))
}

/** Places of an untouched Electron's wire that nobody decided about, or that are burnt by nobody and not as wanted. */
async function undecidedIn(executable) {
  const wire = await wireOf(executable)
  const isBurnt = (place) => FuseV1Options[place] !== undefined
  return wire
    .filter(({ place, isOn }) => !(place in wanted) || (!isBurnt(place) && isOn !== wanted[place]))
    .map(({ place }) => place)
}

/** Places of a packed app's wire that are not as wanted. */
async function misfitsIn(executable) {
  const wire = await wireOf(executable)
  return wire.filter(({ place, isOn }) => isOn !== wanted[place]).map(({ place }) => place)
}

module.exports = { misfitsIn, undecidedIn }
