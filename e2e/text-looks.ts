import type { Page } from '@playwright/test'

/** What is checked, in axe's own words. */
export interface Extent {
  readonly include: string[]
  readonly exclude: string[]
}

/** The texts to check for contrast have this attribute. */
const mark = 'data-contrast'
export const markedTexts = `[${mark}]`

/**
 * Marks the first and the last text of each look. Two texts look the same if they, and everything around them, have the
 * same tags, classes, states, and computed colors. Their contrast is the same then, and it is most of axe's work.
 */
export const markTextLooks = (page: Page, extent: Extent): Promise<void> =>
  page.evaluate(
    ([{ include, exclude }, attribute]) => {
      const numbers = new Map<string, number>()
      const looks = new Map<Element, number>()

      const ownLook = (part: Element) => {
        const style = getComputedStyle(part)
        const colors = [style.color, style.backgroundColor, style.backgroundImage, style.textShadow]
        const layers = [style.opacity, style.filter, style.mixBlendMode, style.position, style.zIndex]
        const isOff = part.matches(':disabled, [aria-disabled="true"], [inert]')
        const labelsOff = part instanceof HTMLLabelElement && part.control?.matches(':disabled')
        const names = [part.tagName, part.id, part.getAttribute('class'), isOff, labelsOff]
        return [...names, ...colors, ...layers, style.fontSize, style.fontWeight].join('|')
      }
      const lookOf = (part: Element): number => {
        const known = looks.get(part)
        if (known !== undefined) return known
        const around = part.parentElement ? lookOf(part.parentElement) : 0
        const key = `${around}|${ownLook(part)}`
        const look = numbers.get(key) ?? numbers.size + 1
        numbers.set(key, look)
        looks.set(part, look)
        return look
      }

      /** Its own text, without that of its parts. */
      const textOf = (part: Element) =>
        [...part.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('')
      const hasText = (part: Element) => part.matches('input, select, textarea') || textOf(part) !== ''

      const first = new Map<string, Element>()
      const last = new Map<string, Element>()
      for (const root of document.querySelectorAll(include.join()))
        for (const part of [root, ...root.querySelectorAll('*')]) {
          if (!hasText(part) || part.closest(exclude.join()) || !part.checkVisibility()) continue
          // A single letter is judged by other rules.
          const look = `${lookOf(part)} ${textOf(part).length === 1}`
          if (!first.has(look)) first.set(look, part)
          last.set(look, part)
        }
      for (const part of document.querySelectorAll(`[${attribute}]`)) part.removeAttribute(attribute)
      for (const part of [...first.values(), ...last.values()]) part.setAttribute(attribute, '')
    },
    [extent, mark] as const,
  )
