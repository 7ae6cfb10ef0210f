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
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { paper } from './inks.ts'
import { figureInText, type Typeface, typefaceFile, typefaceStack } from './typefaces.ts'

/** Printed pages are built from a few parts: `row(...)`, `column(...)`, `words(...)`. The server runs without JSX. */

for (const face of ['display', 'label', 'text', 'strong'] as const)
  Font.register({ family: face, src: typefaceFile(face) })

/** A longer word would overlap what is next to it. */
const longestWord = 18
// No other word is hyphenated.
Font.registerHyphenationCallback((word) =>
  word.length > longestWord ? (word.match(/.{1,9}/gsu) ?? [word]) : [word],
)

/** In points. */
const letterHeight = 792
const footerHeight = 44
/** The top margin. Content that begins at the very edge of a sheet removes it. */
export const pageTop = 36

type Style = Styles[string]
type Part = ReactNode

export const column = (style: Style, ...children: Part[]): ReactElement =>
  createElement(View, { style }, ...children)

export const row = (style: Style, ...children: Part[]): ReactElement =>
  createElement(View, { style: { flexDirection: 'row', ...style } }, ...children)

/** The decimal point of a figure keeps its space, in a table and in a sentence. */
const unkerned = { fontFeatureSettings: { kern: false } }

export const words = (text: string, style: Style = {}): ReactElement =>
  createElement(
    Text,
    { style },
    ...text
      .split(figureInText)
      .map((piece, index) => (index % 2 === 1 ? createElement(Text, { style: unkerned }, piece) : piece)),
  )

/** Kept together on one page if it fits. */
export const block = (style: Style, ...children: Part[]): ReactElement =>
  createElement(View, { style, wrap: false }, ...children)

/** The width between the margins. */
export const onePageHeight = letterHeight - pageTop - footerHeight - 2

/** Content for exactly one page. `foot` is at its lower edge. */
export const onePage = (foot: ReactElement, ...children: Part[]): ReactElement =>
  block(
    { height: onePageHeight },
    ...children,
    column({ position: 'absolute', bottom: 0, left: 40, right: 40 }, foot),
  )

/**
 * Parts that follow each other down the sheet, with a possible page break between any two of them. They are not in a
 * box: a box whose first part no longer fits is drawn over the lower edge of the page.
 */
export const flow = (...children: Part[]): ReactElement => createElement(Fragment, null, ...children)

const fontsOf = (face: Typeface) => [...typefaceStack(face)]

export const look = StyleSheet.create({
  page: {
    fontFamily: fontsOf('text'),
    fontSize: 9.5,
    color: paper.text,
    paddingTop: pageTop,
    paddingBottom: footerHeight,
  },
  label: {
    fontFamily: fontsOf('label'),
    fontSize: 8.5,
    letterSpacing: 0.5,
    color: paper.muted,
    textTransform: 'uppercase',
  },
  display: { fontFamily: fontsOf('display') },
  heading: { fontFamily: fontsOf('display'), fontSize: 17, textTransform: 'uppercase', marginBottom: 8 },
  figure: { fontFamily: fontsOf('display'), fontSize: 22 },
  strong: { fontFamily: fontsOf('strong') },
  /** Digits of equal width, so columns of figures line up. */
  tabular: { fontFeatureSettings: { kern: false, tnum: true } },
  muted: { color: paper.muted },
  /** One line. Longer text is cut. */
  cut: { maxLines: 1, textOverflow: 'ellipsis' },
})

interface Sheet {
  title: string
  author: string
  /** At the lower edge of every page. */
  footer: string
}

/** US letter, with as many pages as needed. */
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
