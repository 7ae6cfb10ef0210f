/** The colours of web/src/styles/tokens.css, as paper and pictures understand them. */
export const paper = {
  bg: '#ffffff',
  text: '#1e1813',
  muted: '#645b54',
  line: '#ddd8d1',
  sunken: '#f0ece6',
}

interface Inks {
  poster: string
  deep: string
  on: string
  second: string
  /** The colour as text on white. */
  accent: string
}

export const inks: Record<'black' | 'green' | 'blue' | 'purple' | 'orange' | 'red', Inks> = {
  black: { poster: '#14171d', deep: '#23282f', on: '#f8f7f4', second: '#c1bdb7', accent: '#201b16' },
  green: { poster: '#01683a', deep: '#00522d', on: '#f5fdf6', second: '#caeed0', accent: '#066b3a' },
  blue: { poster: '#0f57d1', deep: '#0842b1', on: '#f7fafe', second: '#cce2fe', accent: '#1357ce' },
  purple: { poster: '#632ca3', deep: '#4d1d84', on: '#fbf9ff', second: '#e5d6f9', accent: '#6b30af' },
  orange: { poster: '#fb7119', deep: '#e55a19', on: '#1b0c06', second: '#31150a', accent: '#a94313' },
  red: { poster: '#bc0d1c', deep: '#9c0011', on: '#fff8f5', second: '#ffded3', accent: '#be111e' },
}
