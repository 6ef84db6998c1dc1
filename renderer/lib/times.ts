/** Instants in words: the time for today, day and time otherwise. */
import { calendarDate } from '../../shared/calendar'
import { clockWords, dayOfYearWords, dayWords, numberWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'

/** `"10:42"` for today, `"3 Nov, 10:42"` this year, `"3 Nov 2025, 10:42"` before. */
export function momentWords(iso: string, now = new Date()): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  if (at.toDateString() === now.toDateString()) return clockWords(at)
  const words = at.getFullYear() === now.getFullYear() ? dayOfYearWords : dayWords
  return say('lib.moment', { day: words(calendarDate(at)), time: clockWords(at) })
}

/** `"340 kB"`, `"2.1 MB"`. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return say('lib.sizeKb', { size: Math.max(1, Math.round(bytes / 1000)) })
  return say('lib.sizeMb', { size: numberWords(bytes / 1_000_000, 1, false) })
}

const minuteMs = 60_000

/** `"less than a minute left"`, `"about 2 minutes left"`, `"about 3 hours left"`: no more exact than anybody can know. */
export function timeLeftWords(ms: number): string {
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 1) return say('lib.timeLeft.moment')
  if (minutes < 90) return say('lib.timeLeft.minutes', { count: minutes })
  return say('lib.timeLeft.hours', { count: Math.round(minutes / 60) })
}
