import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMultipart } from './multipart.ts'

const read = (body: string, contentType = 'multipart/form-data; boundary=x') =>
  readMultipart(contentType, Buffer.from(body))

const disposition = 'Content-Disposition: form-data; name="title"'
const one = `--x\r\n${disposition}\r\n\r\nGrades\r\n--x--\r\n`
const parts = [{ name: 'title', fileName: null, type: '', bytes: Buffer.from('Grades') }]

describe('a form with files', () => {
  test('returns every name and every byte that a browser puts into it', async () => {
    const text = fc.string({ unit: 'binary' }).map((value) => value.toWellFormed())
    const fileName = fc.string({ unit: 'binary', minLength: 1 }).map((value) => value.toWellFormed())
    const file = fc.record({ name: fileName, bytes: fc.uint8Array() })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, fc.oneof(text, file)), { maxLength: 5 }), async (entries) => {
        const form = new FormData()
        for (const [name, value] of entries)
          if (typeof value === 'string') form.append(name, value)
          else form.append(name, new File([new Uint8Array(value.bytes)], value.name))
        const sent = new Response(form)
        const contentType = sent.headers.get('content-type') ?? ''
        const found = readMultipart(contentType, Buffer.from(await sent.arrayBuffer()))
        // Line endings in names and texts become CRLF on the way.
        const asSent = (value: string) => value.replaceAll(/\r\n|\r|\n/g, '\r\n')
        expect(
          found?.map(({ name, fileName, bytes }) => [
            name,
            fileName ?? bytes.toString(),
            fileName !== null && bytes,
          ]),
        ).toEqual(
          entries.map(([name, value]) =>
            typeof value === 'string'
              ? [asSent(name), asSent(value), false]
              : [asSent(name), value.name, Buffer.from(value.bytes)],
          ),
        )
      }),
    )
  })

  test('is read in the formats of other programs', () => {
    expect(read(one)).toEqual(parts)
    expect(read(one, 'Multipart/Form-Data; charset=utf-8; boundary="x"')).toEqual(parts)
    expect(read(one.replace('Content-Disposition', 'content-disposition'))).toEqual(parts)
    expect(read(`${one}what stands behind it`)).toEqual(parts)
    const quoted = `--x\r\n${disposition}; filename="a \\"b\\".jpg"\r\nContent-Type: image/jpeg\r\n\r\n\r\n--x--`
    expect(read(quoted)).toEqual([
      { name: 'title', fileName: 'a "b".jpg', type: 'image/jpeg', bytes: Buffer.alloc(0) },
    ])
  })

  test('may contain its boundary in the middle of a line', () => {
    const bytes = 'a--x\r\n-x\r\n--'
    expect(read(one.replace('Grades', bytes))?.[0]?.bytes.toString()).toBe(bytes)
  })

  const broken: [what: string, body: string, contentType?: string][] = [
    ['no boundary', one, 'multipart/form-data'],
    ['an empty boundary', one, 'multipart/form-data; boundary='],
    ['another boundary', one, 'multipart/form-data; boundary=y'],
    ['another type', one, 'multipart/mixed; boundary=x'],
    ['nothing in it', ''],
    ['no end', one.replace('--x--\r\n', '')],
    ['a truncated end', one.slice(0, -4)],
    ['a head without an end', `--x\r\n${disposition}`],
    ['a header that is too long', one.replace('\r\n\r\n', `\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)],
    ['a part without a head', '--x\r\n\r\nGrades\r\n--x--\r\n'],
    ['a part without a name', one.replace('; name="title"', '')],
    ['a part that is not a field', one.replace('form-data', 'attachment')],
    ['something before it', `before${one}`],
    ['hundreds of parts', `${one.slice(0, -6).repeat(101)}--x--\r\n`],
  ]

  test.each(broken)('is broken with %s', (_what, body, contentType) => {
    expect(read(body, contentType)).toBeNull()
  })

  test('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('--x', '\r\n', '--', disposition, ';', '"', 'a')), (pieces) => {
        read(`--x\r\n${pieces.join('')}`)
      }),
    )
  })
})
