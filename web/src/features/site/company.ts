/** The company behind the product, as texts state it; the shell knows which one it is. */
export interface Company {
  name: string
  street: string
  town: string
  phone: string
}
