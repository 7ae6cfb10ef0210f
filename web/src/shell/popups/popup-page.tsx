import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { closePopup, currentPopup, openPopup, type Popup, watchPopup } from '../popups.ts'

interface PopupPageProps {
  popup: Popup
  /** The page behind it. */
  children: ReactNode
}

/** A popup with its own address (ACC-10, ACC-11). When the last popup closes, the address becomes the home page. */
export const PopupPage = ({ popup, children }: PopupPageProps) => {
  const navigate = useNavigate()
  const [own] = useState(popup)
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_index })
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [ownPath] = useState(path)

  useEffect(() => {
    openPopup(own)
    const stop = watchPopup(() => {
      if (currentPopup() === null) void navigate({ to: '/', replace: true })
    })
    return () => {
      stop()
      if (currentPopup() === own) closePopup()
    }
  }, [own, navigate])

  // Back closed the popup and removed its history entry, which stops the navigation above. A person who is on the way to
  // another page, such as their own after signing up, is left alone.
  useEffect(() => {
    if (entry >= 0 && path === ownPath && currentPopup() === null) void navigate({ to: '/', replace: true })
  }, [entry, path, ownPath, navigate])

  return (
    <>
      <span hidden data-at-once="" />
      {children}
    </>
  )
}
