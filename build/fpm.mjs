#!/usr/bin/env node
// The part of fpm that electron-builder uses (`-s dir -t deb` or `rpm`), over the system's own dpkg-deb and rpmbuild.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const FLAGS = new Set(['--force', '--debug', '--rpm-auto-add-directories'])
/** Electron-builder says Debian's names of architectures. */
const RPM_ARCHITECTURES = { amd64: 'x86_64', arm64: 'aarch64' }
const REPEATED = { '-d': 'depends', '--depends': 'depends', '--deb-recommends': 'recommends' }

/** fpm's own way of arguments: options with a value each, then `source=destination` pairs. */
function readArguments(args) {
  const options = { depends: [], recommends: [], sources: [] }
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]
    if (FLAGS.has(arg)) continue
    if (arg in REPEATED) options[REPEATED[arg]].push(args[++i])
    else if (arg.startsWith('-')) options[arg.replace(/^-+/, '')] = args[++i]
    else options.sources.push(splitAtLast(arg, '='))
  }
  return options
}

function splitAtLast(text, separator) {
  const at = text.lastIndexOf(separator)
  return [text.slice(0, at), text.slice(at + 1)]
}

function run(command, args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 2, 2] })
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new Error(`${command} is not installed here`, { cause: error })
    throw error
  }
}

/** Copies everything to where it will be installed, readable for all and owned by root. */
function layOut(tree, sources) {
  for (const [source, destination] of sources) {
    const target = path.join(tree, destination)
    const isFolder = source.endsWith('/')
    fs.mkdirSync(isFolder ? target : path.dirname(target), { recursive: true })
    run('cp', ['-a', '--no-preserve=ownership', isFolder ? `${source}.` : source, target])
  }
  packManuals(tree)
  run('chmod', ['-R', 'u=rwX,go=rX', tree])
  return fs
    .readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ file: path.join(entry.parentPath, entry.name), isFile: entry.isFile() }))
}

/** As Debian expects them (policy 12.1), and rpm does by itself. */
function packManuals(tree) {
  const folder = path.join(tree, 'usr/share/man')
  if (!fs.existsSync(folder)) return
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    fs.writeFileSync(`${file}.gz`, gzipSync(fs.readFileSync(file), { level: 9 }))
    fs.rmSync(file)
  }
}

const descriptionOf = ({ description = '', name }) => {
  const [summary = name, ...rest] = description
    .trim()
    .split('\n')
    .map((line) => line.trim())
  return { summary: summary || name, rest }
}

function buildDeb(options, tree, entries) {
  const files = entries.filter(({ isFile }) => isFile).map(({ file }) => file)
  const control = path.join(tree, 'DEBIAN')
  fs.mkdirSync(control, { mode: 0o755 })
  fs.writeFileSync(path.join(control, 'control'), controlFile(options, files))
  const changelog = keepChangelog(options, tree)
  if (changelog) files.push(changelog)
  fs.writeFileSync(path.join(control, 'md5sums'), files.map((file) => md5Line(tree, file)).join(''))
  const scripts = {
    preinst: 'before-install',
    postinst: 'after-install',
    prerm: 'before-remove',
    postrm: 'after-remove',
  }
  for (const [script, option] of Object.entries(scripts)) {
    if (!options[option]) continue
    fs.copyFileSync(options[option], path.join(control, script))
    fs.chmodSync(path.join(control, script), 0o755)
  }
  const compression = options['deb-compression'] === 'gz' ? '-Zgzip' : '-Zxz'
  run('dpkg-deb', ['--root-owner-group', compression, '--build', tree, options.package])
}

/** Where Debian expects it, and packed as it expects (policy 12.7). */
function keepChangelog(options, tree) {
  const source = options['deb-changelog']
  if (!source) return undefined
  const folder = path.join(tree, 'usr/share/doc', options.name)
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'changelog.gz')
  fs.writeFileSync(file, gzipSync(fs.readFileSync(source), { level: 9 }), { mode: 0o644 })
  return file
}

function controlFile(options, files) {
  const { summary, rest } = descriptionOf(options)
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0)
  const fields = {
    Package: options.name,
    Version: options.version + (options.iteration ? `-${options.iteration}` : ''),
    License: options.license,
    Vendor: options.vendor,
    Architecture: options.architecture,
    Maintainer: options.maintainer,
    'Installed-Size': Math.ceil(bytes / 1024),
    Depends: options.depends.join(', '),
    Recommends: options.recommends.join(', '),
    Section: options.category ?? 'default',
    Priority: options['deb-priority'] ?? 'optional',
    Homepage: options.url,
    Description: [summary, ...rest.map((line) => ` ${line || '.'}`)].join('\n'),
  }
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([field, value]) => `${field}: ${value}\n`)
    .join('')
}

function md5Line(tree, file) {
  const hash = createHash('md5').update(fs.readFileSync(file)).digest('hex')
  return `${hash}  ${path.relative(tree, file)}\n`
}

function buildRpm(options, tree, entries, work) {
  const spec = path.join(work, 'package.spec')
  const owned = entries.map(({ file }) => `"/${path.relative(tree, file)}"`)
  fs.writeFileSync(spec, specFile(options, owned))
  const folders = { _topdir: `${work}/rpm`, _rpmdir: `${work}/out`, _rpmfilename: 'package.rpm' }
  const defines = Object.entries(folders).flatMap(([name, value]) => [
    '--define',
    `${name} ${value}`,
  ])
  const target = RPM_ARCHITECTURES[options.architecture] ?? options.architecture
  run('rpmbuild', ['-bb', '--target', target, '--buildroot', tree, ...defines, spec])
  fs.copyFileSync(path.join(work, 'out/package.rpm'), options.package)
}

function specFile(options, owned) {
  const { summary, rest } = descriptionOf(options)
  const [, level] = /^\D*(\d*)/.exec(options['rpm-compression'] ?? '')
  return `%define _build_id_links none
%define __os_install_post %{nil}
%define _binary_payload w${level || 6}T2.xzdio
AutoReqProv: no
Name: ${options.name}
Version: ${options.version.replaceAll('-', '_')}
Release: ${options.iteration ?? 1}
Summary: ${options['rpm-summary'] ?? summary}
License: ${options.license ?? 'unknown'}
Vendor: ${options.vendor ?? 'unknown'}
Packager: ${options.maintainer}
URL: ${options.url}
${options.depends.map((name) => `Requires: ${name}`).join('\n')}
%description
${[summary, ...rest].join('\n')}
${scriptSection('post', options['after-install'])}${scriptSection('postun', options['after-remove'])}%files
%defattr(-,root,root,-)
${owned.join('\n')}
`
}

function scriptSection(name, file) {
  if (!file) return ''
  const script = fs
    .readFileSync(file, 'utf8')
    .replace(/^#!.*\n/, '')
    .replaceAll('%', '%%')
  return `%${name}\n${script}\n`
}

const options = readArguments(process.argv.slice(2))
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-fpm-'))
try {
  const builders = { deb: buildDeb, rpm: buildRpm }
  const buildPackage = builders[options.t]
  if (options.s !== 'dir' || !buildPackage) {
    throw new Error(`not supported: -s ${options.s} -t ${options.t}`)
  }
  const tree = path.join(work, 'root')
  const entries = layOut(tree, options.sources)
  fs.mkdirSync(path.dirname(options.package), { recursive: true })
  buildPackage(options, tree, entries, work)
} finally {
  fs.rmSync(work, { recursive: true, force: true })
}
