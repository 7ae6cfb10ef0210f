import { Mask, type MaskInputOptions } from 'maska'
import type { MadeEdit, TextEdit } from './text-rule.ts'

/** A pattern with # for a digit, @ for a letter, and * for either, or maska's options. */
export type FieldMask = string | Omit<MaskInputOptions, 'onMaska'>

const asItIs = (text: string) => text

const maskOf = (fieldMask: FieldMask) => {
  const {
    preProcess = asItIs,
    postProcess = asItIs,
    ...options
  } = typeof fieldMask === 'string' ? { mask: fieldMask } : fieldMask
  const mask = new Mask(options)
  const entered = (text: string) => mask.unmasked(preProcess(text))
  return {
    /** Removes empty brackets. */
    masked: (text: string) => (entered(text) === '' ? '' : postProcess(mask.masked(preProcess(text)))),
    countEntered: (text: string) => entered(text).length,
    /** Letters and digits that would be left out. */
    losesFrom: (text: string) =>
      countOfWeight(preProcess(text)) > countOfWeight(mask.masked(preProcess(text))),
  }
}

const countOfWeight = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

export const maskText = (fieldMask: FieldMask, text: string): string => maskOf(fieldMask).masked(text)

/** Whether a number pad is enough. */
export const isDigitMask = (fieldMask: FieldMask): boolean => {
  const { mask, tokens } = typeof fieldMask === 'string' ? { mask: fieldMask } : fieldMask
  const patterns = typeof mask === 'string' ? [mask] : mask
  return !tokens && Array.isArray(patterns) && patterns.every((pattern) => !/[@*]/.test(pattern))
}

/**
 * Applies a mask to a text. A key press without room changes nothing, so it can't push out the last character. A paste
 * is cut, and says so.
 */
export const maskRule =
  (fieldMask: FieldMask) =>
  ({ text, caret, typed = '', isForwardDelete = false }: MadeEdit): TextEdit & { isCut: boolean } => {
    const { masked, countEntered, losesFrom } = maskOf(fieldMask)
    const isRefused = typed !== '' && losesFrom(text)
    const start = isRefused ? caret - typed.length : caret
    const wanted = isRefused ? text.slice(0, start) + text.slice(caret) : text
    const next = masked(wanted)
    const isCut = typed === '' && losesFrom(text)
    if (start >= wanted.length) return { text: next, caret: next.length, isCut }

    const count = countEntered(wanted.slice(0, start))
    const places = Array.from({ length: next.length + 1 }, (_, place) => place)
    const fitting = places.filter((place) => countEntered(next.slice(0, place)) === count)
    // Moving forward, or at the start, the caret skips the mask's characters.
    const place = isForwardDelete || count === 0 ? fitting.at(-1) : fitting[0]
    return { text: next, caret: place ?? next.length, isCut }
  }
