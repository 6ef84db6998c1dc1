/** Instants in words: the time for today, day and time otherwise. */
import { calendarDate, formatDate } from '../../shared/calendar'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
/** `"10:42"` for today, `"3 Nov, 10:42"` this year, `"3 Nov 2025, 10:42"` before. */
export function momentWords(iso: string, now = new Date()): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  if (at.toDateString() === now.toDateString()) return clock.format(at)
  const date = formatDate(calendarDate(at))
  const isThisYear = at.getFullYear() === now.getFullYear()
  return `${isThisYear ? date.replace(/ \d+$/, '') : date}, ${clock.format(at)}`
}

/** `"340 kB"`, `"2.1 MB"`. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

const minuteMs = 60_000

/** `"less than a minute left"`, `"about 2 minutes left"`, `"about 3 hours left"`: no more exact than anybody can know. */
export function timeLeftWords(ms: number): string {
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 1) return 'less than a minute left'
  if (minutes < 90) return `about ${plural(minutes, 'minute')} left`
  return `about ${plural(Math.round(minutes / 60), 'hour')} left`
}

/** `plural(2, 'receipt')` → `"2 receipts"`. */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`
}
