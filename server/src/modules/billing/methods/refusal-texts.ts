/** Why a bank said no, for the codes where people can do something about it. */
const reasons: Readonly<Record<string, string>> = {
  '2001': 'There is not enough money in the account.',
  '2002': 'The card has reached its limit.',
  '2003': 'The card has reached its limit.',
  '2004': 'The card has expired.',
  '2005': 'The card number is wrong.',
  '2006': 'The expiration date is wrong.',
  '2010': 'The security code is wrong.',
  '2024': 'This type of card is not accepted.',
  '2044': 'Your bank wants to hear from you first.',
  '2059': 'The billing address does not match the one your bank knows.',
  '2060': 'The ZIP code does not match the one your bank knows.',
  cvv: 'The security code is wrong.',
  avs: 'The ZIP code does not match the one your bank knows.',
  avs_and_cvv: 'The ZIP code and the security code do not match those your bank knows.',
}

/** What the payer reads. */
export const refusalText = (code: string): string =>
  `${reasons[code] ?? 'Your bank declined the payment.'} Nothing was charged. Please check the details or try another card.`
