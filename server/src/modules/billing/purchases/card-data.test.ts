import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCard } from '../../../../../payment-sandbox/src/browser/card-nonce.factory.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { billingWorld } from '../billing.factory.ts'
import { addMonths } from '../billing-day.ts'

const logged: string[] = []
const { db, get, send, buy, athlete, today, travelTo, sweep, sandbox, subjectsTo } = billingWorld({
  onLog: (line) => logged.push(line),
})

/** Every row of every table, as text. */
const wholeDatabase = async (): Promise<string> => {
  const { rows } = await db().execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`)
  const texts: string[] = []
  for (const { name } of rows) {
    const found = await db().execute<{ row: string }>(
      sql`select "all"::text as row from ${sql.raw(name)} as "all"`,
    )
    texts.push(...found.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

const digits = testCard.number.replaceAll(' ', '')

test('PAY-05 a card number is in no log and no table, whatever a browser sends', async () => {
  const amara = await athlete()
  const path = `/subscription/create/${amara.userId}`
  const wanted = { package_key: 'package-2', billing_cycle: 'monthly' }
  // A page with a mistake sends the number itself.
  for (const number of [digits, '4111-1111-1111-1111']) {
    const refused = await send(amara, path, { ...wanted, payment_method: number }, uuidv7())
    expect(refused).toMatchObject({ status: 422, body: { errors: { payment_method: [expect.any(String)] } } })
    expect((await send(amara, '/my-account/payment-methods', { payment_method: number })).status).toBe(422)
    expect(JSON.stringify(refused.body)).not.toContain('4111')
  }
  await buy(amara, amara, { card: testCard, number: digits, cvv: testCard.cvv })
  const declined = { ...testCard, number: '4000111111111115' }
  const ben = await athlete()
  expect((await buy(ben, ben, {}, { card: declined })).status).toBe(422)
  travelTo(addMonths(today(), 1))
  await sweep()
  // By then every email has arrived.
  expect(await subjectsTo(amara)).toContain('Your receipt for Starter Elite: $49.00')
  for (const text of [logged.join('\n'), await wholeDatabase(), sandbox().output()]) {
    expect(text.length).toBeGreaterThan(100)
    for (const number of [digits, testCard.number, '4111-1111-1111-1111', declined.number])
      expect(text.includes(number)).toBe(false)
  }
})

test('PAY-06 an invoice can’t be found by its number', async () => {
  const amara = await athlete()
  const { body } = await buy(amara, amara)
  const { invoice_number } = body.invoice as { invoice_number: string }
  for (const guess of [invoice_number, String(Number(invoice_number.slice(3))), '1'])
    for (const path of [`/invoices/${guess}`, `/invoices/${guess}/pdf`])
      expect([404, 422]).toContain((await get(amara, path)).status)
})
