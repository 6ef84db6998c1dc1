/** Owns a process that plays rounds of every kind that runs in real time. */
import { proveCorruption } from '../crash/corruption'
import { runDamage } from '../crash/damage'
import { runKills } from '../crash/kills'
import { runPower } from '../crash/power'
import { runRollback } from '../crash/rollback'
import { runErrors, runSyscalls } from '../crash/syscalls'
import { runHostileFiles } from '../hostile-files/run'
import { runFuzz } from '../fuzz/run'
import { provePayments } from '../payments/rounds'
import { proveLostReplies } from '../tokens/lost-replies'
import { proveKills, proveRaces } from '../tokens/races'
import { proveRestored } from '../tokens/restored'
import { proveSingleFlight } from '../tokens/single-flight'
import { work } from './worker'

await work({
  damage: runDamage,
  rollback: runRollback,
  power: runPower,
  syscalls: runSyscalls,
  errors: runErrors,
  kills: runKills,
  corruption: proveCorruption,
  payments: provePayments,
  'lost-replies': (options) => proveLostReplies(options, 'length'),
  'lost-replies-chunked': (options) => proveLostReplies(options, 'chunked'),
  'lost-replies-closed': (options) => proveLostReplies(options, 'close'),
  'single-flight': proveSingleFlight,
  races: proveRaces,
  'holder-killed': proveKills,
  restored: (options) => proveRestored(options, false),
  'restored-in-flight': (options) => proveRestored(options, true),
  fuzz: runFuzz,
  'hostile-files': runHostileFiles,
})
