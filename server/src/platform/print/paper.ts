import {
  Document,
  Font,
  Page,
  renderToBuffer,
  StyleSheet,
  type Styles,
  Text,
  View,
} from '@react-pdf/renderer'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { paper } from './inks.ts'
import { typefaceFile } from './typefaces.ts'

/** What is printed is built from a few parts: `row(...)`, `column(...)`, `words(...)`. The server runs without JSX. */

Font.register({ family: 'Display', src: typefaceFile('display') })
Font.register({ family: 'Label', src: typefaceFile('label') })
Font.register({ family: 'Text', src: typefaceFile('text') })
Font.register({ family: 'Strong', src: typefaceFile('strong') })
// A name is never hyphenated.
Font.registerHyphenationCallback((word) => [word])

/** In points. */
const letterHeight = 792
const footerHeight = 44
/** Left free above; what begins a sheet at its very edge takes it back. */
export const pageTop = 36

type Style = Styles[string]
type Part = ReactNode

export const column = (style: Style, ...children: Part[]): ReactElement =>
  createElement(View, { style }, ...children)

export const row = (style: Style, ...children: Part[]): ReactElement =>
  createElement(View, { style: { flexDirection: 'row', ...style } }, ...children)

export const words = (text: string, style: Style = {}): ReactElement => createElement(Text, { style }, text)

/** Kept together on one page, where it fits. */
export const block = (style: Style, ...children: Part[]): ReactElement =>
  createElement(View, { style, wrap: false }, ...children)

/** What is to be one page and no more; `foot` stands at its lower edge. */
export const onePage = (foot: ReactElement, ...children: Part[]): ReactElement =>
  block(
    { height: letterHeight - pageTop - footerHeight - 2 },
    ...children,
    column({ position: 'absolute', bottom: 0, left: 40, right: 40 }, foot),
  )

/** Never alone at the foot of a page. */
export const heading = (...children: Part[]): ReactElement =>
  createElement(View, { wrap: false, minPresenceAhead: 48 }, ...children)

export const look = StyleSheet.create({
  page: {
    fontFamily: 'Text',
    fontSize: 9.5,
    color: paper.text,
    paddingTop: pageTop,
    paddingBottom: footerHeight,
  },
  label: {
    fontFamily: 'Label',
    fontSize: 8.5,
    letterSpacing: 0.5,
    color: paper.muted,
    textTransform: 'uppercase',
  },
  heading: { fontFamily: 'Display', fontSize: 17, textTransform: 'uppercase', marginBottom: 8 },
  figure: { fontFamily: 'Display', fontSize: 22 },
  strong: { fontFamily: 'Strong' },
  muted: { color: paper.muted },
  /** One line; what is longer is cut. */
  cut: { maxLines: 1, textOverflow: 'ellipsis' },
})

interface Sheet {
  title: string
  author: string
  /** At the lower edge of every page. */
  footer: string
}

/** US letter, as many pages as it takes. */
export const printSheet = ({ title, author, footer }: Sheet, ...children: Part[]): Promise<Buffer> =>
  renderToBuffer(
    createElement(
      Document,
      { title, author, creator: 'Fieldhouse', producer: 'Fieldhouse', language: 'en-US' },
      createElement(
        Page,
        { size: 'LETTER', style: look.page },
        ...children,
        createElement(
          View,
          {
            fixed: true,
            style: {
              position: 'absolute',
              bottom: 18,
              left: 40,
              right: 40,
              flexDirection: 'row',
              justifyContent: 'space-between',
            },
          },
          words(footer, look.muted),
          createElement(Text, {
            style: look.muted,
            render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`,
          }),
        ),
      ),
    ),
  )
