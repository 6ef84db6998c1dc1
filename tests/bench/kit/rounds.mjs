// What rows share: rounds in which baseline and work take turns, what processes cost, and what they said beside the figures.
import fs from 'node:fs'

/**
 * Plays baseline and work in turn, each first in every other round. What they resolve to is what is compared: the time they
 * took on the clock, in milliseconds, where that is nothing.
 * @param {number} count
 * @param {{ baseline: (round: number) => unknown, work: (round: number) => unknown }} plays
 * @returns {Promise<{ ratios: number[], baseline: number[], work: number[] }>}
 */
export async function rounds(count, plays) {
  const baseline = []
  const work = []
  for (let round = 0; round < count; round += 1) {
    const least = () => timed(() => plays.baseline(round))
    const ours = () => timed(() => plays.work(round))
    if (round % 2 === 0) baseline.push(await least())
    work.push(await ours())
    if (round % 2 === 1) baseline.push(await least())
    say(`round ${round + 1}: ${shown(baseline.at(-1))} / ${shown(work.at(-1))}`)
  }
  return { ratios: ratiosOf(work, baseline), baseline, work }
}

/**
 * @param {readonly number[]} work
 * @param {readonly number[]} baseline
 */
export const ratiosOf = (work, baseline) => work.map((value, at) => value / baseline[at])

/** Milliseconds on the clock, or what the work itself measured. @param {() => unknown} work @returns {Promise<number>} */
export async function timed(work) {
  const start = performance.now()
  const measured = await work()
  return typeof measured === 'number' ? measured : performance.now() - start
}

/** Milliseconds of processor time, of all threads: those on the clock say little on a busy computer. @param {() => unknown} work */
export async function worked(work) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Beside the figures, for whoever waits. @param {string} message */
export function say(message) {
  process.stderr.write(`  ${message}\n`)
}

const shown = (value) => value.toFixed(value < 100 ? 1 : 0)

/**
 * What a process and all that it has begun cost (Linux): `cpu` in seconds, `bytes` written to disk, `wakes` of each thread
 * by its id, `memory` in MB.
 */
export function costOf(pid) {
  const costs = treeOf(pid).flatMap((one) => ownCost(one) ?? [])
  const sum = (name) => costs.reduce((total, cost) => total + cost[name], 0)
  const wakes = new Map(costs.flatMap((cost) => cost.wakes))
  return { cpu: sum('cpu'), bytes: sum('bytes'), memory: sum('memory'), wakes }
}

/** How often threads woke up between two costs; those that ended meanwhile are not known any more. */
export function wakesBetween(before, after) {
  const grown = [...after.wakes].map(([thread, count]) => count - (before.wakes.get(thread) ?? 0))
  return grown.reduce((total, count) => total + count, 0)
}

/** What is asked of a process; undefined when it has ended meanwhile. */
function unlessEnded(ask) {
  try {
    return ask()
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined
    throw error
  }
}

function treeOf(pid) {
  const tasks = unlessEnded(() => fs.readdirSync(`/proc/${pid}/task`)) ?? []
  const children = tasks
    .flatMap((task) => {
      const file = `/proc/${pid}/task/${task}/children`
      return unlessEnded(() => fs.readFileSync(file, 'utf8'))?.split(' ') ?? []
    })
    .filter((word) => word !== '')
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))]
}

const ownCost = (pid) => unlessEnded(() => costOfOne(pid))

/** proc(5): of all threads, and of memory what is its own and its part of what is shared. */
function costOfOne(pid) {
  const number = (file, pattern) => {
    const said = fs.readFileSync(`/proc/${pid}/${file}`, 'utf8')
    return Number(pattern.exec(said)?.[1] ?? 0)
  }
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  const wakes = fs
    .readdirSync(`/proc/${pid}/task`)
    .map((task) => [task, number(`task/${task}/status`, /^voluntary_ctxt_switches:\s+(\d+)/m)])
  return {
    // Its own and that of the processes it began that have ended: user and system each.
    cpu: stat.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) / 100,
    bytes: number('io', /^write_bytes: (\d+)/m),
    wakes,
    memory: number('smaps_rollup', /^Pss:\s+(\d+) kB/m) / 1024,
  }
}
