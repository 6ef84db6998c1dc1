import { expect, test } from 'vitest'
import { withoutFileWords } from '../../../../renderer/base/dropped-words'

test.each([
  [['text/x-moz-message', 'text/plain']],
  [['multimaillistconversationrows', 'text/html']],
  [['application/vnd.ms-outlook']],
  [['com.apple.mail.PasteboardTypeMessageTransfer']],
])('who drags a mail without a file (%j) is told to save it first', (types) => {
  expect(withoutFileWords(types).body).toContain('.eml or .msg')
})

test.each([[['text/uri-list', 'text/html']], [['text/plain']], [[]]])(
  'of anything else without a file (%j) that is said, too',
  (types) => {
    expect(withoutFileWords(types).title).toBe('There was no file in what you dropped')
  },
)
