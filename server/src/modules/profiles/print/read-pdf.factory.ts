import { inflateSync } from 'node:zlib'

export interface SetText {
  text: string
  /** From the left and upper edges of the page, in points. */
  left: number
  baseline: number
}

type Matrix = readonly [number, number, number, number, number, number]

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
]

const numbersOf = (line: string) => line.split(' ').slice(0, 6).map(Number) as unknown as Matrix

const unpacked = (object: string): string => {
  const [, raw = ''] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(object) ?? []
  return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1')
}

/** The texts on each page of a PDF from our sheets, and their positions. */
export const readPdf = (pdf: Buffer): SetText[][] => {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  )
  const linked = (body: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? ''

  /** The letters of a font by the number of their glyph. */
  const lettersOf = (font: string): string[] => {
    const [, list = ''] =
      /\[([^\]]*)\]/.exec(unpacked(linked(font, 'ToUnicode')).split('beginbfrange')[1] ?? '') ?? []
    return [...list.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    )
  }

  const readPage = (page: string): SetText[] => {
    const [, fontList = ''] = /\/Font <<([\s\S]*?)>>/.exec(linked(page, 'Resources')) ?? []
    const fonts = new Map(
      [...fontList.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        lettersOf(objects.get(id) ?? ''),
      ]),
    )
    const found: SetText[] = []
    const stack: Matrix[] = []
    let at: Matrix = [1, 0, 0, 1, 0, 0]
    let pen: Matrix = at
    let letters: string[] = []
    for (const line of unpacked(linked(page, 'Contents')).split('\n')) {
      if (line === 'q') stack.push(at)
      else if (line === 'Q') at = stack.pop() ?? at
      else if (line.endsWith(' cm')) at = times(numbersOf(line), at)
      else if (line.endsWith(' Tm')) pen = times(numbersOf(line), at)
      else if (line.endsWith(' Tf')) letters = fonts.get(line.slice(1).split(' ')[0] ?? '') ?? []
      else if (line.endsWith(' TJ')) {
        const glyphs = [...line.matchAll(/<([0-9a-f]+)>/g)].flatMap(
          ([, hex = '']) => hex.match(/.{4}/g) ?? [],
        )
        const text = glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join('')
        found.push({ text, left: pen[4], baseline: 792 - pen[5] })
      }
    }
    return found
  }
  return [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body)).map(readPage)
}
