import { randomInt } from 'node:crypto'
import { type Context, nowText } from '../context.ts'
import type { Customer } from '../store/records.ts'
import { type Fields, fieldsIn, textIn, withTexts } from '../wire/fields.ts'
import { showCustomer } from '../wire/show-payment-method.ts'
import { NotFound, refuseIfAny, type ValidationError } from '../wire/validation.ts'
import type { XmlObject } from '../wire/xml.ts'
import { consumeNonce } from './nonces.ts'
import { methodsOf, nonceCodes, showMethod, vault } from './payment-methods.ts'

const textFields = [
  ['first_name', '81608', 'First name'],
  ['last_name', '81613', 'Last name'],
  ['company', '81601', 'Company'],
  ['email', '81605', 'Email'],
  ['phone', '81614', 'Phone'],
  ['fax', '81607', 'Fax'],
  ['website', '81615', 'Website'],
] as const satisfies [keyof Customer, string, string][]

const error = (attribute: string, code: string, message: string): ValidationError => ({
  scope: ['customer'],
  attribute,
  code,
  message,
})

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text)

const textErrors = (fields: Fields): ValidationError[] => {
  const email = textIn(fields, 'email')
  return [
    ...textFields
      .filter(([name]) => (textIn(fields, name) ?? '').length > 255)
      .map(([name, code, title]) => error(name, code, `${title} is too long.`)),
    ...(email && !isEmail(email) ? [error('email', '81604', 'Email is an invalid format.')] : []),
  ]
}

const idErrors = ({ store }: Context, id: string | null, before: string | null): ValidationError[] => {
  if (id === null || id === before) return []
  if (id === 'all' || id === 'new') return [error('id', '91611', 'Customer ID is not an allowed ID.')]
  if (!/^[\w-]+$/.test(id))
    return [error('id', '91610', "Customer ID is invalid (use only letters, numbers, '-', and '_').")]
  if (id.length > 36) return [error('id', '91612', 'Customer ID is too long.')]
  return store.customers.get(id) ? [error('id', '91609', 'Customer ID has already been taken.')] : []
}

const textNames = textFields.map(([name]) => name)

const newCustomer = (id: string, at: string): Customer => ({
  id,
  first_name: null,
  last_name: null,
  company: null,
  email: null,
  phone: null,
  fax: null,
  website: null,
  created_at: at,
  updated_at: at,
})

export const findCustomer = ({ store }: Context, id: string): Customer => {
  const customer = store.customers.get(id)
  if (!customer) throw new NotFound()
  return customer
}

export const showWholeCustomer = (context: Context, customer: Customer): XmlObject =>
  showCustomer(
    customer,
    methodsOf(context, customer.id).map((method) => showMethod(context, method)),
  )

/** A nonce among a customer's fields is vaulted for that customer. */
const vaultGivenNonce = (context: Context, customerId: string, fields: Fields): void => {
  const nonceId = textIn(fields, 'payment_method_nonce')
  if (!nonceId) return
  const { instrument } = consumeNonce(context, nonceId, nonceCodes)
  vault(context, { customerId, instrument, options: fieldsIn(fieldsIn(fields.credit_card).options) })
}

/** customer.create: with a nonce, the customer exists only if the card could be vaulted. */
export const createCustomer = (context: Context, body: Fields): Customer => {
  const fields = fieldsIn(body.customer)
  const id = textIn(fields, 'id')
  refuseIfAny([...idErrors(context, id, null), ...textErrors(fields)])
  const customer = context.store.customers.put(
    withTexts(
      newCustomer(id ?? String(randomInt(10_000_000_000, 100_000_000_000)), nowText(context)),
      fields,
      textNames,
    ),
  )
  try {
    vaultGivenNonce(context, customer.id, fields)
  } catch (refused) {
    context.store.customers.delete(customer.id)
    throw refused
  }
  return customer
}

/** customer.update: a customer who gets another id keeps the cards. */
export const updateCustomer = (context: Context, id: string, body: Fields): Customer => {
  const fields = fieldsIn(body.customer)
  const before = findCustomer(context, id)
  const newId = textIn(fields, 'id') ?? id
  refuseIfAny([...idErrors(context, newId, id), ...textErrors(fields)])
  vaultGivenNonce(context, id, fields)
  const customer = { ...withTexts(before, fields, textNames), id: newId, updated_at: nowText(context) }
  if (newId !== id) {
    for (const method of methodsOf(context, id))
      context.store.paymentMethods.put({ ...method, customer_id: newId })
    context.store.customers.delete(id)
  }
  return context.store.customers.put(customer)
}

/** customer.delete: the cards go with the customer, the transactions stay. */
export const deleteCustomer = (context: Context, id: string): void => {
  findCustomer(context, id)
  for (const method of methodsOf(context, id)) context.store.paymentMethods.delete(method.id)
  context.store.customers.delete(id)
}
