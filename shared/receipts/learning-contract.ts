/** What the renderer may ask of main about what it learned and about rules. */
import * as z from 'zod'
import { call, live } from '../channel'
import {
  RememberedField,
  RememberedSupplier,
  RuleEntry,
  RuleRef,
  RuleTrial,
  Suggested,
  SupplierDefaults,
  SupplierRef,
  SupplierRule,
} from './learning'

const nothing = z.void()
const id = z.uuid()

export const learningContract = {
  learning: {
    /** Grows whenever something else is remembered. */
    revision: live(z.number().int()),
    /** What of a receipt's draft was suggested, and why. */
    suggested: call(id, z.array(Suggested)),
    /** What is filled in for a supplier that was chosen by hand. */
    defaults: call(SupplierRef, SupplierDefaults),
    /** Suppliers of which something is remembered, by name. */
    remembered: call(
      z.object({
        search: z.string().max(200).default(''),
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(100),
      }),
      z.object({ total: z.number().int(), rows: z.array(RememberedSupplier) }),
    ),
    /** Forgets one field of a supplier, or all that was learned of it; the rule stays. */
    forget: call(z.object({ supplier: SupplierRef, field: RememberedField.optional() }), nothing),
    setRule: call(z.object({ supplier: SupplierRef, rule: SupplierRule }), nothing),
    removeRule: call(RuleRef, nothing),
    /** All rules in their order: the first that fits a receipt is taken. */
    rules: call(nothing, z.array(RuleEntry)),
    /** Puts these rules in this order; others follow. */
    orderRules: call(z.array(RuleRef).max(1000), nothing),
    /** What a rule would do with the newest fifty receipts; changes nothing. */
    tryRule: call(RuleEntry, RuleTrial),
  },
}
