import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface FilterAnchorProps extends ComponentProps<'a'> {
  isChosen: boolean
}

/** The router marks every link that its address includes, and the next one before it has come: here one alone is. */
const FilterAnchor = ({ isChosen, ...anchor }: FilterAnchorProps) => (
  <a {...anchor} aria-current={isChosen ? 'page' : undefined} />
)

export const FilterLink = createLink(FilterAnchor)
