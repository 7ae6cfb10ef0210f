import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { QrCode } from './qr-code.tsx'

const address = 'https://fieldhouse.test/?role=coach&team_id=01890a5d-ac96-774b-bcce-b302099a7001'

test('every dark square of the code is drawn, and no other', async () => {
  const { getByRole } = await render(<QrCode address={address} label="QR code" />)
  const { data } = encode(address, { border: 4, ecc: 'M' })
  const dark = getByRole('img', { name: 'QR code' }).element().querySelector('path:last-child')
  const drawn = data.map((row) => row.map(() => false))
  for (const [, x, y, length] of dark?.getAttribute('d')?.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g) ?? [])
    for (let step = 0; step < Number(length); step += 1) {
      const row = drawn[Number(y)]
      if (row) row[Number(x) + step] = true
    }
  expect(drawn).toEqual(data)
})
