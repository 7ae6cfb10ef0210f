/** Made when it is first asked for: a browser needs long to make its first format, and a page is read before that. */
export const lazily = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined
  return () => (made ??= make())
}
