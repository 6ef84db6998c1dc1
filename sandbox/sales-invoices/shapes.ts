// Owns the types of interface B as one table, from which both of its formats are read and written.
export type Leaf = 'text' | 'long' | 'int' | 'decimal' | 'boolean' | 'date' | 'instant' | 'base64'
export type List = { each: Shape }
export type Member = Leaf | List | Shape

/** JSON has every member as a plain property; XML has attributes, elements in this order, and text. */
export type Shape = {
  attributes: Readonly<Record<string, Leaf>>
  elements: Readonly<Record<string, Member>>
  /** The text of an element, under the name it has in JSON. */
  content?: { name: string; leaf: Leaf }
  /** All that JSON shows of it, where that is less than XML. */
  inJson?: readonly string[]
}

/** Known leaves are canonical text whatever the format; unknown members are kept as they came. */
export type Model = { readonly [name: string]: unknown }

export const namespace = 'http://api.crunch.co.uk/rest'

const address: Shape = {
  attributes: {},
  elements: {
    line1: 'text',
    line2: 'text',
    line3: 'text',
    line4: 'text',
    postcode: 'text',
    country: 'text',
  },
}

const client: Shape = {
  attributes: { clientId: 'long', resourceUrl: 'text', defaultCurrency: 'text' },
  elements: {
    name: 'text',
    telephone: 'text',
    fax: 'text',
    email: 'text',
    website: 'text',
    companyRegistrationNumber: 'text',
    vatRegistrationNumber: 'text',
    paymentTermsDays: 'int',
    billingAddress: address,
    shipToAddress: address,
    note: 'text',
  },
}

const account: Shape = {
  attributes: {
    accountId: 'long',
    lastFourDigits: 'long',
    sortCode: 'text',
    accountNumber: 'text',
  },
  elements: {},
  content: { name: 'account', leaf: 'text' },
}

const details: Shape = {
  attributes: {},
  elements: {
    client,
    clientReference: 'text',
    lastModifiedDate: 'instant',
    issuedDate: 'date',
    issueDateType: 'text',
    dueDate: 'date',
    settledDate: 'date',
    state: 'text',
    invoiceNumber: 'text',
    paymentTermsDays: 'int',
    initialPaymentReminderDays: 'int',
    repetitivePaymentReminderDays: 'int',
    emailReminderToCustomer: 'boolean',
    purchaseOrder: 'text',
    euMemberStateCountryCode: 'text',
    bankAccount: account,
    paymentProcessingAccount: account,
  },
}

const amount: Shape = {
  attributes: { currencyCode: 'text' },
  elements: {
    netAmount: 'decimal',
    grossAmount: 'decimal',
    vatAmount: 'decimal',
    vatRate: 'decimal',
  },
}

const lineItem: Shape = {
  attributes: {},
  elements: {
    lineItemDescription: 'text',
    quantity: 'decimal',
    rate: 'decimal',
    lineItemAmount: amount,
    vatType: 'text',
  },
}

const clientPayment: Shape = {
  attributes: { clientPaymentId: 'long', currency: 'text', resourceUrl: 'text' },
  elements: {
    paymentDate: 'date',
    amount: 'decimal',
    paymentMethod: 'text',
    bankAccount: account,
  },
  inJson: ['clientPaymentId', 'resourceUrl'],
}

const file: Shape = {
  attributes: { fileName: 'text', contentType: 'text' },
  elements: {},
  content: { name: 'fileData', leaf: 'base64' },
}

export const salesInvoice: Shape = {
  attributes: {
    salesInvoiceId: 'long',
    resourceUrl: 'text',
    currency: 'text',
    allocatedAmount: 'decimal',
  },
  elements: {
    salesInvoiceDetails: details,
    salesInvoiceLineItems: {
      attributes: { count: 'int' },
      elements: { salesInvoiceLineItem: { each: lineItem } },
    },
    clientPayments: {
      attributes: { count: 'long', firstResult: 'int', resultsPerPage: 'int' },
      elements: { clientPayment: { each: clientPayment } },
    },
    note: 'text',
    document: file,
  },
}

export const salesInvoices: Shape = {
  attributes: { count: 'long', firstResult: 'int', resultsPerPage: 'int' },
  elements: { salesInvoice: { each: salesInvoice } },
}

export const errors: Shape = {
  attributes: { count: 'int' },
  elements: { error: { each: { attributes: {}, elements: { cause: 'text' } } } },
}

export function isShape(member: Member): member is Shape {
  return typeof member === 'object' && 'elements' in member
}

export function isList(member: Member): member is List {
  return typeof member === 'object' && 'each' in member
}

/** Undefined for a name the type does not have. */
export function memberOf(shape: Shape, name: string): Member | undefined {
  if (Object.hasOwn(shape.attributes, name)) return shape.attributes[name]
  if (Object.hasOwn(shape.elements, name)) return shape.elements[name]
  return shape.content?.name === name ? shape.content.leaf : undefined
}
