import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface FilterAnchorProps extends ComponentProps<'a'> {
  isChosen: boolean
}

/**
 * The router marks every link that the address includes, and the next one before it has loaded. Here only one is
 * marked.
 */
const FilterAnchor = ({ isChosen, ...anchor }: FilterAnchorProps) => (
  <a {...anchor} aria-current={isChosen ? 'page' : undefined} />
)

export const FilterLink = createLink(FilterAnchor)
