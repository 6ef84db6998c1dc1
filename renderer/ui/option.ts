/** What a field offers to be chosen. */
export interface Option {
  key: string
  label: string
  detail?: string | undefined
  /** Options of one group stand together under its name. */
  group?: string | undefined
}
