import { expect, test } from 'vitest'
import { unseenWords } from '../../../../../renderer/inbox/form/unseen-words'

test.each([
  [{ pages: [{ first: 3, last: 297 }] }, 'Pages 4–298 were not read'],
  [{ pages: [{ first: 3, last: 3 }] }, 'Page 4 was not read'],
  [
    {
      pages: [
        { first: 3, last: 3 },
        { first: 5, last: 8 },
      ],
    },
    'Pages 4, 6–9 were not read',
  ],
  [{ pages: [], mails: { count: 1, depth: 4 } }, 'One mail more than 4 mails deep was not read'],
  [{ pages: [], mails: { count: 3, depth: 4 } }, '3 mails more than 4 mails deep were not read'],
  [
    { pages: [{ first: 3, last: 3 }], mails: { count: 1, depth: 4 } },
    'Page 4 and one mail more than 4 mails deep were not read',
  ],
])('%j: %s', (unseen, words) => {
  expect(unseenWords(unseen)).toBe(words)
})
