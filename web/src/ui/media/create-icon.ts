import { createElement, type SVGProps } from 'react'

interface IconDrawing {
  size: number
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/**
 * Replaces `createLucideIcon` in the built pages (`vite.config.ts`). Lucide's own also reads a context, sizes, and
 * names. We use none of them, and every visitor would load them. The class `icon` draws it (`styles/kit/media.css`).
 */
const createIcon =
  ({ size, node }: IconDrawing) =>
  (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        viewBox: `0 0 ${size} ${size}`,
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )

// Like the module it replaces.
export { createIcon as default }
