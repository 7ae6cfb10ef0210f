import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { type Drill, drillSeconds, drills, fieldLines, type Moment, momentsOf } from './drill-films/drills.ts'
import { browserFlags, findBrowser } from './services/browser.ts'

/**
 * Draws and records the demo athletes' short videos in a browser, each with a still frame. The results are committed.
 * Run `node tools/drill-films.ts [name…]` after changing a drill. It takes as long as the videos play.
 */
const folder = join(import.meta.dirname, '../web/public/films')
const { resolve } = createRequire(join(import.meta.dirname, '../web/package.json'))
const font = readFileSync(
  resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'),
).toString('base64')

type Moments = readonly Moment[]

interface Recording {
  drill: Pick<Drill, 'colors' | 'number' | 'title'>
  athlete: Moments
  ball: Moments
  teammates: readonly Moments[]
  opponents: readonly Moments[]
  rings: Moments
  lines: string
  seconds: number
}

/** Runs in the page: plays the drill on a canvas. Returns the video and its frame as binary text. */
const record = async (recording: Recording): Promise<{ film: string; frame: string }> => {
  const { drill, athlete, ball, teammates, opponents, rings, lines, seconds } = recording
  const [width, height] = [640, 360]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no canvas to draw on')
  const { field, deep, text } = drill.colors
  const field2d = new Path2D(lines)

  const at = (path: Moments, time: number): [x: number, y: number, height: number] => {
    const next = path.findIndex(([second]) => second > time)
    const to = path[next === -1 ? path.length - 1 : next]
    const from = path[next === -1 ? path.length - 1 : Math.max(0, next - 1)]
    if (!to || !from) return [0, 0, 0]
    const share = to === from ? 1 : (time - from[0]) / (to[0] - from[0])
    const eased = to[3] > 0 ? share : share * share * (3 - 2 * share)
    const rise = to[3] * 4 * share * (1 - share)
    return [from[1] + (to[1] - from[1]) * eased, from[2] + (to[2] - from[2]) * eased, rise]
  }

  const disc = (x: number, y: number, radius: number, fill: string | null, line: string | null) => {
    pen.beginPath()
    pen.arc(x, y, radius, 0, 2 * Math.PI)
    if (fill) {
      pen.fillStyle = fill
      pen.fill()
    }
    if (line) {
      pen.strokeStyle = line
      pen.lineWidth = 3
      pen.stroke()
    }
  }

  const trail = (time: number) => {
    pen.strokeStyle = text
    pen.globalAlpha = 0.35
    pen.lineWidth = 3
    pen.setLineDash([2, 8])
    pen.lineCap = 'round'
    pen.beginPath()
    for (let second = Math.max(0, time - 1.6); second <= time; second += 0.05) {
      const [x, y] = at(athlete, second)
      pen.lineTo(x, y)
    }
    pen.stroke()
    pen.setLineDash([])
    pen.globalAlpha = 1
  }

  const draw = (time: number, isFrame = false) => {
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.fillStyle = field
    pen.fillRect(0, 0, width, height)
    pen.translate(70, 16)
    pen.strokeStyle = deep
    pen.lineWidth = 5
    pen.stroke(field2d)
    trail(time)
    for (const [second, x, y] of rings) {
      const since = time - second
      if (since < 0 || since > 0.9) continue
      pen.globalAlpha = 1 - since / 0.9
      disc(x, y, 14 + since * 50, null, text)
      pen.globalAlpha = 1
    }
    for (const path of opponents) {
      const [x, y] = at(path, time)
      disc(x, y, 13, deep, text)
    }
    for (const path of teammates) {
      const [x, y] = at(path, time)
      pen.globalAlpha = 0.6
      disc(x, y, 13, text, null)
      pen.globalAlpha = 1
    }
    const [x, y] = at(athlete, time)
    disc(x, y, 19, text, null)
    pen.fillStyle = field
    pen.font = '700 22px Display'
    pen.textAlign = 'center'
    pen.fillText(drill.number, x, y + 7.5)
    const [ballX, ballY, rise] = at(ball, time)
    pen.globalAlpha = 0.3
    disc(ballX, ballY, 6, '#000', null)
    pen.globalAlpha = 1
    disc(ballX, ballY - rise * 0.35, 7 + rise * 0.06, '#fff', deep)
    // The page draws its own title over the frame.
    if (isFrame) return
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.fillStyle = text
    pen.textAlign = 'left'
    pen.font = '700 28px Display'
    pen.fillText(drill.title.toUpperCase(), 24, height - 22)
    pen.fillRect(0, height - 5, (width * time) / seconds, 5)
  }

  const binary = async (blob: Blob) =>
    new Uint8Array(await blob.arrayBuffer()).reduce((all, byte) => all + String.fromCharCode(byte), '')

  const stream = canvas.captureStream(24)
  const recorder = new MediaRecorder(stream, {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: 140_000,
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
      draw(Math.min(time, seconds))
      if (time < seconds + 0.2) requestAnimationFrame(step)
      else resolved()
    }
    requestAnimationFrame(step)
  })
  recorder.stop()
  await done
  // A moment after the first ring, when the ball is in a good position.
  draw((rings[0]?.[0] ?? 1) + 0.2, true)
  const frame = await new Promise<Blob | null>((resolved) => canvas.toBlob(resolved, 'image/webp', 0.85))
  if (!frame) throw new Error('The frame could not be drawn')
  return { film: await binary(new Blob(chunks)), frame: await binary(frame) }
}

const wanted = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
try {
  const page = await browser.newPage()
  await page.setContent(
    `<style>@font-face{font-family:Display;font-weight:700;src:url(data:font/woff2;base64,${font})} p{font:700 9px Display}</style><p>a</p>`,
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const drill of drills) {
    if (wanted.length > 0 && !wanted.includes(drill.file)) continue
    const made = await page.evaluate(record, {
      drill,
      athlete: momentsOf(drill.athlete),
      ball: momentsOf(drill.ball),
      teammates: (drill.teammates ?? []).map(momentsOf),
      opponents: (drill.opponents ?? []).map(momentsOf),
      rings: momentsOf(drill.rings),
      lines: fieldLines[drill.field],
      seconds: drillSeconds,
    })
    await writeFile(join(folder, `${drill.file}.mp4`), Buffer.from(made.film, 'latin1'))
    await writeFile(join(folder, `${drill.file}.webp`), Buffer.from(made.frame, 'latin1'))
  }
} finally {
  await browser.close()
}
