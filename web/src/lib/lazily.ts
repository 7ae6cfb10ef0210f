/** Created on first use: a browser's first formatter is slow to create, and the page is readable before that. */
export const lazily = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined
  return () => (made ??= make())
}
