import { crc32, deflateSync } from 'node:zlib'

export interface SampleFile {
  id: string
  name: string
  mimeType: string
  bytes: () => Buffer
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture of a ball on a court, in one color on another. */
const aPicture = (width: number, height: number, ball: number, court: number): Buffer => {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  const [x0, y0, radius] = [width / 2, height * 0.4, width / 5]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = Math.hypot(x - x0, y - y0) < radius ? ball : court
      rows.writeUIntBE(color, y * (width * 3 + 1) + 1 + x * 3, 3)
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** One page with one line. */
const aPdf = (line: string): Buffer => {
  const text = `BT /F1 18 Tf 72 720 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(pdf + table + end, 'latin1')
}

const pdf = 'application/pdf'

/** The files of the development Drive: good files, one with a false type, and one that is too large. */
export const sampleFiles: readonly SampleFile[] = [
  { id: 'transcript', name: 'Transcript.pdf', mimeType: pdf, bytes: () => aPdf('Sample transcript') },
  { id: 'report-card', name: 'Report card.pdf', mimeType: pdf, bytes: () => aPdf('Sample report card') },
  { id: 'notes', name: 'Notes, not a PDF.pdf', mimeType: pdf, bytes: () => Buffer.from('Just text') },
  { id: 'yearbook', name: 'Yearbook, 11 MB.pdf', mimeType: pdf, bytes: () => Buffer.alloc(11_000_000) },
  {
    id: 'court',
    name: 'On the court.png',
    mimeType: 'image/png',
    bytes: () => aPicture(480, 600, 0xd9_73_2b, 0x2f_5d_50),
  },
  {
    id: 'practice',
    name: 'Practice.png',
    mimeType: 'image/png',
    bytes: () => aPicture(640, 480, 0xe8_b0_4a, 0x33_3f_6b),
  },
]
