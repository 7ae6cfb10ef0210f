import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from './services/browser.ts'
import { type FilmScene, films } from './site-films/scenes.ts'

/**
 * Draws the site's own pictures and videos: icons, the card for social networks, and the insider videos. The results
 * are committed. Run `node tools/site-pictures.ts` after changing the logo, the colors, or the texts.
 */
const folder = join(import.meta.dirname, '../web/public')
const { resolve } = createRequire(join(import.meta.dirname, '../web/package.json'))

const face = (family: string, weight: string, file: string) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(resolve(file)).toString('base64')})}`

const fonts = [
  face('Display', '700', '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'),
  face('Text', '100 900', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
].join('')

const sign = 'M6 6h20v5.5H11.8v3.6H22v5.4H11.8V26H6zM22.2 22.2H26V26h-3.8z'
const ink = '#14171d'
const paper = '#fbf9f5'

/** Some systems crop an icon to their own shape, so the important part stays in the middle. */
const iconSvg = (size: number, { corner, scale }: { corner: number; scale: number }) => {
  const edge = 16 - 16 * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">
    <rect width="32" height="32" rx="${corner}" fill="${ink}"/>
    <path transform="translate(${edge} ${edge}) scale(${scale})" fill="${paper}" d="${sign}"/></svg>`
}

const icons = [
  { file: 'icon-192.png', size: 192, corner: 6, scale: 1 },
  { file: 'icon-512.png', size: 512, corner: 6, scale: 1 },
  { file: 'icon-maskable-512.png', size: 512, corner: 0, scale: 0.8 },
  { file: 'apple-touch-icon.png', size: 180, corner: 0, scale: 0.9 },
]

const drawing = readFileSync(
  join(import.meta.dirname, '../web/public/figures/basketball-female-shot.svg'),
  'utf8',
)

const card = `<style>${fonts}
  body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;background:oklch(0.705 0.19 46);color:oklch(0.175 0.03 45);font-family:Display;text-transform:uppercase}
  h1{position:absolute;left:64px;bottom:120px;margin:0;width:760px;font-size:124px;line-height:.84;letter-spacing:-.02em}
  .mark{position:absolute;left:64px;top:56px;display:flex;gap:16px;align-items:center;font-size:44px}
  .mark svg{width:48px} .line{position:absolute;left:66px;bottom:56px;margin:0;font:500 28px Text;text-transform:none}
  .number{position:absolute;right:120px;top:-40px;font-size:760px;line-height:.8;letter-spacing:-.05em;color:oklch(0.64 0.186 41)}
  .player{position:absolute;right:-10px;top:76px;width:520px;height:780px;--poster:oklch(0.705 0.19 46);--ink:oklch(0.15 0.012 258);--f-ink:var(--ink);
    --f-skin:color-mix(in oklab,var(--ink) 60%,var(--poster));--f-skin2:color-mix(in oklab,var(--ink) 76%,var(--poster));--f-skin3:color-mix(in oklab,var(--ink) 62%,var(--poster));
    --f-kit:oklch(0.205 0.012 258);--f-kit2:oklch(0.16 0.012 258);--f-kit3:oklch(0.14 0.012 258);--f-hair:oklch(0.145 0.012 258);
    --f-hi:oklch(0.9 0.1 75);--f-trim:oklch(0.9 0.1 75);--f-num:oklch(0.985 0.004 84);--f-ball:color-mix(in oklab,var(--poster) 86%,var(--ink))}
  .player svg{width:100%;height:100%;overflow:visible}
  </style><div class="number">14</div><div class="player">${drawing}</div>
  <div class="mark"><svg viewBox="0 0 26 26"><path fill="currentColor" d="M2 2h22v6H8.5v4H20v6H8.5v6H2zM20 20h4v4h-4z"/></svg>Fieldhouse</div>
  <h1>Your Profile Page Gets You In The Game</h1><p class="line">Numbers, film and grades behind one link</p>`

interface Stage {
  scenes: readonly FilmScene[]
  colors: { field: string; deep: string; text: string }
}

/** Runs in the page: draws the scenes in order and returns the video as base64. */
const record = async ({ scenes, colors }: Stage): Promise<string> => {
  const [width, height, seconds] = [960, 540, 3]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no canvas to draw on')
  const lines = (text: string, size: string, room: number): string[] => {
    pen.font = size
    const all: string[] = []
    for (const word of text.split(' ')) {
      const longer = `${all.at(-1) ?? ''} ${word}`.trim()
      if (all.length > 0 && pen.measureText(longer).width <= room) all[all.length - 1] = longer
      else all.push(word)
    }
    return all
  }
  const ease = (share: number) => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3
  const draw = (time: number) => {
    const at = Math.min(scenes.length - 1, Math.floor(time / seconds))
    const scene = scenes[at]
    if (!scene) return
    const within = time - at * seconds
    const arrival = ease(within / 0.5)
    pen.fillStyle = colors.field
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = colors.deep
    pen.font = '700 620px Display'
    pen.fillText(scene.mark, width - 60 - pen.measureText(scene.mark).width + (1 - arrival) * 80, 470)
    pen.fillStyle = colors.text
    pen.globalAlpha = arrival
    const headline = lines(scene.title.toUpperCase(), '700 92px Display', 780)
    const top = 330 - (headline.length - 1) * 78 + (1 - arrival) * 24
    headline.forEach((line, place) => {
      pen.fillText(line, 56, top + place * 78)
    })
    pen.globalAlpha = ease((within - 0.35) / 0.5)
    lines(scene.text, '500 30px Text', 700).forEach((line, place) => {
      pen.fillText(line, 58, 392 + place * 42)
    })
    pen.globalAlpha = 1
    pen.font = '700 26px Display'
    pen.fillText('FIELDHOUSE', 58, 72)
    pen.fillRect(0, height - 8, (width * time) / (scenes.length * seconds), 8)
  }
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: 400_000,
  })
  const chunks: Blob[] = []
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  const done = new Promise<void>((resolved) => {
    recorder.onstop = () => resolved()
  })
  draw(0)
  recorder.start()
  const start = performance.now()
  await new Promise<void>((resolved) => {
    const step = () => {
      const time = (performance.now() - start) / 1000
      draw(Math.min(time, scenes.length * seconds - 0.001))
      if (time < scenes.length * seconds) requestAnimationFrame(step)
      else resolved()
    }
    requestAnimationFrame(step)
  })
  recorder.stop()
  await done
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
  return bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')
}

const makeFilm = async (page: Page, { file, ...stage }: (typeof films)[number]) => {
  await page.setContent(
    `<style>${fonts} p{font:700 9px Display} b{font:500 9px Text}</style><p>a</p><b>a</b>`,
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await writeFile(join(folder, 'films', file), Buffer.from(await page.evaluate(record, stage), 'latin1'))
}

await mkdir(join(folder, 'films'), { recursive: true })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
try {
  const page = await browser.newPage()
  for (const { file, size, ...look } of icons) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${iconSvg(size, look)}`)
    await page.screenshot({ path: join(folder, file), omitBackground: true })
  }
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(card)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: join(folder, 'social-card.png') })
  for (const film of films) await makeFilm(page, film)
} finally {
  await browser.close()
}
