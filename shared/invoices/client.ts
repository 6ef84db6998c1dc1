/** A client, the customer of an invoice, as a person fills one in. */
import * as z from 'zod'

const Address = z.object({
  line1: z.string(),
  line2: z.string(),
  line3: z.string().optional(),
  line4: z.string().optional(),
  postCode: z.string(),
  /** A code from the countries, such as `GB`. */
  country: z.string(),
})
type Address = z.infer<typeof Address>

export const NewClient = z.object({
  name: z.string(),
  email: z.string(),
  paymentTermsDays: z.int().min(0),
  billingAddress: Address,
})
export type NewClient = z.infer<typeof NewClient>
