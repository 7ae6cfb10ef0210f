export const testCard = {
  number: '4111 1111 1111 1111',
  expirationMonth: '09',
  expirationYear: '2031',
  cvv: '123',
  cardholderName: 'Ada Park',
  billingAddress: { postalCode: '97201' },
}

/** Exchanges card data for a nonce, the way a page does. */
export const cardNonce = async (
  clientToken: string,
  card: object = testCard,
  origin = 'http://localhost',
): Promise<string> => {
  const { authorizationFingerprint, sandbox } = JSON.parse(Buffer.from(clientToken, 'base64').toString())
  const response = await fetch(sandbox.tokenizeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ authorizationFingerprint, creditCard: card }),
  })
  if (!response.ok) throw new Error(`The sandbox took no card: ${await response.text()}`)
  const { creditCards } = (await response.json()) as { creditCards: [{ nonce: string }] }
  return creditCards[0].nonce
}
