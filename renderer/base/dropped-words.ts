/** What is said of a drop that brings no file: mail programs and browsers often hand over only a word for what was dragged. */

import { spoken } from '../../shared/words/said-table'

/** Types of what mail programs drag: Thunderbird, the new Outlook and the one in a browser, Apple Mail. */
const ofMails = /x-moz-message|maillist|ms-outlook|outlook|rfc822|apple\.mail|mail\.message/i

/** @param types what the drop says it carries */
export function withoutFileWords(types: readonly string[]): { title: string; body: string } {
  return types.some((type) => ofMails.test(type))
    ? spoken({ title: 'dropped.noMail', body: 'dropped.noMailBody' })
    : spoken({ title: 'dropped.noFile', body: 'dropped.noFileBody' })
}
