/** A pill: a word or two, and how it is meant. */
export interface PillWords {
  tone: 'plain' | 'doubt' | 'good' | 'bad' | 'info'
  text: string
}
