import barlow from '../fonts/barlow-condensed-700.woff2?url'

/**
 * The face of the names and figures that a first paint is made of. The text face is asked for as soon as the styles are
 * there, and until then stands in for itself at the same width: ahead of the paint it would only hold it up.
 */
export const preloadedFonts = [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href: barlow },
]
