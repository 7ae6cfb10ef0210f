/** The colors of web/src/styles/tokens.css, for paper and pictures. */
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
  /** The color as text on white. */
  accent: string
  /** Highlights on the drawn player. */
  light: string
}

export const inks: Record<'black' | 'green' | 'blue' | 'purple' | 'orange' | 'red', Inks> = {
  black: {
    poster: '#14171d',
    deep: '#23282f',
    on: '#f8f7f4',
    second: '#c1bdb7',
    accent: '#201b16',
    light: '#ebe7e0',
  },
  green: {
    poster: '#01683a',
    deep: '#00522d',
    on: '#f5fdf6',
    second: '#caeed0',
    accent: '#066b3a',
    light: '#c2edaa',
  },
  blue: {
    poster: '#0f57d1',
    deep: '#0842b1',
    on: '#f7fafe',
    second: '#cce2fe',
    accent: '#1357ce',
    light: '#95dbff',
  },
  purple: {
    poster: '#632ca3',
    deep: '#4d1d84',
    on: '#fbf9ff',
    second: '#e5d6f9',
    accent: '#6b30af',
    light: '#ecbef6',
  },
  orange: {
    poster: '#fb7119',
    deep: '#e55a19',
    on: '#1b0c06',
    second: '#31150a',
    accent: '#a94313',
    light: '#ffd592',
  },
  red: {
    poster: '#bc0d1c',
    deep: '#9c0011',
    on: '#fff8f5',
    second: '#ffded3',
    accent: '#be111e',
    light: '#ffc7a2',
  },
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

const mixed = (color: string, share: number, other: string): string =>
  `#${channels(color)
    .map((value, index) => Math.round(value * share + (channels(other)[index] ?? 0) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

const nearBlack = '#080b10'

/** The colors of a drawn player by their names in the drawings. On black, the uniform is one step lighter. */
export const playerInks = (theme: keyof typeof inks): Readonly<Record<string, string>> => {
  const { poster, light } = inks[theme]
  const shared = { ink: nearBlack, hair: '#070a0f', num: '#fbfaf7', hi: light, trim: light }
  if (theme === 'black')
    return {
      ...shared,
      skin: '#646971',
      skin2: '#484d56',
      skin3: '#535861',
      kit: '#3b4048',
      kit2: '#2b3139',
      kit3: '#05070c',
      ball: '#3b4048',
    }
  return {
    ...shared,
    skin: mixed(nearBlack, 0.6, poster),
    skin2: mixed(nearBlack, 0.76, poster),
    skin3: mixed(nearBlack, 0.62, poster),
    kit: '#14171d',
    kit2: '#0a0d12',
    kit3: '#06090e',
    ball: mixed(poster, 0.86, nearBlack),
  }
}
