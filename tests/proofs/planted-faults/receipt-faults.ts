/** Deliberate faults in what is noticed of a receipt before it goes: likeness, numbers, documents in a file, suppliers, rules. */
import type { Fault } from './faults'
import { argument, call, condition, drop, never, replace, returned, value, without } from './syntax'

const lookAlikes = 'tests/unit/electron/receipts/look-alikes.test.ts'
const duplicates = 'tests/unit/electron/receipts/duplicates.test.ts'
const documents = 'tests/unit/electron/reading/fields/documents-in.test.ts'
const learning = 'tests/flows/learning.test.ts'
const rules = 'tests/unit/electron/receipts/suggestions/rules.test.ts'

export const receiptFaults: readonly Fault[] = [
  {
    name: 'papers of one layout are taken for one, whatever they say',
    file: 'electron/receipts/look-alikes.ts',
    at: 'isLookAlike',
    change: never(condition('differing', '0')),
    test: [lookAlikes, 'another total, and nothing else'],
  },
  {
    name: 'a photo taken again is found only where it is all but equal',
    file: 'electron/receipts/look-alikes.ts',
    at: 'isLookAlike',
    change: replace(returned('strictDifference'), 'other.difference <= strictDifference'),
    test: [lookAlikes, 'at least forty-eight are found'],
  },
  {
    name: 'a number is taken for the document of any supplier',
    file: 'electron/receipts/duplicates.ts',
    at: 'isSameDocument',
    change: without(returned(), 'isSamePayee'),
    test: [duplicates, 'the same number of another supplier'],
  },
  {
    name: 'a number in the books is not looked for',
    file: 'electron/receipts/duplicates.ts',
    at: 'kindOf',
    change: never(condition('carriesDocument')),
    test: [duplicates, 'an expense whose description carries the number'],
  },
  {
    name: 'the number does not go into the description',
    file: 'shared/expenses/expense.ts',
    at: 'describedAs',
    change: replace(value('numbered'), 'own'),
    test: ['tests/flows/alike.test.ts', 'goes into its description'],
  },
  {
    name: 'fields are read from the pages of all documents',
    file: 'electron/reading/fields/documents-in.ts',
    at: 'firstOf',
    change: replace(argument('slice', 1), 'pages.length'),
    test: [
      'tests/unit/electron/reading/child/read.test.ts',
      'of a file with several documents the fields are those of the first',
    ],
  },
  {
    name: 'a page without a total is a document of its own',
    file: 'electron/reading/fields/documents-in.ts',
    at: 'withTotals',
    change: never(condition('before')),
    test: [documents, 'a sheet of another sender without a total'],
  },
  {
    name: 'documents of one supplier are not told apart by their numbers',
    file: 'electron/reading/fields/documents-in.ts',
    at: 'begins',
    change: replace(value('numbers'), 'undefined as boolean | undefined'),
    test: [documents, 'two receipts of one supplier, by their numbers'],
  },
  {
    name: 'a supplier close to one in the books is made without a question',
    file: 'shared/receipts/verdict.ts',
    at: 'nearReasons',
    change: replace(returned('supplier-near'), '[]'),
    test: [
      'tests/unit/shared/receipts/verdict.test.ts',
      'a new supplier close to one in the books',
    ],
  },
  {
    name: 'a new supplier with the VAT number of another is not near it',
    file: 'electron/receipts/suggestions/near.ts',
    at: 'nearSupplier',
    change: replace(returned('byVat', 'byName'), 'bySign[0] ?? byName(name, suppliers)'),
    test: [
      'tests/unit/electron/receipts/suggestions/near.test.ts',
      'another name with the same VAT number',
    ],
  },
  {
    name: 'a VAT number decides who it is from, whatever name stands there',
    file: 'electron/receipts/suggestions/match.ts',
    at: 'byVatNumber',
    change: replace(returned('isNamed'), 'match'),
    test: [
      'tests/unit/electron/receipts/suggestions/match.test.ts',
      'another name with the VAT number of a supplier',
    ],
  },
  {
    name: 'the books do not say when a bill is to be paid',
    file: 'shared/expenses/expense.ts',
    at: 'describedAs',
    change: replace(value('dueDate'), 'undefined as string | undefined'),
    test: ['tests/unit/shared/expenses/expense.test.ts', 'a bill says when it is to be paid'],
  },
  {
    name: 'a till’s capitals go into the books',
    file: 'electron/receipts/fill.ts',
    at: 'saidBy',
    change: replace(value('name'), 'supplier?.value'),
    test: ['tests/unit/electron/receipts/fill.test.ts', 'in capitals is written as a name'],
  },
  {
    name: 'a rule that is switched off is applied',
    file: 'electron/receipts/suggestions/rules.ts',
    at: 'ruleFor',
    change: replace(argument('find', 0), (was) => was.replace('entry.rule.isOff !== true && ', '')),
    test: [rules, 'one that is switched off is passed over'],
  },
  {
    name: 'rules are asked in the order of their names',
    file: 'electron/store/receipts/learned.ts',
    at: 'Learned.orderRules',
    change: drop(call('run')),
    test: [learning, 'in its place among the others'],
  },
  {
    name: 'a correction in the books teaches nothing',
    file: 'electron/contract/expense-handlers.ts',
    at: 'learnFrom',
    change: drop(call('learnFromExpense')),
    test: [learning, 'teaches what it is now'],
  },
  {
    name: 'what was read without books stays as it was read',
    file: 'electron/accounts/after-sign-in.ts',
    at: 'afterSignIn',
    change: drop(call('tell')),
    test: [learning, 'is completed once they are connected'],
  },
]
