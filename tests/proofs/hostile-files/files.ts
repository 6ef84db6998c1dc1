/** Files that nobody means well with: each follows from a seed and a number, so that it can be made again. */
import { Random } from '../../support/random'
import { bombs } from './bombs'
import { damaged, goodFiles, type GoodFile } from './damage'

export interface HostileFile {
  /** What it is, for a person: a bomb by its name, or what was damaged and how. */
  about: string
  /** With an ending, which nobody believes. */
  fileName: string
  bytes: Buffer
  /** Of a damaged one: the file that it was. */
  whole?: GoodFile
}

/** One in so many is made to be a bomb; the others are good files, damaged. */
const bombShare = 1 / 8
/** Larger files are refused by their size, which other tests show. */
const mostBytes = 24 * 1024 * 1024

export function hostileFile(seed: number, number: number): HostileFile {
  const random = new Random(seed * 1_000_003 + number)
  const file = random.chance(bombShare) ? bomb(random) : damagedFile(random)
  return {
    ...file,
    fileName: `${number}-${file.fileName}`,
    bytes: file.bytes.subarray(0, mostBytes),
  }
}

function bomb(random: Random): HostileFile {
  const [about, make] = random.pick(Object.entries(bombs))
  return { about, fileName: about.replace(/\W+/g, '-'), bytes: make(random) }
}

function damagedFile(random: Random): HostileFile {
  const whole = random.pick(goodFiles())
  const { how, bytes } = damaged(whole.bytes, random)
  return { about: `${whole.name}, ${how}`, fileName: whole.name, bytes, whole }
}
