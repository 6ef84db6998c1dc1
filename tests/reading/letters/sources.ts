/** Typefaces and words of many languages, from packages of Debian that are unpacked beside other caches and not installed: what is drawn elsewhere stays as it is. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Typeface } from './sheet'

const folder = path.resolve('node_modules/.cache/docket/letters')

const fontPackages =
  'anonymous-pro b612 cabin cantarell comfortaa courier-prime croscore crosextra-caladea crosextra-carlito dejavu-core dejavu-extra dosis ebgaramond fantasque-sans firacode freefont-ttf go hack inconsolata inter jetbrains-mono junicode jura lato league-spartan liberation liberation2 linuxlibertine mononoki monoid noto-core noto-mono ocr-a ocr-b open-sans oxygen paratype play quicksand roboto-slab roboto-unhinted sil-andika sil-charis sil-gentium texgyre urw-base35 vollkorn yanone-kaffeesatz'
const wordPackages =
  'ca cs da de-de en-gb es fr-classical hr hu it lt lv nl no pl pt-pt ro sk sl sv'

/** Of scripts that are not fitted to, of signs alone, or in which letters are drawn rather than printed. */
const isOther =
  /noto(?!sans-|serif-|mono|sansmono|sansdisplay|serifdisplay)|symbol|math|chorus|z003|dingbats|minus/i

/** Of five families of typefaces one is kept for measuring. */
const heldShare = 5

function unpack(packages: readonly string[]): string {
  const target = path.join(folder, 'unpacked')
  const missing = packages.filter((name) => !fs.existsSync(path.join(folder, `${name}.done`)))
  fs.mkdirSync(target, { recursive: true })
  for (const name of missing) {
    run('apt-get', ['download', '-qq', name])
    const file = fs.readdirSync(folder).find((each) => each.startsWith(`${name}_`)) ?? ''
    run('dpkg', ['-x', file, target])
    fs.writeFileSync(path.join(folder, `${name}.done`), '')
  }
  return target
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

const filesIn = (place: string): string[] =>
  fs
    .readdirSync(place, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(path.join(place, entry.name)) : [path.join(place, entry.name)],
    )
    .toSorted()

/** What a typeface is called without its weight and slope. */
const familyOf = (file: string): string =>
  path
    .basename(file)
    .replace(/[-_. \d].*/, '')
    .replace(/(?:Bold|Bd|BI|MoBd|MoBI|It|Italic|Oblique|Condensed)+$/, '')

/** @param isHeld those kept for measuring, or all the others */
export function typefaces(isHeld: boolean): Typeface[] {
  const unpacked = unpack(fontPackages.split(' ').map((name) => `fonts-${name}`))
  const files = filesIn(unpacked).filter(
    (file) => /\.(?:ttf|otf)$/i.test(file) && !isOther.test(path.basename(file)),
  )
  const families = [...new Set(files.map(familyOf))].toSorted()
  return files
    .filter((file) => (families.indexOf(familyOf(file)) % heldShare === 2) === isHeld)
    .map((file, at) => ({ name: `face${at}`, file }))
}

/** The words of each language, in Latin letters. */
export function languages(): string[][] {
  const unpacked = unpack(wordPackages.split(' ').map((name) => `hunspell-${name}`))
  const files = filesIn(path.join(unpacked, 'usr/share/hunspell')).filter(
    (file) => file.endsWith('.dic') && !fs.lstatSync(file).isSymbolicLink(),
  )
  const seen = new Set<string>()
  return files.flatMap((file) => {
    const code = path.basename(file).slice(0, 2)
    if (seen.has(code)) return []
    seen.add(code)
    return [wordsIn(file)]
  })
}

function wordsIn(file: string): string[] {
  const about = fs.readFileSync(file.replace(/dic$/, 'aff'), 'latin1')
  const encoding = /^SET\s+(\S+)/m.exec(about)?.[1] ?? 'ISO8859-1'
  const text = new TextDecoder(encoding.replace(/^ISO8859/i, 'iso-8859')).decode(
    fs.readFileSync(file),
  )
  return text
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(/[/\t ]/)[0] ?? '')
    .filter((word) => word.length > 1 && word.length < 16 && /^\p{Script=Latin}+$/u.test(word))
}
