import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonClassName } from './button-class-name.ts'

type AnchorButtonProps = Omit<ComponentProps<'a'>, 'className'> & ButtonStyle

/** A link that looks like a button. */
export const AnchorButton = ({
  variant,
  size,
  isOutlined,
  isActive,
  isBlock,
  isIcon,
  ...anchor
}: AnchorButtonProps) => (
  <a {...anchor} {...buttonClassName({ variant, size, isOutlined, isActive, isBlock, isIcon })} />
)

/** The same for our own pages: it navigates without a page load. */
export const LinkButton = createLink(AnchorButton)
