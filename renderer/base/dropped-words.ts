/** What is said of a drop that brings no file: mail programs and browsers often hand over only a word for what was dragged. */

/** Types of what mail programs drag: Thunderbird, the new Outlook and the one in a browser, Apple Mail. */
const ofMails = /x-moz-message|maillist|ms-outlook|outlook|rfc822|apple\.mail|mail\.message/i

/** @param types what the drop says it carries */
export function withoutFileWords(types: readonly string[]): { title: string; body: string } {
  if (types.some((type) => ofMails.test(type)))
    return {
      title: 'The mail program handed over no file',
      body: 'Save the mail as a file there (.eml or .msg, mostly under File, Save as) and drop that file here.',
    }
  return {
    title: 'There was no file in what you dropped',
    body: 'Save it as a file where it comes from, such as a picture or a PDF, and drop that here.',
  }
}
