/** The way to scan of Linux and other systems with SANE: by its program `scanimage`. */
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '../../../shared/errors'
import { runProgram, type Said } from './program'
import {
  abilitiesOf,
  abilityWords,
  devicesIn,
  listWords,
  newsIn,
  optionsIn,
  reasonIn,
  scanWords,
  type SaneOptions,
} from './sane-words'
import { pageName, type ScanWay } from './way'

/** In milliseconds. */
interface Patience {
  /** Looking for scanners of the network. */
  look: number
  /** A page without a word of it: lamps warm up, and slow scanners take two minutes for a page of 600 dots per inch. */
  page: number
  all: number
  farewell: number
}

const usualPatience: Patience = {
  look: 60_000,
  page: 180_000,
  all: 60 * 60_000,
  farewell: 3000,
}

const programName = 'scanimage'

/** @param environment its PATH says where the program is */
export function sane(
  environment: Record<string, string | undefined>,
  patience = usualPatience,
): ScanWay {
  const usual = {
    program: programName,
    // Its words are told apart by those of English.
    environment: { ...environment, LC_ALL: 'C', LANGUAGE: 'C' },
    farewellMs: patience.farewell,
  }
  const options = new Map<string, SaneOptions>()
  const ask = async (words: readonly string[], signal: AbortSignal): Promise<Said> => {
    const said = await runProgram({
      ...usual,
      words,
      signal,
      silenceMs: patience.look,
      mostMs: patience.look,
    })
    if (said.code !== 0) throw failed(said)
    return said
  }
  const optionsOf = async (device: string, signal: AbortSignal): Promise<SaneOptions> => {
    const found = optionsIn((await ask(abilityWords(device), signal)).output)
    options.set(device, found)
    return found
  }
  return {
    isThere: () => isOnPath(environment['PATH'] ?? ''),
    devices: async (signal) => devicesIn((await ask(listWords, signal)).output),
    abilities: async (device, signal) => abilitiesOf(await optionsOf(device, signal)),
    scan: async (job, { onPage, onPercent }, signal) => {
      const known = options.get(job.device) ?? (await optionsOf(job.device, signal))
      let next = job.first
      /** A page is told of only when the program has gone on: before that its file may not be whole. */
      const tellBefore = (end: number) => {
        while (next < end && existsSync(path.join(job.folder, pageName(next)))) onPage(next++)
      }
      const said = await runProgram({
        ...usual,
        words: scanWords(job, known),
        folder: job.folder,
        signal,
        silenceMs: patience.page,
        mostMs: patience.all,
        onLine: (line) => {
          const news = newsIn(line)
          if (news === undefined) return false
          if ('page' in news) tellBefore(news.page)
          else onPercent(news.percent)
          return true
        },
      }).finally(() => {
        tellBefore(job.first + job.most)
      })
      if (said.code !== 0 || next === job.first) throw failed(said)
    },
  }
}

const failed = ({ errors }: Said) =>
  new AppError(reasonIn(errors), 'The program that scans has failed')

/** Whether a folder of the path has the program. */
function isOnPath(folders: string): boolean {
  return folders.split(path.delimiter).some((folder) => {
    if (!path.isAbsolute(folder)) return false
    const file = path.join(folder, programName)
    try {
      accessSync(file, constants.X_OK)
      return statSync(file).isFile()
    } catch {
      return false
    }
  })
}
