/** A world to which something is done: what goes wrong in it is told, and it is kept for whoever looks. */
import { AppError } from '../../../shared/errors'
import { addWrong, type Failure, type Report } from '../kit/report'
import type { RunOptions } from '../kit/rounds'
import type { World } from './world'

export type Where = Omit<Failure, 'about'>

/** `work` tells whether anything went wrong. */
export async function witnessed(
  parts: { report: Report; options: RunOptions; world: World; round: number; about?: string },
  work: (where: Where) => Promise<boolean>,
): Promise<void> {
  const { report, options, world, round, about } = parts
  const { seed, ground } = options
  const asked = [`--kind ${report.kind}`, ...amountOf(options), `--seed ${seed} --round ${round}`]
  const comment = about === undefined ? [] : [`# ${about}`]
  const more = ground === 'memory' ? comment : [`--ground ${ground}`, ...comment]
  const repeat = `npm run crash -- ${[...asked, ...more].join(' ')}`
  const where = { seed, repeat, folder: world.folder }
  const isKept = await work(where).catch((error: unknown) => {
    const { code, message } = AppError.from(error)
    addWrong(report, { ...where, about: `${code}: ${message}` })
    return true
  })
  await world.end(isKept)
}

/** Which round has which number may go by how many there are. */
function amountOf({ rounds, every, scenario }: RunOptions): string[] {
  return [
    every === undefined ? `--rounds ${rounds}` : `--every ${every}`,
    ...(scenario === undefined ? [] : [`--scenario '${scenario}'`]),
  ]
}
