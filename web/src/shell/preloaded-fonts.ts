import barlow from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** The faces that every first paint needs. */
export const preloadedFonts = [barlow, inter].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
