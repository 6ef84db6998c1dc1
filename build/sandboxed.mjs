// Looks from outside at processes of Linux: whose they are, and whether Chromium's sandbox is around them.
import fs from 'node:fs'

/**
 * The processes of a user whose program lies below a folder.
 * @param {number} uid
 * @param {string} [folder]
 * @returns {{ pid: string, words: string[] }[]} with the words of their command lines
 */
export function processesOf(uid, folder = '/') {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (fs.statSync(`/proc/${pid}`).uid !== uid && uidOf(pid) !== uid) return []
        if (!fs.readlinkSync(`/proc/${pid}/exe`).startsWith(folder)) return []
        return [{ pid, words: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/) }]
      } catch {
        // It has just ended.
        return []
      }
    })
}

/** What may not be traced belongs to root in `/proc`, whoever runs it (proc(5)). */
const uidOf = (pid) =>
  Number(/^Uid:\t(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/**
 * Whether the kernel filters its calls, and it sees no processes but those of its sandbox (Chromium, "Linux Sandboxing").
 * @param {string} pid
 */
export function isSandboxed(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, filter] = /^Seccomp:\t(\d)/m.exec(status) ?? []
  const [, numbers = ''] = /^NSpid:\t(.*)/m.exec(status) ?? []
  return filter === '2' && numbers.split('\t').length > 1
}
