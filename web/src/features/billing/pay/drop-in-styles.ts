/** A color in the one notation that Braintree's frames are sure to know. */
const hexOf = (color: string): string => {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return 'inherit'
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return `#${[...data.slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const colorOf = (place: HTMLElement, token: string): string => {
  place.style.color = `var(${token})`
  const { color } = getComputedStyle(place)
  place.style.color = ''
  return hexOf(color)
}

/**
 * The fields are frames of another site, which know nothing of our tokens. They get today's colors, so their place stays
 * light or dark from now on, even if the device changes.
 */
export const dropInStyles = (place: HTMLElement) => {
  const { colorScheme } = getComputedStyle(place)
  const isDark = colorScheme.includes('light') ? matchMedia('(prefers-color-scheme: dark)').matches : true
  place.dataset.mode = isDark && colorScheme.includes('dark') ? 'dark' : 'light'
  const text = { color: colorOf(place, '--text') }
  const muted = { color: colorOf(place, '--muted') }
  return {
    input: { ...text, 'font-size': '16px' },
    ':focus': text,
    '.invalid': { color: colorOf(place, '--danger') },
    '::placeholder': muted,
    '::-webkit-input-placeholder': muted,
    '::-moz-placeholder': muted,
  }
}
