import barlow from '../fonts/barlow-condensed-700.woff2?url'

/**
 * The font of the names and numbers in the first paint. The text font is requested when the styles have loaded, with a
 * fallback of the same width until then. Preloading it would only delay the paint.
 */
export const preloadedFonts = [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href: barlow },
]
