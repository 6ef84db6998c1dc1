/** How one round of the proofs about renewing a sign-in is repeated. */
import type { Failure, Report } from '../kit/report'
import type { RunOptions } from '../kit/rounds'

/** @param about what a person would want to know of that round */
export function tokensAgain(
  { kind }: Report,
  { seed, rounds, every }: RunOptions,
  round: number,
  about?: string,
): Omit<Failure, 'about'> {
  const amount = every === undefined ? `--rounds ${rounds}` : `--every ${every}`
  const comment = about === undefined ? '' : ` # ${about}`
  const asked = `--only ${kind} ${amount} --seed ${seed} --round ${round}`
  return { seed, repeat: `npm run tokens -- ${asked}${comment}` }
}
