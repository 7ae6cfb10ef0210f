/** Enough of an address to recognize it, without showing it to a bystander: `ma•••@mail.example`. */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  const shown = at > 2 ? 2 : 1
  return `${email.slice(0, shown)}•••${email.slice(at)}`
}
