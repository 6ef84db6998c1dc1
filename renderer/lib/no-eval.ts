/** Tells zod not to build code from text, which the content security policy refuses; imported before any schema. */
import { config } from 'zod'

config({ jitless: true })
