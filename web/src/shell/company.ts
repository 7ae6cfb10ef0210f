/** The company behind the product, as the footer states it. */
export const company = {
  name: 'Fieldhouse',
  street: '1180 Old Mill Road, Suite 4',
  town: 'Columbus, OH 43215',
  phone: '(614) 555-0142',
}
