import { createElement, type SVGProps } from 'react'

interface IconDrawing {
  size: number
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/**
 * Replaces `createLucideIcon` in the built pages (`vite.config.ts`). Lucide's own also reads a context, sizes, and
 * names. We use none of them, and every visitor would load them.
 */
const createIcon =
  ({ size, node }: IconDrawing) =>
  (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${size} ${size}`,
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )

// Like the module it replaces.
export { createIcon as default }
